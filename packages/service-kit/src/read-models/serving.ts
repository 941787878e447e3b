import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";
import type { ReadModel } from "./define-read-model.ts";

/** The stored record of a read model. */
export interface ReadModelNote {
  /** The read model's lineage. */
  _id: string;
  /** The collection that queries read. */
  serving: string;
  /** The collection of the shape that was started last. */
  filling: string;
  /** The names of the state events of which `filling` has had every aggregate. */
  filled: string[];
  /** The collection that was complete last; `filled` is emptied when events may have been missed, this stays. */
  completed?: string;
}

/** Milliseconds for which a record is cached; a replaced collection is dropped later than that. */
const BELIEVED = 30_000;
const BELIEVED_WHILE_FILLING = 2_000;

/** The collection of these records. */
export const NOTES = "readModels";

const known = new WeakMap<Connection, Serving>();

/** Tells which collection a read model is queried from: that of the previous shape until the one of this shape is complete. */
export class Serving {
  readonly #notes: Collection<ReadModelNote>;
  #byLineage = new Map<string, ReadModelNote>();
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
  async nameOf({ lineage, collection }: Pick<ReadModel, "lineage" | "collection">): Promise<string> {
    const believed = this.#nameOf(lineage, collection) === collection ? BELIEVED : BELIEVED_WHILE_FILLING;
    if (Date.now() - this.#readAt > believed) await this.refresh();
    return this.#nameOf(lineage, collection);
  }

  /** The previous shape's collection while this shape's fills; undefined once this shape's serves, or a newer release fills another. */
  async otherThan({ lineage, collection }: Pick<ReadModel, "lineage" | "collection">): Promise<string | undefined> {
    const serving = await this.nameOf({ lineage, collection });
    return serving !== collection && this.#byLineage.get(lineage)?.filling === collection ? serving : undefined;
  }

  /** Reads the records again; concurrent calls share one query. */
  refresh(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  async #read(): Promise<void> {
    this.#byLineage = new Map((await this.#notes.find().toArray()).map((note) => [note._id, note]));
    this.#readAt = Date.now();
  }

  #nameOf(lineage: string, collection: string): string {
    return this.#byLineage.get(lineage)?.serving ?? collection;
  }
}
