import { pauseAfter } from "../drafts/pauses.ts";
import { isNewer, overtaken } from "./catching-up.ts";
import { doubted, takenBack } from "./doubtful-saves.ts";
import type { Decision, EditEffect, EditState, Failure, Generated, Kind, Save } from "./edit-state.ts";
import { became, isSameOrigin } from "./origins.ts";

/** Generations that are remembered as taken. */
const TAKEN = 20;

/** Whether something is here that the service doesn't have, nor is about to; or that it may have although it shouldn't any more. */
export function isUnsaved<Value>(kind: Kind<Value>, state: EditState<Value>): boolean {
  const { mine, origin, sending, waiting, base, inDoubt } = state;
  const ahead = sending ?? waiting;
  const { value, origin: from } = ahead ?? base;
  return !kind.same(mine, value) || !isSameOrigin(origin, from) || (!ahead && kind.autosave && inDoubt);
}

/** The last try came to nothing. */
export function failed<Value>(kind: Kind<Value>, before: EditState<Value>, failure: Failure, at: number): EditState<Value> {
  const passing = failure.kind === "unavailable";
  const { sending, retries } = before;
  const state: EditState<Value> = { ...before, sending: undefined, reloading: false, asked: undefined, failure };
  if (passing) return doubted(kind, { ...state, retryAt: at + pauseAfter(retries), retries: retries + 1 }, sending);
  // the text is stored and only its version for the history was refused: do not ask again
  return { ...state, retryAt: undefined, retries: 0, unsealed: state.unsealed && isUnsaved(kind, state) };
}

function sent<Value>(kind: Kind<Value>, state: EditState<Value>, checkpoint: boolean): Decision<Value> {
  const back = takenBack(kind, state);
  const { mine: value, origin, base, attempts } = state;
  const doubtful = back.state.unconfirmed.map((one) => one.value).filter((one) => !kind.same(one, value));
  const save: Save<Value> = { attempt: attempts + 1, value, origin, base, doubtful, checkpoint };
  const next: EditState<Value> = {
    ...back.state,
    sending: save,
    attempts: save.attempt,
    asked: undefined,
    failure: undefined,
    retryAt: undefined,
    held: false,
  };
  return { state: next, effects: [...back.effects, { do: "send", save }] };
}

/** The generated value takes the place of what is here, which is stored by now. */
function received<Value>(
  kind: Kind<Value>,
  state: EditState<Value>,
  { value, generationId, whole, unfinished = !whole }: Generated<Value>,
  at: number,
): EditState<Value> {
  const next: EditState<Value> = {
    ...state,
    incoming: state.incoming.slice(1),
    given: state.given + 1,
    taken: [generationId, ...state.taken].slice(0, TAKEN),
    changedAt: at,
    held: !whole,
    asked: whole ? { checkpoint: true } : undefined,
  };
  return became(kind, next, { value, origin: { source: "AI", generationId, ...(unfinished ? { unfinished } : {}) } });
}

/** One of the things that had to wait while something was under way; undefined when there is none. */
function nextStep<Value>(kind: Kind<Value>, state: EditState<Value>, at: number): Decision<Value> | undefined {
  const {
    sending,
    reloading,
    heard,
    base,
    conflict,
    incoming: [incoming],
    waiting,
    failure,
    asked,
    held,
    unsealed,
  } = state;
  const only = (next: EditState<Value>): Decision<Value> => ({ state: next, effects: [] });
  if (sending || reloading) return undefined;
  if (heard) {
    const next = { ...state, heard: undefined };
    return isNewer(heard.version, (conflict?.theirs ?? base).version) ? overtaken(kind, next, heard, at) : only(next);
  }
  const unsaved = isUnsaved(kind, state);
  if (incoming && !waiting && !conflict && !failure)
    return unsaved && !held ? sent(kind, state, true) : only(received(kind, state, incoming, at));
  if (!asked) return undefined;
  const something = unsaved || (asked.checkpoint && unsealed && !waiting);
  return conflict || !something ? only({ ...state, asked: undefined }) : sent(kind, state, asked.checkpoint);
}

/** Goes on as far as it can. */
export function wentOn<Value>(kind: Kind<Value>, begun: Decision<Value>, at: number): Decision<Value> {
  const effects: EditEffect<Value>[] = [...begun.effects];
  let { state } = begun;
  for (let next = nextStep(kind, state, at); next; next = nextStep(kind, state, at)) {
    ({ state } = next);
    effects.push(...next.effects);
  }
  return { state, effects };
}
