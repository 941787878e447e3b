/** What an input says about the change rather than what is changed. */
const ABOUT_IT = new Set(["sources", "source", "generationId", "expectedVersion", "checkpoint"]);

/** Of a content or of an input itself: the fields that a mutation's input changes. */
export function changedPart(of: object, { input }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.keys(input as object).filter((field) => !ABOUT_IT.has(field));
  return Object.fromEntries(fields.map((field) => [field, (of as Record<string, unknown>)[field]]));
}
