import type { Collection, Document } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";
import type { KnownRow, LiveRow, ReadModel } from "./define-read-model.ts";
import { Serving } from "./serving.ts";

interface FindOptions {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
  readonly projection?: Readonly<Record<string, 0 | 1>>;
}

/** Reads a read model's rows, in whichever process. */
export class Rows<Row extends object> {
  readonly #connection: Connection;
  readonly #model: ReadModel<Row>;

  constructor(connection: Connection, model: ReadModel<Row>) {
    this.#connection = connection;
    this.#model = model;
  }

  /** What is known of one, also that it is deleted; undefined when nothing has been heard of it. */
  async known(id: string): Promise<KnownRow<Row> | undefined> {
    return ((await (await this.#collection()).findOne({ _id: id } as never)) as KnownRow<Row> | null) ?? undefined;
  }

  /** One that is there and fits the filter. */
  async live(id: string, filter: object = {}): Promise<LiveRow<Row> | undefined> {
    const row = await (await this.#collection()).findOne({ ...filter, _id: id, deleted: false } as never);
    return (row as LiveRow<Row> | null) ?? undefined;
  }

  /** Those that are there and fit the filter. */
  async find(filter: object, options: FindOptions = {}): Promise<LiveRow<Row>[]> {
    return this.findKnown({ ...filter, deleted: false }, options) as Promise<LiveRow<Row>[]>;
  }

  /** Those that fit the filter, deleted ones too. */
  async findKnown(filter: object, options: FindOptions = {}): Promise<KnownRow<Row>[]> {
    return (await this.#collection()).find<KnownRow<Row>>(filter as never, options).toArray();
  }

  /** The ids of those that fit the filter, deleted ones too. */
  async ids(filter: object): Promise<Set<string>> {
    return new Set((await this.findKnown(filter, { projection: { _id: 1 } })).map(({ _id }) => _id));
  }

  async aggregate<Result extends object>(pipeline: readonly object[]): Promise<Result[]> {
    return (await this.#collection()).aggregate<Result>([...pipeline] as Document[]).toArray();
  }

  async #collection(): Promise<Collection> {
    const name = await Serving.of(this.#connection).nameOf(this.#model);
    return nativeCollection(this.#connection, name);
  }
}
