/** A pool as its `variant` has it: moved on by so many places. */
export const turned = <T>(pool: readonly T[], variant: number): readonly T[] =>
  pool.map((_, at) => pool[(at + variant) % pool.length] as T);

/** Neighbours of a pool, other ones for each variant until all were there. */
export const some = <T>(pool: readonly T[], variant: number, count: number): readonly T[] => turned(pool, variant).slice(0, count);

export const one = <T>(pool: readonly T[], variant: number): T => {
  const [first] = turned(pool, variant);
  if (first === undefined) throw new Error("nothing to choose from");
  return first;
};

/** What a table has under a name that a person gave; not what every object has. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
