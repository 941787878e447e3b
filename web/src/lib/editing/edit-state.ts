import type { FieldSource } from "../../generated/graphql.ts";

/** Where a value comes from: a person, a generation, or both. */
export interface Origin {
  source: FieldSource;
  generationId?: string | null;
  /** The generation ended before its text did, and no person has gone on with it, nor saved it as it is. */
  unfinished?: boolean | null;
}

export const HUMAN: Origin = { source: "HUMAN" };

/** A value as the service has it; without a version it isn't stored yet. */
export interface Stored<Value> {
  value: Value;
  version?: number | undefined;
  origin: Origin;
}

/** What both sides changed, each in its own way: there a merge has one's own. */
export interface Merge<Value> {
  value: Value;
  /** How many places clash. */
  clashes: number;
}

/** Which side stands where both changed the same: one's own, the stored one, or both, one after the other. */
export type Preference = "mine" | "theirs" | "both";

/** A kind of document: how two of its values are compared and brought together. */
export interface Kind<Value> {
  same(one: Value, other: Value): boolean;
  /** Brings together what was made of `base` on both sides. */
  merge(base: Value, mine: Value, theirs: Value, prefer: Preference): Merge<Value>;
  /** Saved by itself while it is being edited; otherwise only when the person asks. */
  autosave: boolean;
  /** Whether earlier values are kept: then a save on purpose makes an entry, also of what was saved by itself. */
  history: boolean;
  /** Whether the service would take it at all; what it wouldn't take isn't sent by itself. */
  isReady(value: Value): boolean;
}

/** What is on its way to the service. */
export interface Save<Value> {
  /** Names one try: an answer to another one is no answer to this. */
  attempt: number;
  value: Value;
  origin: Origin;
  /** What it is to replace. */
  base: Stored<Value>;
  /** Earlier saves of the same that no answer came to. */
  doubtful: readonly Value[];
  /** Made on purpose: an entry of the history. */
  checkpoint: boolean;
}

/** Why the last try to save came to nothing. */
export type Failure =
  /** Not this value: it has to be changed first. */
  | { kind: "refused"; reason: string; fields?: Readonly<Record<string, readonly string[]>> }
  /** Not now: tried again after a while. */
  | { kind: "unavailable"; reason: string };

export interface Generated<Value> {
  generationId: string;
  value: Value;
  /** A text that broke off is shown, and stored only when the person goes on with it. */
  whole: boolean;
  /** It was stopped before its end: stored, but not all there is to be. */
  unfinished?: boolean;
}

/** A value with where it comes from. */
export interface Attributed<Value> {
  value: Value;
  origin: Origin;
}

/** What waits on this device until there is a network. */
export interface Queued<Value> extends Attributed<Value> {
  /** The entry of the queue: another one whenever it is put there anew. */
  entry: string;
  /** It makes an entry of the history once it is sent. */
  checkpoint: boolean;
}

export interface TakenBack<Value> extends Queued<Value> {
  /** The stored value that it was made from. */
  on: Value;
}

/** All there is to know of one document while it is edited in one tab. Times are milliseconds since the epoch. */
export interface EditState<Value> {
  /** The stored value that `mine` was made from. */
  base: Stored<Value>;
  /** What the person has before them. */
  mine: Value;
  origin: Origin;
  /** What stood there before the last change. */
  before: Attributed<Value> | undefined;
  /** Counts the times that `mine` became another one otherwise than under the person's hands. */
  given: number;
  sending: Save<Value> | undefined;
  /** A save was asked for while it wasn't possible; whether on purpose. */
  asked: { checkpoint: boolean } | undefined;
  /** A newer stored value, heard of while a save was under way. */
  heard: Stored<Value> | undefined;
  /** What waits on this device until there is a network; it is sent without us. */
  waiting: Queued<Value> | undefined;
  /** What waited and was taken back, the last one first; it may have been on its way. */
  takenBack: readonly TakenBack<Value>[];
  /** Saves that no answer came to, the last one first: the service may have taken them, or take them yet. */
  unconfirmed: readonly Attributed<Value>[];
  /** The service hasn't been heard since: it may have one of them. */
  inDoubt: boolean;
  /** Somebody else stored another value, and both changed the same place. */
  conflict: { theirs: Stored<Value> } | undefined;
  reloading: boolean;
  failure: Failure | undefined;
  retryAt: number | undefined;
  retries: number;
  attempts: number;
  /** The last key. */
  changedAt: number | undefined;
  /** The first key that isn't saved. */
  unsavedSince: number | undefined;
  /** Stored, but not yet an entry of the history. */
  unsealed: boolean;
  /** Shown, but only the person decides whether it is saved. */
  held: boolean;
  /** Generated values that wait until what they replace is stored. */
  incoming: readonly Generated<Value>[];
  /** Generations whose text is in here already. */
  taken: readonly string[];
  /** Values whose origin is known, so that undo brings it back. */
  known: readonly Attributed<Value>[];
  /** When what was left here before was kept; undefined once it is saved or given up. */
  restoredAt: number | undefined;
  /** When somebody else's changes were last merged into `mine`. */
  mergedAt: number | undefined;
}

/** What happens to a document, and when. */
export type EditEvent<Value> = { at: number } & (
  | { type: "typed"; value: Value }
  /** A change of the person's that doesn't come from the editor: a text put after the others, another version. */
  | { type: "put"; value: Value; origin?: Origin | undefined }
  | { type: "took"; generationId: string }
  | { type: "generated"; generated: Generated<Value> }
  /** What a generation has left unfinished is to stay as it is. */
  | { type: "accepted" }
  | { type: "ask"; checkpoint: boolean }
  | { type: "tick" }
  | { type: "stored"; attempt: number; stored: Stored<Value> }
  | { type: "outdated"; attempt: number }
  /** Nobody answered, and it waits on this device now. */
  | { type: "unanswered"; attempt: number; entry: string }
  | { type: "failed"; attempt: number; failure: Failure }
  | { type: "found"; stored: Stored<Value> }
  /** The answer to a reload; without a value when there was none. */
  | { type: "reloaded"; stored: Stored<Value> | undefined }
  | { type: "delivered"; stored: Stored<Value>; sent: Queued<Value> | undefined }
  | { type: "undelivered"; why: "conflict" | "refused"; reason: string; sent: Queued<Value> | undefined }
  | { type: "decided"; take: Preference }
  | { type: "given-up" }
  /** What waited was given up, or what is here. */
  | { type: "discarded"; sent: Queued<Value> | undefined }
  /** What waits is the queue's alone from now on, and something new is begun here. */
  | { type: "left-to-queue" }
);

/** What has to be done about it, in this order. */
export type EditEffect<Value> =
  | { do: "keep" }
  | { do: "forget" }
  | { do: "send"; save: Save<Value> }
  | { do: "take-back" }
  | { do: "leave-to-queue" }
  | { do: "reload" };

export interface Decision<Value> {
  state: EditState<Value>;
  effects: EditEffect<Value>[];
}

/** What was left of a document on this device. */
export interface Left<Value> extends Attributed<Value> {
  base: Stored<Value>;
  taken: readonly string[];
  held: boolean;
  /** What goes with the value without being compared. */
  aside?: unknown;
  /** Saves that no answer had come to. */
  unconfirmed?: readonly Attributed<Value>[];
  at: number;
}
