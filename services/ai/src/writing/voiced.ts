/** Names and quotations: what a voice mustn't change. */
const KEPT = new Set(["part", "before"]);

/** A value with every text in it passed through `voice`, at any depth, but for what is quoted. */
export function voiced<Value>(value: Value, voice: (text: string) => string): Value {
  if (typeof value === "string") return voice(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => voiced(entry, voice)) as Value;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, KEPT.has(key) ? entry : voiced(entry, voice)])) as Value;
  return value;
}
