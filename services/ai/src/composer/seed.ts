/** FNV-1a, 32 bits: the same words give the same choices on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export type Choose = <T>(slot: string, options: readonly T[]) => T;

/** Chooses a wording for each place of a text. The next variant takes the next wording, so that variants never share one by chance. */
export function chooser(seed: string, variant: number, allowed: (option: unknown) => boolean = () => true): Choose {
  return (slot, options) => {
    const usable = options.filter(allowed);
    const from = usable.length > 0 ? usable : options;
    const option = from[(hash(seed + slot) + variant) % from.length];
    if (option === undefined) throw new Error(`no wording for ${slot}`);
    return option;
  };
}

/** `count` neighbours of a pool: a window that moves on for each variant, and over the pool's end to its beginning. */
export const window = <T>(seed: string, variant: number, pool: readonly T[], count: number): T[] =>
  windowFrom(hash(seed), variant, pool, count);

/** The same of a pool whose best stand first. */
export const bestFirst = <T>(variant: number, pool: readonly T[], count: number): T[] => windowFrom(0, variant, pool, count);

function windowFrom<T>(first: number, variant: number, pool: readonly T[], count: number): T[] {
  const start = first + variant * stride(pool.length, count);
  return Array.from({ length: Math.min(count, pool.length) }, (_, at) => pool[(start + at) % pool.length] as T);
}

/** The least step from one window to the next that comes to every place of the pool before it comes to one again. */
function stride(length: number, count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = count;
  while (divisor(step, length) > 1) step += 1;
  return step;
}

/** What a table has under a name that a person gave; not what every object has. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
