/**
 * Which of the keys that a text had each of those that it has now goes back to: the same key wherever it has been moved to, else the one that
 * stood in its place between the same neighbours, which it was changed from. None for what is new. No two go back to the same one.
 */
export function traced(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const origin: (number | undefined)[] = now.map(() => undefined);
  const taken = new Set<number>();
  const take = (at: number, from: number) => {
    origin[at] = from;
    taken.add(from);
  };
  traceSame(before, now, origin, taken, take);
  traceChanged(before.length, origin, taken, take);
  return origin;
}

type Origin = readonly (number | undefined)[];
type Take = (at: number, from: number) => void;

function placesOf(keys: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  return places;
}

/** What occurs once on both sides is sure; then what goes on from what is sure; then what is left, in its order. */
function traceSame(before: readonly string[], now: readonly string[], origin: Origin, taken: ReadonlySet<number>, take: Take): void {
  const [were, are] = [placesOf(before), placesOf(now)];
  for (const [key, [at = 0, ...more]] of are) {
    const [from, ...others] = were.get(key) ?? [];
    if (from !== undefined && more.length === 0 && others.length === 0) take(at, from);
  }
  const goOn = (at: number, beside: number, step: 1 | -1) => {
    const from = (origin[beside] ?? Number.NaN) + step;
    if (origin[at] === undefined && before[from] !== undefined && before[from] === now[at] && !taken.has(from)) take(at, from);
  };
  for (let at = 1; at < now.length; at++) goOn(at, at - 1, 1);
  for (let at = now.length - 2; at >= 0; at--) goOn(at, at + 1, -1);
  for (const [key, places] of are) {
    const left = (were.get(key) ?? []).filter((from) => !taken.has(from));
    for (const [index, at] of places.filter((place) => origin[place] === undefined).entries()) {
      const from = left[index];
      if (from !== undefined) take(at, from);
    }
  }
}

/** What stands between two that are known was changed from what stood there: from its beginning on, then from its end. */
function traceChanged(length: number, origin: Origin, taken: ReadonlySet<number>, take: Take): void {
  const isFree = (from: number) => from >= 0 && from < length && !taken.has(from);
  for (let at = 0; at < origin.length; at++) {
    const from = (at === 0 ? -1 : (origin[at - 1] ?? Number.NaN)) + 1;
    if (origin[at] === undefined && isFree(from)) take(at, from);
  }
  for (let at = origin.length - 1; at >= 0; at--) {
    const from = (at === origin.length - 1 ? length : (origin[at + 1] ?? Number.NaN)) - 1;
    if (origin[at] === undefined && isFree(from)) take(at, from);
  }
}
