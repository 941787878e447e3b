import type { Collection, Document } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";
import type { KnownRow, LiveRow, ReadModel, RowRecord } from "./define-read-model.ts";
import { Serving } from "./serving.ts";

interface FindOptions {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
  readonly projection?: Readonly<Record<string, 0 | 1>>;
}

/** Queries of a read model, in any process of its service. */
export class Rows<Row extends object> {
  readonly #connection: Connection;
  readonly #model: ReadModel<Row>;

  constructor(connection: Connection, model: ReadModel<Row>) {
    this.#connection = connection;
    this.#model = model;
  }

  /** The row, also of a deleted source; undefined when no state of it has been taken in. */
  async known(id: string): Promise<KnownRow<Row> | undefined> {
    return ((await (await this.#collection()).findOne({ _id: id })) as KnownRow<Row> | null) ?? undefined;
  }

  /** The live row of this id, if it matches the filter. */
  async live(id: string, filter: object = {}): Promise<LiveRow<Row> | undefined> {
    const row = await (await this.#collection()).findOne({ ...filter, _id: id, deleted: false });
    return (row as LiveRow<Row> | null) ?? undefined;
  }

  /** The live rows that match the filter. */
  async find(filter: object, options: FindOptions = {}): Promise<LiveRow<Row>[]> {
    return this.findKnown({ ...filter, deleted: false }, options) as Promise<LiveRow<Row>[]>;
  }

  /** The rows that match the filter, also of deleted sources. */
  async findKnown(filter: object, options: FindOptions = {}): Promise<KnownRow<Row>[]> {
    return (await this.#collection()).find<KnownRow<Row>>({ ...filter }, options).toArray();
  }

  /** The ids of the rows that match the filter, also of deleted sources. */
  async ids(filter: object): Promise<Set<string>> {
    return new Set((await this.findKnown(filter, { projection: { _id: 1 } })).map(({ _id }) => _id));
  }

  async aggregate<Result extends object>(pipeline: readonly object[]): Promise<Result[]> {
    return (await this.#collection()).aggregate<Result>([...pipeline] as Document[]).toArray();
  }

  async #collection(): Promise<Collection<RowRecord>> {
    const name = await Serving.of(this.#connection).nameOf(this.#model);
    return nativeCollection<RowRecord>(this.#connection, name);
  }
}
