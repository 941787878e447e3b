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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Null, what is absent, and objects of only such. */
const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || (isFields(value) && Object.values(value).every(saysNothing));

/**
 * Whether two values say the same, whatever the order of their keys; null and absent are one. What both share is the same without being
 * looked at.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at]));
  if (!isFields(one) || !isFields(other)) return saysNothing(one) && saysNothing(other);
  return Object.keys({ ...one, ...other }).every((key) => sameJson(one[key], other[key]));
}
