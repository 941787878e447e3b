import { authState } from "../auth/auth.ts";
import { type Draft, type DraftKey, draftKey, nameOf, readDraft, removeDraft, writeDraft } from "../drafts/drafts.ts";
import { leftByOthers, leftOf } from "../drafts/left-of.ts";
import { type Change, discard, onOutcome, putWaiting, readWaiting, type Waiting, withdraw, withdrawParked } from "../drafts/outbox.ts";
import { takeBack } from "../drafts/send-waiting.ts";
import { randomId } from "../random-id.ts";
import { isWhole, madeOf } from "./doubtful-saves.ts";
import type { Answer } from "./edit-ports.ts";
import { EditSession } from "./edit-session.ts";
import type { Attributed, Kind, Left, Queued, Save, Stored } from "./edit-state.ts";
import { sameJson } from "./same-json.ts";
import { answerTo } from "./save-answer.ts";

/** A thing of the service's that is edited, as a whole or a part of it. */
export interface EditedThing<Value, Thing> {
  /** Under which what is unsaved of it is kept on this device. */
  about: string;
  kind: Kind<Value>;
  /** The thing as it was read. */
  thing: Thing;
  storedOf(thing: Thing): Stored<Value>;
  send(save: Save<Value>, aside: unknown): Promise<Thing>;
  reload(): Promise<Thing | undefined>;
  /** The change as it waits for a network, under a name of its own if it has one; absent for what can't wait. */
  waitingAs?(save: Save<Value>): Omit<Change, "operation" | "variables" | "value"> & { about?: string };
  /** Reads what an earlier release has kept. */
  readDraft?(draft: Draft<unknown>, stored: Stored<Value>): Left<Value> | undefined;
  /** What goes along with a draft that is left for another one. */
  left?(aside: unknown): unknown;
  /** Hears what the queue has stored of it, and which change that was. */
  delivered?(thing: Thing, sent: Change): void;
}

/** Whether nothing of a draft is missing there. */
const isContained = <Value>(kind: Kind<Value>, left: Left<Value>, there: Value): boolean => isWhole(kind, madeOf(left, left.value), there);

/** As a session puts it into the queue; of what earlier releases have put there it isn't known whether it makes an entry of the history. */
interface QueuedValue<Value> extends Attributed<Value> {
  aside: unknown;
  checkpoint?: boolean;
}

function queuedOf<Value>({ value: queued, revision: entry }: Waiting): Queued<Value> {
  const { value, origin, checkpoint = true } = queued as QueuedValue<Value>;
  return { value, origin, checkpoint, entry };
}

/** What is kept, and where its change waits when that isn't under the draft's own name. */
type Kept<Value> = Omit<Left<Value>, "at"> & { queuedAs?: DraftKey };

const keepDraft = <Value>(key: DraftKey, value: Kept<Value>): void =>
  void writeDraft(key, { value, ...(value.base.version === undefined ? {} : { version: value.base.version }) });

/** Where a session's change waits in the queue. */
interface Place {
  key: DraftKey;
}

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
  const offer = (found: typeof others) =>
    session.offer(
      found.flatMap(({ key: of, draft: kept }) => {
        const other = read(kept);
        if (!other) return [];
        // its tab may be open again, or another one may have left something else in its place
        const forget = async () => {
          if ((await readDraft(of))?.at === kept.at) await discard(of);
        };
        const replace = (left: Kept<Value>) => {
          keepDraft(draftKey(key.userId, about, randomId()), { ...left, aside: edited.left?.(left.aside) ?? left.aside });
          void forget().then(offerAnew);
        };
        if (isContained(kind, other, stored.value)) {
          void forget();
          return isContained(kind, other, session.state.mine) ? [] : [{ ...other, forget: () => void forget(), replace }];
        }
        if (!isContained(kind, other, session.state.mine)) return [{ ...other, forget: () => void forget(), replace }];
        // it is kept with what is here, but for what goes with it, and for what still waits
        if (sameJson(other.aside, session.aside)) void readWaiting(of).then((waits) => (waits ? undefined : forget()));
        return [];
      }),
    );
  const offerAnew = async () => offer(await leftByOthers<Kept<Value>>(key));
  offer(others);
  const stopHearing = onOutcome((name, { event }) => {
    if (event === "put-back" && name === nameOf(draftKey(key.userId, about))) void offerAnew();
  });
  session.whenClosed(stopHearing);
  session.whenClosed(hearOutcomes(edited, key, place, session));
  return session;
}

/** Tells a session what becomes of its change in the queue. Hands back the way to stop. */
function hearOutcomes<Value, Thing>(
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

async function sent<Value, Thing>(
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
