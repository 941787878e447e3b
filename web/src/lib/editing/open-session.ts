import { authState } from "../auth/auth.ts";
import { type Draft, nameOf, removeDraft } from "../drafts/drafts.ts";
import { leftOf } from "../drafts/left-of.ts";
import { withdrawParked } from "../drafts/outbox.ts";
import { takeBack } from "../drafts/send-waiting.ts";
import { EditSession } from "./edit-session.ts";
import type { EditedThing } from "./edited-thing.ts";
import { keepDraft, type Kept, offerOthers } from "./other-drafts.ts";
import { hearOutcomes, type Place, queuedOf, sent } from "./session-queue.ts";

/** Begins to edit a thing where it was left on this device. */
export async function openSession<Value, Thing>(edited: EditedThing<Value, Thing>): Promise<EditSession<Value>> {
  const { about, kind, thing, storedOf } = edited;
  const { key, draft, waiting, queuedAs, others } = await leftOf<Kept<Value>>(authState().user?.id ?? "", about);
  const place: Place = { key: queuedAs };
  const stored = storedOf(thing);
  const read = (kept: Draft<Kept<Value>>) =>
    "base" in (kept.value as object) ? { ...kept.value, at: kept.at } : edited.readDraft?.(kept, stored);
  const left = draft && read(draft);
  // what waits without a draft is the queue's alone
  const queued = left && waiting?.state === "waiting" ? queuedOf<Value>(waiting) : undefined;
  const session: EditSession<Value> = new EditSession(
    kind,
    {
      send: (save) => sent(edited, key, place, save, session.aside),
      reload: async () => {
        const found = await edited.reload().catch(() => undefined);
        return found && storedOf(found);
      },
      keep: (left) => {
        keepDraft(key, nameOf(place.key) === nameOf(key) ? left : { ...left, queuedAs: place.key });
      },
      forget: () => {
        void removeDraft(key);
        void withdrawParked(place.key);
      },
      takeBack: () => takeBack(place.key).catch(() => undefined),
      leaveToQueue: () => {
        place.key = key;
      },
      now: () => Date.now(),
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    stored,
    left,
    queued,
  );
  session.whenClosed(offerOthers({ edited, key, stored, read }, session, others));
  session.whenClosed(hearOutcomes(edited, key, place, session));
  return session;
}
