import { goneOnFrom, isNewer, overtaken } from "./catching-up.ts";
import { doubted, isChange, madeOf, mergeTaking, takenBack } from "./doubtful-saves.ts";
import type {
  Attributed,
  Decision,
  EditEffect,
  EditEvent,
  EditState,
  Failure,
  Kind,
  Left,
  Origin,
  Preference,
  Queued,
  Stored,
  TakenBack,
} from "./edit-state.ts";
import { nextSave } from "./edit-timing.ts";
import { concluded, remains } from "./keeping.ts";
import { accepted, became, originOf, originOfBoth, tookOver, undoable } from "./origins.ts";
import { failed, wentOn } from "./saving.ts";

/** A document as it is opened: as stored, or as it was left on this device, brought together with what was stored since. */
export function opened<Value>(
  kind: Kind<Value>,
  stored: Stored<Value>,
  at: number,
  left?: Left<Value>,
  waiting?: Queued<Value>,
): Decision<Value> {
  const { value: mine, origin } = left ?? waiting ?? stored;
  const unconfirmed = left?.unconfirmed?.filter((save) => isChange(kind, left.base, save)) ?? [];
  const begun: EditState<Value> = {
    base: left && left.base.version !== stored.version ? left.base : stored,
    mine,
    origin,
    before: undefined,
    given: 0,
    sending: undefined,
    asked: undefined,
    heard: undefined,
    waiting,
    takenBack: [],
    unconfirmed,
    inDoubt: unconfirmed.length > 0,
    conflict: undefined,
    reloading: false,
    failure: undefined,
    retryAt: undefined,
    retries: 0,
    attempts: 0,
    changedAt: undefined,
    unsavedSince: undefined,
    unsealed: false,
    held: left?.held ?? false,
    incoming: [],
    taken: left?.taken ?? [],
    known: [],
    restoredAt: left?.at,
    mergedAt: undefined,
  };
  const decision = concluded(kind, begun, wentOn(kind, found(kind, begun, stored, at), at), at);
  if (!left) return decision;
  // kept as this release keeps it, or removed when all of it is stored by now
  const first: EditEffect<Value> = { do: remains(kind, decision.state) ? "keep" : "forget" };
  return { ...decision, effects: [first, ...decision.effects.filter((effect) => effect.do !== first.do)] };
}

const nothing = <Value>(state: EditState<Value>): Decision<Value> => ({ state, effects: [] });

function changed<Value>(kind: Kind<Value>, state: EditState<Value>, value: Value, origin: Origin, at: number): EditState<Value> {
  const theirs = state.conflict?.theirs;
  if (theirs && kind.same(value, theirs.value)) return goneOnFrom(kind, { ...state, mine: value }, state.base, theirs, at);
  const failure: Failure | undefined = state.failure?.kind === "refused" ? undefined : state.failure;
  return became(kind, { ...state, changedAt: at, held: false, failure }, { value, origin });
}

/** The service has what was sent, or what it was brought together with. */
function settled<Value>(
  kind: Kind<Value>,
  state: EditState<Value>,
  sent: Attributed<Value>,
  stored: Stored<Value>,
  at: number,
): Decision<Value> {
  return nothing({ ...goneOnFrom(kind, { ...state, takenBack: [] }, sent, stored, at), restoredAt: undefined });
}

function found<Value>(kind: Kind<Value>, state: EditState<Value>, stored: Stored<Value>, at: number): Decision<Value> {
  if (!isNewer(stored.version, (state.conflict?.theirs ?? state.base).version)) return nothing(state);
  if (state.sending) return nothing(isNewer(stored.version, state.heard?.version) ? { ...state, heard: stored } : state);
  return overtaken(kind, state, stored, at);
}

/**
 * What both what is here and what is stored were made of: what was sent from the queue, and, where it was brought together with what somebody
 * else had saved, what is known here of that.
 */
function ancestorOf<Value>(
  kind: Kind<Value>,
  { base, takenBack: own }: EditState<Value>,
  sent: Queued<Value>,
  stored: Stored<Value>,
): Attributed<Value> {
  const made = own.find(({ entry }) => entry === sent.entry);
  if (!made || kind.same(sent.value, stored.value)) return sent;
  return { value: kind.merge(made.on, sent.value, base.value, "mine").value, origin: sent.origin };
}

/** What was taken back after this: what was before it isn't sent any more. */
function laterThan<Value>({ entry }: Queued<Value>, own: readonly TakenBack<Value>[]): readonly TakenBack<Value>[] {
  const at = own.findIndex((one) => one.entry === entry);
  return at < 0 ? own : own.slice(0, at);
}

