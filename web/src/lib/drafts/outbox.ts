import { STORED } from "../stored-names.ts";
import { deviceKept } from "./device-keeps.ts";
import { asOfClosedTab, type DraftKey, draftKey, nameOf, removeDraft } from "./drafts.ts";
import { type KeptEntry, keptEntries } from "./kept-entries.ts";
import { randomId } from "../random-id.ts";

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
  /** What earlier saves put there that no answer came to, in the same way. */
  doubtful?: readonly unknown[];
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
  /** The tab that it was made in; absent in what was put here before tabs had entries of their own. */
  tab?: string;
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
  /** The service couldn't take it: it rests until then, in milliseconds, and has done so often. */
  restsUntil?: number;
  rests?: number;
  /** How often nobody answered: others have their turn first. */
  silences?: number;
}

/** What becomes of a change. "sent" tells the thing as it is stored now. */
export type Outcome =
  | { event: "put" | "sending" | "unanswered" | "unavailable" | "withdrawn" }
  /** What waited was given up, or a draft of which nothing waited. */
  | { event: "discarded"; sent?: Waiting }
  /** A change was put back as a draft of its own, under this key without a tab. */
  | { event: "put-back" }
  /** A page of an earlier release doesn't tell what it has sent. */
  | { event: "conflict" | "refused"; reason?: string; sent?: Waiting }
  | { event: "sent"; stored: unknown; sent: Waiting };

type Listener = (key: string, outcome: Outcome) => void;

const outbox = keptEntries<Waiting>(STORED.outbox, { another: asOfClosedTab });
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

/** Puts a change there to be sent, in the place of an earlier one of the same thing; resolves to its revision. */
export async function putWaiting(key: DraftKey, change: Change, tried: boolean): Promise<string> {
  const now = moment();
  const name = nameOf(key);
  const made: Waiting = { ...change, ...key, key: name, since: now, at: now, revision: randomId(), state: "waiting", tried };
  const replaced = await outbox.update(name, (earlier) => ({ ...made, since: earlier.since, tried: tried || earlier.tried }));
  if (!replaced) deviceKept(await outbox.write(made));
  tell(name, { event: "put" });
  return made.revision;
}

/** Gives what waits under one key to another, for a tab that goes on with what a closed one has left. */
export async function handOver(from: DraftKey, to: DraftKey): Promise<Waiting | undefined> {
  const waiting = await readWaiting(from);
  if (!waiting) return undefined;
  const mine: Waiting = { ...waiting, ...to, key: nameOf(to) };
  await outbox.write(mine);
  await outbox.remove(waiting.key);
  return mine;
}

/** Takes a change out: it is stored, given up, or sent in another way. Resolves to the change. */
export async function withdraw(key: DraftKey): Promise<Waiting | undefined> {
  const waiting = await readWaiting(key);
  if (!waiting) return undefined;
  await outbox.remove(nameOf(key));
  tell(nameOf(key), { event: "withdrawn" });
  return waiting;
}

/** Takes a change out that the service hasn't taken: what became of it is stored, or given up. */
export async function withdrawParked(key: DraftKey): Promise<void> {
  const parked = ({ state }: Waiting) => state !== "waiting";
  const before = await changeWaiting(nameOf(key), (waiting) => (parked(waiting) ? null : undefined));
  if (before && parked(before)) tell(nameOf(key), { event: "withdrawn" });
}

/** Of everybody's on this device. */
export const removeWaitingWhere = (isToGo: (waiting: Pick<Waiting, "userId" | "at">) => boolean): Promise<void> =>
  outbox.removeWhere(isToGo);

/** Gives up a change with the draft it was made from. */
export async function discard({ userId, about, tab }: DraftKey): Promise<void> {
  const draft = draftKey(userId, about, tab);
  const [sent] = await Promise.all([withdraw(draft), removeDraft(draft)]);
  tell(nameOf(draft), { event: "discarded", ...(sent ? { sent } : {}) });
}
