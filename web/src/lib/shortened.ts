/** At most so many UTF-16 code units of a text, with an ellipsis where it goes on; no letter or sign is cut in two. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
