import { ancestorsInDoubt, arrived, isWhole, madeOf, takenBack } from "./doubtful-saves.ts";
import type { Attributed, Decision, EditState, Kind, Stored } from "./edit-state.ts";
import { became, isSameOrigin, originOfBoth } from "./origins.ts";

export const isNewer = (version: number | undefined, than: number | undefined): boolean => (version ?? 0) > (than ?? 0);

/** Puts another value before the person. */
function shown<Value>(kind: Kind<Value>, state: EditState<Value>, value: Attributed<Value>): EditState<Value> {
  return became(kind, { ...state, given: kind.same(value.value, state.mine) ? state.given : state.given + 1 }, value);
}

/** What was taken out of the queue too late is brought together there with what is stored: what that would be. */
const mayArriveYet = <Value>(kind: Kind<Value>, { takenBack: late }: EditState<Value>, stored: Stored<Value>): Attributed<Value>[] =>
  late
    .map(({ on, value, origin }) => ({ value: kind.merge(on, value, stored.value, "mine").value, origin }))
    .filter(({ value }) => !kind.same(value, stored.value));

/** Nothing is under way any more, and the service has this now. */
function freed<Value>(kind: Kind<Value>, before: EditState<Value>, stored: Stored<Value>): EditState<Value> {
  const late = mayArriveYet(kind, before, stored);
  return {
    ...before,
    sending: undefined,
    waiting: undefined,
    reloading: false,
    // while the stored version is unchanged, the save sent for it may still arrive
    unconfirmed: isNewer(stored.version, before.base.version) ? late : before.unconfirmed,
    inDoubt: late.length > 0,
    conflict: undefined,
    failure: undefined,
    retryAt: undefined,
    retries: 0,
  };
}

/** The person has to decide. */
const asking = <Value>(kind: Kind<Value>, before: EditState<Value>, theirs: Stored<Value>): EditState<Value> => ({
  ...freed(kind, before, theirs),
  conflict: { theirs },
  asked: undefined,
});

/**
 * The service has this now, and `ancestor` is what both it and what is here were made from: the person's changes go on from it where they
 * can, and are for the person to decide upon where they can't.
 */
export function goneOnFrom<Value>(
  kind: Kind<Value>,
  before: EditState<Value>,
  ancestor: Attributed<Value>,
  stored: Stored<Value>,
  at: number,
): EditState<Value> {
  const { mine, origin, base } = before;
  const next = { ...freed(kind, before, stored), base: stored };
  const isTheirs = !kind.same(ancestor.value, stored.value);
  const both = isTheirs ? originOfBoth(origin, stored.origin) : origin;
  if (kind.same(mine, ancestor.value)) {
    const { value, origin: theirs } = stored;
    return shown(kind, next, { value, origin: isSameOrigin(origin, ancestor.origin) ? theirs : both });
  }
  if (kind.same(mine, stored.value)) return shown(kind, next, stored);
  const merge = kind.merge(ancestor.value, mine, stored.value, "mine");
  if (merge.clashes > 0) return { ...asking(kind, before, stored), base: { ...ancestor, version: base.version } };
  if (kind.same(merge.value, stored.value)) return shown(kind, next, stored);
  const madeOfBoth = kind.same(merge.value, mine) ? origin : both;
  return shown(kind, isTheirs ? { ...next, mergedAt: at } : next, { value: merge.value, origin: madeOfBoth });
}

/**
 * The service has this now, made of nobody knows which save: the person's changes go on from it, and none is lost, whichever it was. `own` is
 * one that seems to have arrived.
 */
function goneOnInDoubt<Value>(
  kind: Kind<Value>,
  before: EditState<Value>,
  own: Attributed<Value> | undefined,
  stored: Stored<Value>,
  at: number,
): EditState<Value> {
  const made = madeOf(before, before.mine);
  const { origin } = before.base;
  const others = ancestorsInDoubt(kind, made).map((value) => ({ value, origin }));
  const after = [...(own ? [own] : []), ...others].map((ancestor) => goneOnFrom(kind, before, ancestor, stored, at));
  const [first] = after;
  // what clashes with what seems to have arrived isn't settled by what is less likely
  const whole = own && first?.conflict ? undefined : after.find(({ conflict, mine }) => !conflict && isWhole(kind, made, mine));
  if (whole) return whole;
  const undecided = after.find(({ conflict }) => conflict);
  if (!undecided && first && (own || others.length === 1)) return first;
  // typing goes on before it is decided, and the doubt with it
  const { base, unconfirmed, inDoubt } = before;
  return { ...(undecided ?? asking(kind, before, stored)), base, unconfirmed, inDoubt };
}

/** A newer stored value, made by somebody else, or by a save of ours whose answer never came. What waits goes on from it too. */
export function overtaken<Value>(kind: Kind<Value>, state: EditState<Value>, stored: Stored<Value>, at: number): Decision<Value> {
  const { base, waiting, unconfirmed } = state;
  const changes = [...(waiting ? [waiting] : []), ...unconfirmed].filter((one) => !kind.same(one.value, base.value));
  const sent = changes.map(({ value }) => value);
  const [fullest] = arrived(kind, base.value, sent, stored.value);
  const own = changes.find(({ value }) => value === fullest);
  const next = { ...state, unsealed: kind.history && own !== undefined, unconfirmed: changes };
  if (!waiting) return { state: goneOnInDoubt(kind, next, own, stored, at), effects: [] };
  const { state: free, effects } = takenBack(kind, { ...next, asked: kind.isReady(state.mine) ? { checkpoint: true } : state.asked });
  return { state: goneOnInDoubt(kind, { ...free, unconfirmed: changes }, own, stored, at), effects };
}