/** Whether what the queue has sent is still to become an entry of the history, and since when: it may have been made before a reload. */
const sealing = <Value>(kind: Kind<Value>, { changedAt }: EditState<Value>, { checkpoint }: Queued<Value>, at: number) => ({
  unsealed: kind.history && !checkpoint,
  changedAt: changedAt ?? (kind.history && !checkpoint ? at : undefined),
});

/**
 * What had been taken back was on its way, and the service has it, alone or brought together with what somebody else had saved: what is here goes
 * on from it. A save that is under way comes too late, and is made anew.
 */
function arrivedAfterAll<Value>(
  kind: Kind<Value>,
  state: EditState<Value>,
  sent: Queued<Value> | undefined,
  stored: Stored<Value>,
  at: number,
): Decision<Value> {
  const { sending, asked, takenBack: own, base, conflict } = state;
  const isOwn = sent && own.some(({ entry }) => entry === sent.entry);
  if (!isOwn || conflict || !isNewer(stored.version, base.version)) return found(kind, state, stored, at);
  const wish = sending ? { checkpoint: sending.checkpoint || (asked?.checkpoint ?? false) } : asked;
  const { unsealed, changedAt } = sealing(kind, state, sent, at);
  const next = { ...state, asked: wish, unsealed: state.unsealed || unsealed, changedAt, takenBack: laterThan(sent, own) };
  return nothing(goneOnFrom(kind, next, ancestorOf(kind, state, sent, stored), stored, at));
}

/**
 * The queue has sent something. Heard of late, that may be an earlier entry than the one that waits, or than what is stored by now: what waits is
 * taken back then, and is sent anew with what is here, which goes on from what was sent.
 */
function delivered<Value>(
  kind: Kind<Value>,
  state: EditState<Value>,
  sent: Queued<Value> | undefined,
  stored: Stored<Value>,
  at: number,
): Decision<Value> {
  const { waiting } = state;
  if (!waiting) return arrivedAfterAll(kind, state, sent, stored, at);
  if (!sent || sent.entry === waiting.entry) return settled(kind, { ...state, ...sealing(kind, state, waiting, at) }, waiting, stored, at);
  if (!isNewer(stored.version, state.base.version)) return nothing(state);
  const { state: free, effects } = takenBack(kind, state);
  const asked = kind.isReady(state.mine) ? { checkpoint: true } : state.asked;
  const next = { ...free, asked, takenBack: laterThan(sent, free.takenBack) };
  return { state: goneOnFrom(kind, next, ancestorOf(kind, state, sent, stored), stored, at), effects };
}

/** No save can arrive any more. */
const SURE = { unconfirmed: [], takenBack: [], inDoubt: false } as const;

function decided<Value>(kind: Kind<Value>, state: EditState<Value>, take: Preference, at: number): Decision<Value> {
  if (!state.conflict) return nothing(state);
  const { theirs } = state.conflict;
  const value = mergeTaking(kind, madeOf(state, state.mine), theirs.value, take);
  const side = [theirs, { value: state.mine, origin: state.origin }].find((one) => kind.same(one.value, value));
  const origin = side?.origin ?? originOfBoth(state.origin, theirs.origin);
  // save at once, except for "both", which the person still has to edit, and for forms without autosave
  const wish = take === "mine" || (take === "theirs" && kind.autosave) ? { checkpoint: true } : undefined;
  const next = {
    ...state,
    base: theirs,
    conflict: undefined,
    given: state.given + 1,
    changedAt: at,
    held: false,
    asked: wish,
    unconfirmed: [],
  };
  return nothing(became(kind, next, { value, origin }));
}

function givenUp<Value>(kind: Kind<Value>, state: EditState<Value>): Decision<Value> {
  const { state: free, effects } = takenBack(kind, state);
  const stored = free.conflict?.theirs ?? free.base;
  const next: EditState<Value> = {
    ...free,
    ...(free.conflict ? SURE : {}),
    base: stored,
    given: free.given + 1,
    conflict: undefined,
    failure: undefined,
    retryAt: undefined,
    asked: undefined,
    held: false,
    taken: [...free.incoming.map(({ generationId }) => generationId), ...free.taken],
    incoming: [],
    restoredAt: undefined,
  };
  return { state: became(kind, next, stored), effects };
}

/** What was changed since it was put into the queue isn't given up with it. */
function discarded<Value>(kind: Kind<Value>, state: EditState<Value>, sent: Queued<Value> | undefined): Decision<Value> {
  if (!sent || kind.same(state.mine, sent.value)) return givenUp(kind, state);
  const { waiting } = state;
  if (waiting?.entry === sent.entry) return nothing(doubted(kind, { ...state, waiting: undefined }, waiting));
  // the draft went with what was given up
  return { state, effects: remains(kind, state) ? [{ do: "keep" }] : [] };
}

