import type { EditEvent, Failure, Left, Save, Stored } from "./edit-state.ts";

/** What the service said to a save. */
export type Answer<Value> =
  | { end: "stored"; stored: Stored<Value> }
  /** Another version is stored than the one that was to be replaced. */
  | { end: "outdated" }
  /** Nobody answered; the value is put into the queue by the way handed along: it resolves to the entry, and rejects where there is no room. */
  | { end: "unanswered"; queue: () => Promise<string> }
  | { end: "failed"; failure: Failure };

/** What a session needs of the world. None of these ever rejects. */
export interface EditPorts<Value> {
  send(save: Save<Value>): Promise<Answer<Value>>;
  reload(): Promise<Stored<Value> | undefined>;
  /** Writing begins within the call: it may be the last thing a page does. */
  keep(left: Omit<Left<Value>, "at">): void;
  forget(): void;
  /** Takes what waits out of the queue; resolves once it can't be sent any more. */
  takeBack(): Promise<unknown>;
  /** What waits isn't this session's any more. */
  leaveToQueue(): void;
  now(): number;
  /** Calls back after so many milliseconds; hands back the way to stop it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** What a place where it is typed has to show, and what is typed there is made from: another one of these replaces it, whatever it says. */
export interface Shown<Value> {
  readonly value: Value;
}

/** An event before it has its time. */
export type Happening<Value> = EditEvent<Value> extends infer Event ? (Event extends unknown ? Omit<Event, "at"> : never) : never;
