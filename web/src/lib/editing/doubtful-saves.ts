import type { Attributed, Decision, EditState, Kind, Merge, Preference, Stored } from "./edit-state.ts";
import { isSameOrigin } from "./origins.ts";

/** Saves whose answer never came that are remembered. */
const UNCONFIRMED = 4;

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

/** Whether a save changes what is stored; one of a stored text only makes it an entry of the history. */
export const isChange = <Value>(kind: Kind<Value>, base: Attributed<Value>, save: Attributed<Value>): boolean =>
  !kind.same(save.value, base.value) || !isSameOrigin(save.origin, base.origin);

/** It may have reached the service, or reach it yet. */
export function doubted<Value>(kind: Kind<Value>, state: EditState<Value>, sent: Attributed<Value> | undefined): EditState<Value> {
  if (!sent || !isChange(kind, state.base, sent)) return state;
  const { value, origin } = sent;
  const others = state.unconfirmed.filter((one) => !kind.same(one.value, value));
  return { ...state, unconfirmed: [{ value, origin }, ...others].slice(0, UNCONFIRMED), inDoubt: true };
}

/** Takes what waits out of the queue; it may have been sent from there. */
export function takenBack<Value>(kind: Kind<Value>, state: EditState<Value>): Decision<Value> {
  const { waiting } = state;
  if (!waiting) return { state, effects: [] };
  const free = {
    ...state,
    waiting: undefined,
    takenBack: [{ ...waiting, on: state.base.value }, ...state.takenBack].slice(0, UNCONFIRMED),
  };
  return { state: doubted(kind, free, waiting), effects: [{ do: "take-back" }] };
}

type Merging<Value> = Pick<Kind<Value>, "same" | "merge">;

/** What the stored value may have been made from, while it isn't known which of the doubtful saves arrived. */
export const ancestorsInDoubt = <Value>({ same }: Merging<Value>, { base, doubtful }: Made<Value>): Value[] => [
  base,
  ...doubtful.filter((sent) => !same(sent, base)),
];

/** Whether nothing that the change has put in is missing there, and nothing that it has taken out may stand there in another form. */
export const isWhole = <Value>(kind: Merging<Value>, made: Made<Value>, there: Value): boolean =>
  ancestorsInDoubt(kind, made).every((ancestor) => {
    const { value, clashes } = kind.merge(ancestor, made.mine, there, "both");
    return clashes === 0 && kind.same(value, there);
  });

/** Whether all of a save is in what is stored, which has become something else of it since, or nothing. */
function hasArrived<Value>(kind: Merging<Value>, base: Value, sent: Value, stored: Value): boolean {
  const { value, clashes } = kind.merge(base, sent, stored, "mine");
  return clashes === 0 && !kind.same(sent, base) && kind.same(value, stored);
}

/** The saves that seem to have arrived; one that holds all that another one changed comes before that. */
export function arrived<Value>(kind: Merging<Value>, base: Value, saves: readonly Value[], stored: Value): Value[] {
  const found = saves.filter((sent) => hasArrived(kind, base, sent, stored));
  const isFullest = (sent: Value) => !found.some((other) => !kind.same(other, sent) && hasArrived(kind, base, sent, other));
  return [...found.filter(isFullest), ...found.filter((sent) => !isFullest(sent))];
}

/** Brings a change together with what is stored; undefined where both changed the same, or may have. */
export function mergeInDoubt<Value>(kind: Merging<Value>, made: Made<Value>, stored: Value): Value | undefined {
  const own = arrived(kind, made.base, made.doubtful, stored);
  const merges = [...own, ...ancestorsInDoubt(kind, made)].map((ancestor) => kind.merge(ancestor, made.mine, stored, "mine"));
  if (own.length > 0 && merges[0] && merges[0].clashes > 0) return undefined;
  return merges.find(({ value, clashes }: Merge<Value>) => clashes === 0 && isWhole(kind, made, value))?.value;
}

/** Brings both together, with one side, or both, where they clash: whichever save had arrived, nothing else of either is lost. */
export const mergeTaking = <Value>(kind: Merging<Value>, made: Made<Value>, stored: Value, take: Preference): Value =>
  ancestorsInDoubt(kind, made).reduceRight((all, ancestor) => kind.merge(ancestor, made.mine, all, take).value, stored);
