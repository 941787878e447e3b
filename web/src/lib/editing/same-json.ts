/** A value with its keys in order, without what says nothing: null, what is absent, and objects of only such. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null);
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const inner = plain(part);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** One way to write a value. */
export const canonical = (value: unknown): string => JSON.stringify(plain(value) ?? null);

/** Whether two values say the same, whatever the order of their keys; null and absent are one. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null) || canonical(one ?? null) === canonical(other ?? null);
