/** Drops what is absent, at every depth: an optional field that isn't given isn't there. */
export function present<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(present) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, present(field)]),
  ) as Value;
}
