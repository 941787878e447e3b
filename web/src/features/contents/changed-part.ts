/** What an input says about the change rather than what is changed. */
const ABOUT_IT = new Set(["sources", "source", "generationId", "expectedVersion"]);

/** Of a content or of an input itself: the fields that a mutation's input changes. */
export function changedPart(of: object, { input }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.keys(input as object).filter((field) => !ABOUT_IT.has(field));
  return Object.fromEntries(fields.map((field) => [field, (of as Record<string, unknown>)[field]]));
}

/** Nothing is written in more than one way: absent, null, blank, a list or a group of attributes without anything in it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([name]) => name !== "__typename")
      .map(([name, part]) => [name, plain(part)] as const)
      .filter(([, part]) => part !== null)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }
  if (typeof value === "string") return value.trim() || null;
  return value ?? null;
}

export const isSamePart = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));
