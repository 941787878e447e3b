import { changeDraft, closedTabsKey, draftKey, nameOf, writeDraft } from "./drafts.ts";
import { changeWaiting, discard, readWaiting, tell, type Waiting, waitingOf, withdraw } from "./outbox.ts";
import { pauseAfter } from "./pauses.ts";

/** What the service made of a change. */
export type Delivery =
  | {
      end: "stored";
      stored: { version: number } & Record<string, unknown>;
      /** It was brought together with what somebody else had saved. */
      merged?: boolean;
      /** What was sent, in the way in which a change's base is told. */
      sent?: unknown;
    }
  | { end: "conflict"; reason?: string }
  | { end: "refused"; reason: string }
  /** It can't be taken now, which says nothing of other changes. */
  | { end: "unavailable"; reason: string }
  | { end: "unanswered" };

export type Deliver = (waiting: Waiting) => Promise<Delivery>;

/** What a round of sending came to. */
export interface Round {
  stored: number;
  /** Nobody answered, or the session is over: the rest is for another round. */
  left: boolean;
  /** When something that the service couldn't take is to be tried again, in milliseconds. */
  next?: number;
}

const LOCK = "outbox";
/** Changes that are sent in one round; what is left has another. */
const MOST_IN_ROUND = 100;

/** One tab at a time, so that nothing is sent twice at once. Pages without a secure address have no locks. */
const underLock = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(LOCK, work) : work());

/** The same if nothing is being sent just now; undefined otherwise. */
export const unlessSending = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  navigator.locks ? navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? work() : undefined)) : work();

/** Of each thing what was made first, whether its time has come or not: changes of one thing don't overtake each other. */
function firstOfEach(entries: readonly Waiting[]): Waiting[] {
  const seen = new Set<string>();
  return entries.filter(({ state, about }) => state === "waiting" && !seen.has(about) && seen.add(about));
}

/** What is to be sent next: what nobody answered to before comes after the others. */
const nextOf = (entries: readonly Waiting[], now: number): Waiting | undefined =>
  firstOfEach(entries)
    .filter(({ restsUntil = 0 }) => restsUntil <= now)
    .toSorted((one, other) => (one.silences ?? 0) - (other.silences ?? 0) || one.since - other.since)[0];

/**
 * Sends what waits of one person, in order, until it is all sent or nobody answers any more; what the service refuses or can't take is parked
 * with its reason, and the others go on. `isTheirs` tells whether the session is still theirs.
 */
export async function sendWaiting(userId: string, deliver: Deliver, isTheirs: () => boolean): Promise<Round> {
  let stored = 0;
  for (let sends = 0; sends < MOST_IN_ROUND; sends += 1) {
    const end = await underLock(() => sendNext(userId, deliver, isTheirs));
    if (end === "stored") stored += 1;
    if (end === "none") {
      const rests = firstOfEach(await waitingOf(userId)).map(({ restsUntil = 0 }) => restsUntil);
      return { stored, left: false, ...(rests.length > 0 ? { next: Math.min(...rests) } : {}) };
    }
    if (end === "over" || end === "unanswered") break;
  }
  return { stored, left: true };
}

async function sendNext(userId: string, deliver: Deliver, isTheirs: () => boolean): Promise<Delivery["end"] | "none" | "over"> {
  const next = nextOf(await waitingOf(userId), Date.now());
  if (!next) return "none";
  if (!isTheirs()) return "over";
  tell(next.key, { event: "sending" });
  await changeWaiting(next.key, (now) => ({ ...now, tried: true }));
  const delivery = await deliver(next).catch((): Delivery => ({ end: "unavailable", reason: "" }));
  await settle(next, delivery);
  return delivery.end;
}

/** Without what was said of it before, and at once. */
function awake(waiting: Waiting): Waiting {
  const { reason: _, restsUntil: _until, rests: _times, ...rest } = waiting;
  return rest;
}

async function settle(sent: Waiting, delivery: Delivery): Promise<void> {
  // the person may have saved anew while it was on its way; that may fare better
  const isSent = ({ revision }: Waiting) => revision === sent.revision;
  const park = async (change: (now: Waiting) => Waiting) => {
    const before = await changeWaiting(sent.key, (now) => (isSent(now) ? change(now) : undefined));
    return !!before && isSent(before);
  };
  switch (delivery.end) {
    case "unanswered":
      await park((now) => ({ ...now, silences: (now.silences ?? 0) + 1 }));
      return tell(sent.key, { event: "unanswered" });
    case "unavailable": {
      const { reason } = delivery;
      await park(({ rests = 0, ...now }) => ({ ...now, reason, rests: rests + 1, restsUntil: Date.now() + pauseAfter(rests) }));
      return tell(sent.key, { event: "unavailable" });
    }
    case "conflict":
    case "refused": {
      const { end, reason } = delivery;
      const why = reason === undefined ? {} : { reason };
      const parked = await park((now) => ({ ...awake(now), state: end, ...why }));
      if (parked) tell(sent.key, { event: end, ...why, sent });
      return undefined;
    }
    case "stored": {
      const { version } = delivery.stored;
      // a later save is based on the sent value; when the service merged that with another's, the later one keeps its old version and is merged too
      const goOn = {
        ...("sent" in delivery ? { base: delivery.sent, doubtful: [] } : {}),
        ...(delivery.merged ? {} : { version }),
        tried: false,
      };
      const before = await changeWaiting(sent.key, (now) => (isSent(now) ? null : { ...now, ...goOn }));
      if (before && isSent(before)) tell(sent.key, { event: "withdrawn" });
      await changeDraft(draftKey(sent.userId, sent.about, sent.tab), ({ value }) => (isSameText(value, sent.value) ? null : undefined));
      return tell(sent.key, { event: "sent", stored: delivery.stored, sent });
    }
  }
}

/** Whether a draft holds nothing but what was sent; a session's draft and change hold more than the value. */
function isSameText(draft: unknown, sent: unknown): boolean {
  const valueOf = (of: unknown) => JSON.stringify(typeof of === "object" && of !== null && "value" in of ? of.value : of);
  return valueOf(draft) === valueOf(sent);
}

/** Takes a change out so that the page it was made on may save in its place; waits for it if it is just being sent. */
export const takeBack = (waiting: Pick<Waiting, "userId" | "about" | "tab">) => underLock(() => withdraw(waiting));

/** Sends again what was refused, in conflict, or rests. */
export async function sendAgain(waiting: Waiting): Promise<void> {
  await changeWaiting(waiting.key, (now) => ({ ...awake(now), state: "waiting" }));
  tell(waiting.key, { event: "put" });
}

/**
 * Puts a change without a page of its own back into the form it came from, beside what is there: as what a closed tab has left. One that was sent
 * meanwhile isn't put back.
 */
export async function takeToForm(waiting: Pick<Waiting, "userId" | "about" | "tab">): Promise<void> {
  await underLock(async () => {
    const there = await readWaiting(waiting);
    if (!there?.draftAbout) return;
    const { draftAbout, userId, value } = there;
    await writeDraft(closedTabsKey(userId, draftAbout), { value });
    await discard(waiting);
    tell(nameOf(draftKey(userId, draftAbout)), { event: "put-back" });
  });
}
