/** A value with every text in it passed through `voice`, at any depth. */
export function voiced<Value>(value: Value, voice: (text: string) => string): Value {
  if (typeof value === "string") return voice(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => voiced(entry, voice)) as Value;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, voiced(entry, voice)])) as Value;
  return value;
}
