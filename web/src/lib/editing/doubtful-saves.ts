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

/**
 * What the stored value may have been made from, while it isn't known which of the doubtful saves arrived. In each place it is the one that
 * differs from what is here: what a save may have taken out and the person put back is theirs to put in, and what it may have put in and
 * the person took out is theirs to take out. Where what is here is none of them, it may be either.
 */
export function ancestorsInDoubt<Value>({ merge }: Merging<Value>, { base, doubtful, mine }: Made<Value>): Value[] {
  if (doubtful.length === 0) return [base];
  return (["mine", "theirs"] as const).map((prefer) =>
    doubtful.reduce((ancestor, sent) => merge(mine, ancestor, sent, prefer).value, base),
  );
}

/** Whether nothing of the change is missing there, whichever save had arrived. */
export const isWhole = <Value>(kind: Merging<Value>, made: Made<Value>, there: Value): boolean =>
  ancestorsInDoubt(kind, made).every((ancestor) => kind.same(kind.merge(ancestor, made.mine, there, "both").value, there));

/** Brings a change together with what is stored; undefined where both changed the same, or may have. */
export function mergeInDoubt<Value>(kind: Merging<Value>, made: Made<Value>, stored: Value): Value | undefined {
  const merges = ancestorsInDoubt(kind, made).map((ancestor) => kind.merge(ancestor, made.mine, stored, "mine"));
  return merges.find(({ value, clashes }: Merge<Value>) => clashes === 0 && isWhole(kind, made, value))?.value;
}

/** Brings both together, with one side, or both, where they clash: whichever save had arrived, nothing else of either is lost. */
export const mergeTaking = <Value>(kind: Merging<Value>, made: Made<Value>, stored: Value, take: Preference): Value =>
  ancestorsInDoubt(kind, made).reduceRight((all, ancestor) => kind.merge(ancestor, made.mine, all, take).value, stored);
