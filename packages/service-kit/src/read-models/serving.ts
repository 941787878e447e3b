import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";
import type { ReadModel } from "./define-read-model.ts";

/** What the database notes of a read model. */
export interface ReadModelNote {
  _id: string;
  /** The collection that queries read. */
  serving: string;
  /** The collection of the newest shape that somebody has started with. */
  filling: string;
  /** The state events that all aggregates have told to `filling`. */
  filled: string[];
}

/** Milliseconds for which a note is believed; the last collection stays for longer than that after it has been replaced. */
const BELIEVED = 30_000;
const BELIEVED_WHILE_FILLING = 2_000;

/** The collection of what is noted of each read model. */
export const NOTES = "readModels";

const known = new WeakMap<Connection, Serving>();

/** Which collections a service's read models are read from: that of another shape while the one of this shape still fills. */
export class Serving {
  readonly #notes: Collection<ReadModelNote>;
  #byName = new Map<string, ReadModelNote>();
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  private constructor(connection: Connection) {
    this.#notes = nativeCollection<ReadModelNote>(connection, NOTES);
  }

  static of(connection: Connection): Serving {
    const serving = known.get(connection) ?? new Serving(connection);
    known.set(connection, serving);
    return serving;
  }

  /** The name of the collection that queries of the read model go to. */
  async nameOf({ name, collection }: Pick<ReadModel, "name" | "collection">): Promise<string> {
    const believed = this.#nameOf(name, collection) === collection ? BELIEVED : BELIEVED_WHILE_FILLING;
    if (Date.now() - this.#readAt > believed) await this.refresh();
    return this.#nameOf(name, collection);
  }

  /** The collection of another shape that serves while that of this one fills; undefined once it serves itself, or a newer release fills another. */
  async otherThan({ name, collection }: Pick<ReadModel, "name" | "collection">): Promise<string | undefined> {
    const serving = await this.nameOf({ name, collection });
    return serving !== collection && this.#byName.get(name)?.filling === collection ? serving : undefined;
  }

  /** Reads the notes anew; several who ask at once share one look. */
  refresh(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  async #read(): Promise<void> {
    this.#byName = new Map((await this.#notes.find().toArray()).map((note) => [note._id, note]));
    this.#readAt = Date.now();
  }

  #nameOf(name: string, collection: string): string {
    return this.#byName.get(name)?.serving ?? collection;
  }
}
