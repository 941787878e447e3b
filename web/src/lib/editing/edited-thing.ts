import type { Draft } from "../drafts/drafts.ts";
import type { Change } from "../drafts/outbox.ts";
import type { Kind, Left, Save, Stored } from "./edit-state.ts";

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
