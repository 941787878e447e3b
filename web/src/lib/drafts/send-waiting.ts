import { draftKey, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { changeWaiting, discard, tell, type Waiting, waitingOf, withdraw } from "./outbox.ts";

/** What the service made of a change. */
export type Delivery =
  | { end: "stored"; stored: { version: number } & Record<string, unknown> }
  | { end: "conflict" }
  | { end: "refused"; reason: string }
  /** Nobody answered, or only that it is not the time. */
  | { end: "unanswered" };

export type Deliver = (waiting: Waiting) => Promise<Delivery>;

const LOCK = "outbox";

/** One tab at a time, so that nothing is sent twice at once. Pages without a secure address have no locks. */
const underLock = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(LOCK, work) : work());

/**
 * Sends what waits of one person, in order, until it is all sent or the network is gone again; `isTheirs` tells whether the session is
 * still theirs. Resolves to how many were stored, and whether something is still to be sent.
 */
export const sendWaiting = (userId: string, deliver: Deliver, isTheirs: () => boolean) =>
  underLock(async () => {
    let stored = 0;
    for (;;) {
      const [next] = (await waitingOf(userId)).filter(({ state }) => state === "waiting");
      if (!next) return { stored, left: false };
      if (!isTheirs()) return { stored, left: true };
      tell(next.key, { event: "sending" });
      await changeWaiting(next.key, (now) => ({ ...now, tried: true }));
      const delivery = await deliver(next);
      if (delivery.end === "unanswered") {
        tell(next.key, { event: "unanswered" });
        return { stored, left: true };
      }
      if (delivery.end === "stored") stored += 1;
      await settle(next, delivery);
    }
  });

async function settle(sent: Waiting, delivery: Exclude<Delivery, { end: "unanswered" }>): Promise<void> {
  // The person may have saved anew while it was on its way.
  const isSent = ({ revision }: Waiting) => revision === sent.revision;
  if (delivery.end !== "stored") {
    const { end } = delivery;
    const reason = end === "refused" ? { reason: delivery.reason } : {};
    // a newer change of the same thing may fare better
    const before = await changeWaiting(sent.key, (now) => (isSent(now) ? { ...now, state: end, ...reason } : undefined));
    if (before && isSent(before)) tell(sent.key, { event: end });
    return;
  }
  const { version } = delivery.stored;
  const before = await changeWaiting(sent.key, (now) => (isSent(now) ? null : { ...now, version, tried: false }));
  if (before && isSent(before)) tell(sent.key, { event: "withdrawn" });
  await goOnFrom(sent, version);
  tell(sent.key, { event: "sent", stored: delivery.stored, sent });
}

/** What else was made on the version that has just been replaced by our own change goes on from the new one. */
async function goOnFrom(sent: Waiting, version: number): Promise<void> {
  const key = draftKey(sent.userId, sent.about);
  const draft = await readDraft(key);
  if (draft && JSON.stringify(draft.value) === JSON.stringify(sent.value)) await removeDraft(key);
  else if (draft) await writeDraft(key, { value: draft.value, version });
  if (sent.subject === undefined) return;
  for (const other of await waitingOf(sent.userId))
    if (other.subject === sent.subject && other.version === sent.version && other.key !== sent.key)
      await changeWaiting(other.key, (now) => ({ ...now, version }));
}

/** Takes a change out so that the page it was made on may save in its place; waits for it if it is just being sent. */
export const takeBack = (waiting: Pick<Waiting, "userId" | "about">) => underLock(() => withdraw(waiting));

/** Sends again what was refused or in conflict. */
export async function sendAgain(waiting: Waiting): Promise<void> {
  await changeWaiting(waiting.key, (now) => {
    const { reason: _, ...rest } = now;
    return { ...rest, state: "waiting" };
  });
  tell(waiting.key, { event: "put" });
}

/** Puts a change without a page of its own back into the form it came from. */
export async function takeToForm(waiting: Waiting): Promise<void> {
  if (!waiting.draftAbout) return;
  await writeDraft(draftKey(waiting.userId, waiting.draftAbout), { value: waiting.value });
  await discard(waiting);
}
