import type { Attributed, Left, Stored } from "./edit-state.ts";

/** What a closed tab has left of a document, beside what this one goes on with. */
export interface OtherDraft<Value> extends Attributed<Value> {
  /** When it was kept. */
  at: number;
  /** The stored value that it was made from. */
  base: Stored<Value>;
  /** Saves that no answer had come to. */
  unconfirmed?: readonly Attributed<Value>[];
  /** Removes it from this device. */
  forget(): void;
  /** What goes with it without being compared. */
  aside?: unknown;
  /** Keeps another one in its place, which is offered then. */
  replace(left: Omit<Left<Value>, "at">): void;
}
