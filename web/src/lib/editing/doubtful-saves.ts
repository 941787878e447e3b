import type { Attributed, Kind, Merge, Preference, Stored } from "./edit-state.ts";

/** What a change was made of: the stored value, and the saves of one's own since that no answer came to. */
export interface Made<Value> {
  base: Value;
  doubtful: readonly Value[];
  mine: Value;
}

/** What is known of a change that is being edited, or was left on this device. */
interface Unsure<Value> {
  base: Stored<Value>;
  unconfirmed?: readonly Attributed<Value>[] | undefined;
}

export const madeOf = <Value>({ base, unconfirmed = [] }: Unsure<Value>, mine: Value): Made<Value> => ({
  base: base.value,
  doubtful: unconfirmed.map(({ value }) => value),
  mine,
});

type Merging<Value> = Pick<Kind<Value>, "same" | "merge">;

/** What the stored value may have been made from, while it isn't known which of the doubtful saves arrived. */
export const ancestorsInDoubt = <Value>({ same }: Merging<Value>, { base, doubtful }: Made<Value>): Value[] => [
  base,
  ...doubtful.filter((sent) => !same(sent, base)),
];

/** Whether nothing of the change is missing there, whichever save had arrived. */
export const isWhole = <Value>(kind: Merging<Value>, made: Made<Value>, there: Value): boolean =>
  ancestorsInDoubt(kind, made).every((ancestor) => kind.same(kind.merge(ancestor, made.mine, there, "both").value, there));

/** Whether all of a save is in what is stored, which has become something else of it since, or nothing. */
export function hasArrived<Value>(kind: Merging<Value>, base: Value, sent: Value, stored: Value): boolean {
  const { value, clashes } = kind.merge(base, sent, stored, "mine");
  return clashes === 0 && !kind.same(sent, base) && kind.same(value, stored);
}

/** Brings a change together with what is stored; undefined where both changed the same, or may have. */
export function mergeInDoubt<Value>(kind: Merging<Value>, made: Made<Value>, stored: Value): Value | undefined {
  const arrived = made.doubtful.filter((sent) => hasArrived(kind, made.base, sent, stored));
  const merges = [...arrived, ...ancestorsInDoubt(kind, made)].map((ancestor) => kind.merge(ancestor, made.mine, stored, "mine"));
  if (arrived.length > 0 && merges[0] && merges[0].clashes > 0) return undefined;
  return merges.find(({ value, clashes }: Merge<Value>) => clashes === 0 && isWhole(kind, made, value))?.value;
}

/** Brings both together, with one side, or both, where they clash: whichever save had arrived, nothing else of either is lost. */
export const mergeTaking = <Value>(kind: Merging<Value>, made: Made<Value>, stored: Value, take: Preference): Value =>
  ancestorsInDoubt(kind, made).reduceRight((all, ancestor) => kind.merge(ancestor, made.mine, all, take).value, stored);
