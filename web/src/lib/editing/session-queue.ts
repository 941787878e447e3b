import { type DraftKey, nameOf } from "../drafts/drafts.ts";
import { onOutcome, putWaiting, type Waiting, withdraw, withdrawParked } from "../drafts/outbox.ts";
import type { EditSession } from "./edit-session.ts";
import type { Answer } from "./edit-ports.ts";
import type { Attributed, Queued, Save } from "./edit-state.ts";
import type { EditedThing } from "./edited-thing.ts";
import { answerTo } from "./save-answer.ts";

/** As a session puts it into the queue; of what earlier releases have put there it isn't known whether it makes an entry of the history. */
interface QueuedValue<Value> extends Attributed<Value> {
  aside: unknown;
  checkpoint?: boolean;
}

export function queuedOf<Value>({ value: queued, revision: entry }: Waiting): Queued<Value> {
  const { value, origin, checkpoint = true } = queued as QueuedValue<Value>;
  return { value, origin, checkpoint, entry };
}

/** Where a session's change waits in the queue. */
export interface Place {
  key: DraftKey;
}

/** Tells a session what becomes of its change in the queue. Hands back the way to stop. */
export function hearOutcomes<Value, Thing>(
  { storedOf, delivered }: EditedThing<Value, Thing>,
  key: DraftKey,
  place: Place,
  session: EditSession<Value>,
) {
  /** What was told of an entry that the session doesn't know yet. */
  let early: { entry: string; hear: () => void } | undefined;
  const stop = session.subscribe(() => {
    if (!early || session.state.waiting?.entry !== early.entry) return;
    const { hear } = early;
    early = undefined;
    hear();
  });
  const stopListening = onOutcome((name, outcome) => {
    if (name !== nameOf(place.key)) return;
    if (outcome.event === "sent") {
      delivered?.(outcome.stored as Thing, outcome.sent);
      session.delivered(storedOf(outcome.stored as Thing), queuedOf(outcome.sent));
      const { waiting, sending } = session.state;
      if (!waiting && !sending) place.key = key;
    } else if (outcome.event === "conflict" || outcome.event === "refused") {
      const queued = outcome.sent && queuedOf<Value>(outcome.sent);
      const hear = () => session.undelivered(outcome.event, queued, outcome.reason);
      if (queued && session.state.sending) early = { entry: queued.entry, hear };
      else hear();
    } else if (outcome.event === "discarded") session.discarded(outcome.sent && queuedOf(outcome.sent));
  });
  return () => {
    stop();
    stopListening();
  };
}

/** Sends a save, or has it wait for a network. */
export async function sent<Value, Thing>(
  { send, storedOf, waitingAs }: EditedThing<Value, Thing>,
  key: DraftKey,
  place: Place,
  save: Save<Value>,
  aside: unknown,
): Promise<Answer<Value>> {
  const answer = await answerTo(
    async () => storedOf(await send(save, aside)),
    waitingAs &&
      (async ({ operation, variables }) => {
        const { about = key.about, ...change } = waitingAs(save);
        const { key: before } = place;
        place.key = { ...key, about };
        const value: QueuedValue<Value> = { value: save.value, origin: save.origin, checkpoint: save.checkpoint, aside };
        const entry = await putWaiting(place.key, { ...change, operation, variables, value }, navigator.onLine);
        // what was refused, or in conflict, before this
        if (nameOf(before) !== nameOf(place.key)) await withdrawParked(before);
        return entry;
      }),
  );
  // one that was refused, or in conflict, before this
  if (answer.end === "stored") await withdraw(place.key);
  return answer;
}
