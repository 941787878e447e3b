import { type Attributed, type EditState, HUMAN, type Kind, type Origin } from "./edit-state.ts";

/** Values whose origin is remembered. */
const KNOWN = 8;

export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  one.source === other.source && (one.generationId ?? null) === (other.generationId ?? null) && !one.unfinished === !other.unfinished;

/** What a person's change makes of where a text comes from; a text that stood there before has the origin that it had. */
export function originOf<Value>(kind: Kind<Value>, { base, known, origin }: EditState<Value>, value: Value): Origin {
  const before = [base, ...known].find((one) => kind.same(one.value, value));
  if (before) return before.origin;
  return origin.source === "HUMAN" ? HUMAN : { source: "AI_EDITED", generationId: origin.generationId ?? null };
}

/** Where a text comes from that was brought together from two. */
export function originOfBoth(one: Origin, other: Origin): Origin {
  if (isSameOrigin(one, other) && one.source !== "AI") return one;
  const generationId = one.generationId ?? other.generationId ?? null;
  return one.source === "HUMAN" && other.source === "HUMAN" ? HUMAN : { source: "AI_EDITED", generationId };
}

function remembering<Value>(
  kind: Kind<Value>,
  known: readonly Attributed<Value>[],
  ...values: Attributed<Value>[]
): readonly Attributed<Value>[] {
  const others = known.filter((one) => !values.some(({ value }) => kind.same(value, one.value)));
  return [...values, ...others].slice(0, KNOWN);
}

/** Another value stands here; where that changes the origin, both are remembered, so that undo and redo bring it back. */
export function became<Value>(kind: Kind<Value>, state: EditState<Value>, { value, origin }: Attributed<Value>): EditState<Value> {
  const before = { value: state.mine, origin: state.origin };
  if (isSameOrigin(origin, before.origin)) return { ...state, mine: value, origin, before };
  const known = kind.same(value, before.value) ? [{ value, origin }] : [{ value, origin }, before];
  return { ...state, mine: value, origin, before, known: remembering(kind, state.known, ...known) };
}

/** Several values may have stood there for one event; what stood there before them all is what undo brings back, and keeps its origin. */
export function undoable<Value>(kind: Kind<Value>, { mine: value, origin }: EditState<Value>, after: EditState<Value>): EditState<Value> {
  if (isSameOrigin(origin, after.origin) || [after.mine, ...after.known.map((one) => one.value)].some((one) => kind.same(one, value)))
    return after;
  return { ...after, known: remembering(kind, after.known, { value, origin }) };
}

/** Of an unfinished text that a person saves as it is: it needs no end any more. */
export function accepted<Value>(kind: Kind<Value>, state: EditState<Value>): EditState<Value> {
  if (!state.origin.unfinished) return state;
  const { unfinished: _, ...origin } = state.origin;
  return { ...state, origin, known: remembering(kind, state.known, { value: state.mine, origin }) };
}

/** What was put here last is a generation's in part; what stood here before it is not. */
export function tookOver<Value>(kind: Kind<Value>, state: EditState<Value>, generationId: string): EditState<Value> {
  const origin: Origin = { source: "AI_EDITED", generationId };
  const before = state.before && !kind.same(state.before.value, state.mine) ? [state.before] : [];
  return { ...state, origin, known: remembering(kind, state.known, { value: state.mine, origin }, ...before) };
}