function undelivered<Value>(
  kind: Kind<Value>,
  state: EditState<Value>,
  { why, reason, sent, at }: Extract<EditEvent<Value>, { type: "undelivered" }>,
): Decision<Value> {
  // heard of late: another one waits by now
  const { waiting } = state;
  if (!waiting || (sent && sent.entry !== waiting.entry)) return nothing(state);
  // it doesn't arrive from there any more; an earlier try may have
  const free = doubted(kind, { ...state, waiting: undefined }, waiting);
  if (why === "refused") return nothing(failed(kind, free, { kind: "refused", reason }, at));
  return { state: { ...free, reloading: true, asked: { checkpoint: true } }, effects: [{ do: "take-back" }, { do: "reload" }] };
}

function stepped<Value>(kind: Kind<Value>, state: EditState<Value>, event: EditEvent<Value>): Decision<Value> {
  const { at } = event;
  const { sending } = state;
  switch (event.type) {
    case "typed":
      return nothing(
        kind.same(event.value, state.mine) ? state : changed(kind, state, event.value, originOf(kind, state, event.value), at),
      );
    case "put": {
      const origin = event.origin ?? originOf(kind, state, event.value);
      return nothing(changed(kind, { ...state, given: state.given + 1 }, event.value, origin, at));
    }
    case "took":
      return nothing(tookOver(kind, state, event.generationId));
    case "generated": {
      const { generationId } = event.generated;
      const waiting = state.incoming.map((one) => one.generationId);
      const seen = [...state.taken, ...waiting, state.base.origin.generationId, state.origin.generationId];
      return nothing(seen.includes(generationId) ? state : { ...state, incoming: [...state.incoming, event.generated] });
    }
    case "accepted":
      return nothing(accepted(kind, state));
    case "ask":
      return nothing({ ...state, asked: { checkpoint: event.checkpoint || (state.asked?.checkpoint ?? false) } });
    case "tick": {
      const due = nextSave(kind, state);
      return nothing(due && at >= due.at ? { ...state, asked: { checkpoint: due.checkpoint } } : state);
    }
    case "stored":
      if (sending?.attempt !== event.attempt) return found(kind, state, event.stored, at);
      return settled(kind, { ...state, unsealed: kind.history && !sending.checkpoint }, sending, event.stored, at);
    case "delivered":
      return delivered(kind, state, event.sent, event.stored, at);
    case "outdated": {
      if (sending?.attempt !== event.attempt) return nothing(state);
      const next = doubted(kind, { ...state, sending: undefined, reloading: true }, sending);
      return {
        state: { ...next, asked: { checkpoint: sending.checkpoint || (state.asked?.checkpoint ?? false) } },
        effects: [{ do: "reload" }],
      };
    }
    case "unanswered": {
      if (sending?.attempt !== event.attempt) return nothing(state);
      const { value, origin, checkpoint } = sending;
      return nothing({ ...state, sending: undefined, waiting: { value, origin, checkpoint, entry: event.entry } });
    }
    case "failed":
      return nothing(sending?.attempt === event.attempt ? failed(kind, state, event.failure, at) : state);
    case "found":
      return found(kind, state, event.stored, at);
    case "reloaded": {
      if (!state.reloading) return event.stored ? found(kind, state, event.stored, at) : nothing(state);
      // refused as outdated although no newer version can be read: retry after a pause
      if (!event.stored || !isNewer(event.stored.version, state.base.version))
        return nothing(failed(kind, state, { kind: "unavailable", reason: "" }, at));
      return found(kind, state, event.stored, at);
    }
    case "undelivered":
      return undelivered(kind, state, event);
    case "decided":
      return decided(kind, state, event.take, at);
    case "given-up":
      return givenUp(kind, state);
    case "discarded":
      return discarded(kind, state, event.sent);
    case "left-to-queue": {
      const { state: anew, effects } = givenUp(kind, { ...state, ...SURE, waiting: undefined });
      return { state: anew, effects: [...effects, { do: "leave-to-queue" }] };
    }
  }
}

const TYPING: ReadonlySet<EditEvent<unknown>["type"]> = new Set(["typed", "put", "took"]);

/** What an event makes of a document being edited, and what is to be done about it. Pure. */
export function decide<Value>(kind: Kind<Value>, state: EditState<Value>, event: EditEvent<Value>): Decision<Value> {
  const step = stepped(kind, state, event);
  // do not start a pending request between two key presses
  const decision = TYPING.has(event.type) ? step : wentOn(kind, step, event.at);
  if (decision.state === state) return decision;
  return concluded(kind, state, { ...decision, state: undoable(kind, state, decision.state) }, event.at);
}
