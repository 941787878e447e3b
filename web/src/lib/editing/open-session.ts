import { authState } from "../auth/auth.ts";
import { type Draft, type DraftKey, nameOf, removeDraft, writeDraft } from "../drafts/drafts.ts";
import { leftOf } from "../drafts/left-of.ts";
import { type Change, discard, onOutcome, putWaiting, type Waiting, withdraw, withdrawParked } from "../drafts/outbox.ts";
import { takeBack } from "../drafts/send-waiting.ts";
import { isWhole, madeOf } from "./doubtful-saves.ts";
import type { Answer } from "./edit-ports.ts";
import { EditSession } from "./edit-session.ts";
import type { Attributed, Kind, Left, Queued, Save, Stored } from "./edit-state.ts";
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
}

/** Whether nothing of a draft is missing there. */
const isContained = <Value>(kind: Kind<Value>, left: Left<Value>, there: Value): boolean => isWhole(kind, madeOf(left, left.value), there);

const queuedOf = <Value>({ value, revision }: Waiting): Queued<Value> => ({ ...(value as Attributed<Value>), entry: revision });

type Kept<Value> = Omit<Left<Value>, "at">;

/** Begins to edit a thing where it was left on this device. */
export async function openSession<Value, Thing>(edited: EditedThing<Value, Thing>): Promise<EditSession<Value>> {
  const { about, kind, thing, storedOf } = edited;
  const { key, draft, waiting, others } = await leftOf<Kept<Value>>(authState().user?.id ?? "", about);
  const stored = storedOf(thing);
  const read = (kept: Draft<Kept<Value>>) =>
    "base" in (kept.value as object) ? { ...kept.value, at: kept.at } : edited.readDraft?.(kept, stored);
  const left = draft && read(draft);
  // what waits without a draft is the queue's alone
  const queued = left && waiting?.state === "waiting" ? queuedOf<Value>(waiting) : undefined;
  const session: EditSession<Value> = new EditSession(
    kind,
    {
      send: (save) => sent(edited, key, save, session.aside),
      reload: async () => {
        const found = await edited.reload().catch(() => undefined);
        return found && storedOf(found);
      },
      keep: (value) =>
        void writeDraft<Kept<Value>>(key, { value, ...(value.base.version === undefined ? {} : { version: value.base.version }) }),
      forget: () => {
        void removeDraft(key);
        void withdrawParked(key);
      },
      takeBack: () => takeBack(key).catch(() => undefined),
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
  session.offer(
    others.flatMap(({ key: of, draft: kept }) => {
      const other = read(kept);
      if (!other) return [];
      const forget = () => void discard(of);
      // all of it is stored by now
      if (isContained(kind, other, stored.value)) forget();
      return isContained(kind, other, session.state.mine) ? [] : [{ ...other, forget }];
    }),
  );
  session.whenClosed(
    onOutcome((name, outcome) => {
      if (name !== nameOf(key)) return;
      if (outcome.event === "sent") session.delivered(storedOf(outcome.stored as Thing), queuedOf(outcome.sent));
      else if (outcome.event === "conflict" || outcome.event === "refused")
        session.undelivered(outcome.event, outcome.sent && queuedOf(outcome.sent), outcome.reason);
      else if (outcome.event === "discarded") session.giveUp();
    }),
  );
  return session;
}

async function sent<Value, Thing>(
  { send, storedOf, waitingAs }: EditedThing<Value, Thing>,
  key: DraftKey,
  save: Save<Value>,
  aside: unknown,
): Promise<Answer<Value>> {
  const answer = await answerTo(
    async () => storedOf(await send(save, aside)),
    waitingAs &&
      (({ operation, variables }) => {
        const { about = key.about, ...change } = waitingAs(save);
        const value = { value: save.value, origin: save.origin, aside };
        return putWaiting({ ...key, about }, { ...change, operation, variables, value }, navigator.onLine);
      }),
  );
  // one that was refused, or in conflict, before this
  if (answer.end === "stored") await withdraw(key);
  return answer;
}
