/** A company's colour, the same everywhere: it is told by its id, since companies have none of their own. */
export function brandColor(companyId: string): string {
  let sum = 0;
  for (const character of companyId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return `oklch(0.62 0.15 ${sum})`;
}
