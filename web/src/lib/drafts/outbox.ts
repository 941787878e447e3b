import { STORED } from "../stored-names.ts";
import { type DraftKey, draftKey, nameOf, removeDraft } from "./drafts.ts";
import { type KeptEntry, keptEntries } from "./kept-entries.ts";

/*
 * What a person has saved while the service couldn't be had: it waits here, in this browser, and is sent in order when there is a network
 * again, by whoever of this person's tabs is open (send-waiting.ts). One change a thing; a newer one takes its place. A change belongs
 * to who made it: nobody else's session sees or sends it.
 */

export interface Change {
  /** The mutation's name, and what it was sent with. */
  operation: string;
  variables: Readonly<Record<string, unknown>>;
  /** The thing that it changes; undefined for what is yet to be made. */
  subject?: string;
  /** The stored version it was made on. */
  version?: number;
  /** What stood in that version where the change is, if known: while it still stands there, another version is no conflict. */
  base?: unknown;
  /** As the page has it: what it begins with when somebody comes back. */
  value: unknown;
  /** Which kind of change, for the list: a key below offline:drafts.what. */
  what: string;
  title: string;
  /** The page it was made on, without the language prefix. */
  path: string;
  /** The draft that the value becomes when the person corrects a change that has no page of its own. */
  draftAbout?: string;
}

export type WaitingState = "waiting" | "conflict" | "refused";

export interface Waiting extends Change, KeptEntry {
  about: string;
  /** When it was first to be sent: the order. */
  since: number;
  /** When it was made, in milliseconds. */
  at: number;
  /** Another one whenever the person saves anew. */
  revision: string;
  state: WaitingState;
  /** What the service has said against it. */
  reason?: string;
  /** It may have reached the service already, the answer being lost. */
  tried: boolean;
}

/** What becomes of a change. "sent" tells the thing as it is stored now. */
export type Outcome =
  | { event: "put" | "sending" | "unanswered" | "conflict" | "refused" | "withdrawn" | "discarded" }
  | { event: "sent"; stored: unknown; sent: Waiting };

type Listener = (key: string, outcome: Outcome) => void;

const outbox = keptEntries<Waiting>(STORED.outbox);
const listeners = new Set<Listener>();
// Tabs of this browser tell each other. Each context has a channel of its own: nobody hears themselves.
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(STORED.outbox);
channel?.addEventListener("message", ({ data }: MessageEvent<[string, Outcome]>) => hand(...data));
// in Node, where tests run, it would keep the process
(channel as { unref?: () => void } | undefined)?.unref?.();

function hand(key: string, outcome: Outcome): void {
  for (const listener of listeners) listener(key, outcome);
}

export function tell(key: string, outcome: Outcome): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage([key, outcome]);
  hand(key, outcome);
}

/** Hears what becomes of changes, in every tab. Hands back the way to stop. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readWaiting = (key: DraftKey): Promise<Waiting | undefined> => outbox.read(nameOf(key));

/** Changes what waits under a key, as it is then: null takes it out. Resolves to what it was. */
export const changeWaiting = (key: string, change: (waiting: Waiting) => Waiting | null | undefined): Promise<Waiting | undefined> =>
  outbox.update(key, change);

/** One person's, in the order in which they were made. */
export async function waitingOf(userId: string): Promise<Waiting[]> {
  return (await outbox.ofUser(userId)).toSorted((one, other) => one.since - other.since);
}

let latest = 0;
/** The time in milliseconds, never the same twice: what is made within one keeps its order. */
const moment = () => (latest = Math.max(Date.now(), latest + 1));

/** Puts a change there to be sent, in the place of an earlier one of the same thing. */
export async function putWaiting(key: DraftKey, change: Change, tried: boolean): Promise<void> {
  const earlier = await readWaiting(key);
  const now = moment();
  await outbox.write({
    ...change,
    ...key,
    key: nameOf(key),
    since: earlier?.since ?? now,
    at: now,
    revision: crypto.randomUUID(),
    state: "waiting",
    tried: tried || earlier?.tried === true,
  });
  tell(nameOf(key), { event: "put" });
}

/** Takes a change out: it is stored, given up, or sent in another way. */
export async function withdraw(key: DraftKey): Promise<void> {
  if (!(await readWaiting(key))) return;
  await outbox.remove(nameOf(key));
  tell(nameOf(key), { event: "withdrawn" });
}

/** Gives up a change with the draft it was made from. */
export async function discard({ key, userId, about }: Waiting): Promise<void> {
  const draft = draftKey(userId, about);
  await Promise.all([withdraw(draft), removeDraft(draft)]);
  tell(key, { event: "discarded" });
}
