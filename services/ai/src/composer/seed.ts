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

/** `count` neighbours of a pool, a window that moves by its own width for each variant. */
export function window<T>(seed: string, variant: number, pool: readonly T[], count: number): T[] {
  const start = hash(seed) + variant * count;
  return Array.from({ length: Math.min(count, pool.length) }, (_, at) => pool[(start + at) % pool.length] as T);
}
