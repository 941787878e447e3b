import type { Decision, EditEffect, EditState, Kind, Left } from "./edit-state.ts";
import { isChange } from "./doubtful-saves.ts";
import { isUnsaved } from "./saving.ts";

/** What is to be found again after a crash. */
export function leftOf<Value>({
  base,
  mine,
  origin,
  taken,
  held,
  sending,
  waiting,
  unconfirmed,
}: EditState<Value>): Omit<Left<Value>, "at"> {
  const doubtful = [sending, waiting].flatMap((save) => (save ? [{ value: save.value, origin: save.origin }] : []));
  return { base, value: mine, origin, taken, held, unconfirmed: [...doubtful, ...unconfirmed] };
}

/** Whether what is under way makes a difference to what is stored. */
const isAtStake = <Value>(kind: Kind<Value>, { sending, base, inDoubt }: EditState<Value>): boolean =>
  sending !== undefined && (inDoubt || isChange(kind, base, sending));

/** Whether something is left here that has to be kept on this device. */
export const remains = <Value>(kind: Kind<Value>, state: EditState<Value>): boolean =>
  isUnsaved(kind, state) || isAtStake(kind, state) || !!state.waiting || !!state.conflict || state.reloading;

const KEPT = ["base", "mine", "origin", "taken", "held", "sending", "waiting", "unconfirmed"] as const;

/** Ends a decision: what is unsaved is kept on this device before anything else is done, and removed from it when nothing is left. */
export function concluded<Value>(
  kind: Kind<Value>,
  before: EditState<Value>,
  { state: after, effects }: Decision<Value>,
  at: number,
): Decision<Value> {
  const unsavedSince = isUnsaved(kind, after) ? (after.unsavedSince ?? at) : undefined;
  if (remains(kind, after)) {
    const changed = KEPT.some((part) => after[part] !== before[part]) || !remains(kind, before);
    const keep: EditEffect<Value>[] = changed ? [{ do: "keep" }] : [];
    return { state: { ...after, unsavedSince }, effects: [...keep, ...effects] };
  }
  const state: EditState<Value> = { ...after, unsavedSince, restoredAt: undefined, held: false, failure: undefined };
  return { state, effects: remains(kind, before) || before.failure ? [{ do: "forget" }, ...effects] : effects };
}
