import type { Collection, Condition, Filter, FindCursor } from "mongodb";
import type { Model } from "mongoose";
import { offsetOf, type Page, pageOf, type PageRequest } from "../paging.ts";
import type { AggregateRecord, Stored } from "./aggregate-schema.ts";
import { living } from "./living.ts";
import { documentsOf } from "./native-collection.ts";
import { NO_TIME_LIMIT } from "./query-time.ts";

/** An aggregate as loaded: its state with id, version and times. */
export type Loaded<State> = State & Pick<AggregateRecord, "_id" | "version" | "createdAt" | "updatedAt">;

/** An aggregate in a list: without its search keys. */
export type Listed<State> = Omit<Loaded<State>, "searchKeys">;

/** A filter of aggregates: conditions on their fields, nested ones by their path. */
export type Where<State> = {
  readonly [Field in keyof Loaded<State>]?: Condition<Loaded<State>[Field]>;
} & {
  readonly [path: `${string}.${string}`]: unknown;
  readonly $and?: readonly object[];
  readonly $or?: readonly object[];
};

type Sort = Readonly<Record<string, 1 | -1>>;
type Field<State> = keyof Loaded<State> & string;

/** The projection and the order of a query. Without `fields` it reads all fields but those of `without`. */
interface Reading<State> {
  readonly fields?: readonly Field<State>[];
  readonly without?: readonly Field<State>[];
  /** Newest first unless told otherwise. */
  readonly sort?: Sort;
  readonly limit?: number;
  /** The cursor's batch size. */
  readonly atOnce?: number;
}

type Row<State, Read> = Read extends { fields: readonly (infer Name)[] }
  ? Pick<Loaded<State>, (Name & keyof Loaded<State>) | "_id">
  : Read extends { without: readonly (infer Name)[] }
    ? Omit<Listed<State>, Name & PropertyKey>
    : Listed<State>;

const NEWEST_FIRST: Sort = { createdAt: -1, _id: -1 };

/** Fields that no reader needs; they make up half of a document. */
const WITHOUT_INTERNALS = { searchKeys: 0, pendingState: 0, outbox: 0, outboxAt: 0, commandIds: 0, lastCommandId: 0 } as const;

/** The queries of an aggregate's collection. They exclude tombstones unless they say otherwise, and never return the store's own fields. */
export class AggregateReads<State extends object> {
  protected readonly model: Model<Stored<State>>;

  constructor(model: Model<Stored<State>>) {
    this.model = model;
  }

  /** For migrations of the whole collection (`givenFields`). */
  get collectionName(): string {
    return this.model.collection.collectionName;
  }

  /**
   * The stored documents, with the store's own fields. Typed by the fields that all aggregates have: with the state as a type parameter
   * TypeScript can't check a filter.
   */
  protected get documents(): Collection<AggregateRecord> {
    return documentsOf(this.model as unknown as Model<AggregateRecord>);
  }

  /** The first match in the given order. */
  async first<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): Promise<Row<State, Read> | undefined> {
    const [row] = await this.matching(where, { ...read, limit: 1 } as unknown as Read);
    return row;
  }

  /** All matches, or the first `limit`, in one query. */
  async matching<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): Promise<Row<State, Read>[]> {
    return this.#find<Row<State, Read>>(where, read).toArray();
  }

  /** All matches by a cursor, in the order of their ids unless sorted otherwise. */
  async *each<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): AsyncGenerator<Row<State, Read>> {
    yield* this.#find<Row<State, Read>>(where, { sort: { _id: 1 }, ...read }).maxTimeMS(NO_TIME_LIMIT);
  }

  /** A page of the matches, with their total number. */
  async page<const Read extends Reading<State> = object>(
    where: Where<State>,
    request: PageRequest,
    read?: Read,
  ): Promise<Page<Row<State, Read>>> {
    const [rows, totalCount] = await Promise.all([
      this.#find<Row<State, Read>>(where, { ...read, limit: request.pageSize })
        .skip(offsetOf(request))
        .toArray(),
      this.count(where),
    ]);
    return pageOf(rows, totalCount, request);
  }

  count(where: Where<State>): Promise<number> {
    return this.documents.countDocuments(living(where));
  }

  async exists(where: Where<State>): Promise<boolean> {
    return (await this.documents.findOne(living(where), { projection: { _id: 1 } })) !== null;
  }

  /** The distinct values of a field, sorted, in batches of `atOnce`. */
  async *valuesOf<Name extends Field<State>>(field: Name, atOnce: number): AsyncGenerator<Extract<Loaded<State>[Name], string>[]> {
    let values: string[] = [];
    let last: string | undefined;
    const options = { projection: { [field]: 1 }, sort: { [field]: 1 } as const, maxTimeMS: NO_TIME_LIMIT };
    for await (const row of this.documents.find<Record<string, string>>(living({ [field]: { $exists: true } }), options)) {
      const value = String(row[field]);
      if (value === last) continue;
      last = value;
      values.push(value);
      if (values.length < atOnce) continue;
      yield values as Extract<Loaded<State>[Name], string>[];
      values = [];
    }
    if (values.length > 0) yield values as Extract<Loaded<State>[Name], string>[];
  }

  /** The number of matches for each value of a field, sorted by value. */
  async countBy<Name extends Field<State>>(field: Name, where: Where<State>): Promise<{ value: Loaded<State>[Name]; count: number }[]> {
    const groups = await this.documents
      .aggregate<{ _id: Loaded<State>[Name]; count: number }>([
        { $match: living(where) },
        { $group: { _id: `$${field}`, count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    return groups.map(({ _id, count }) => ({ value: _id, count }));
  }

  /** About how many documents there are, tombstones among them, without a look at each. */
  estimatedCount(): Promise<number> {
    return this.documents.estimatedDocumentCount();
  }

  /** The sum of a numeric field. */
  async sum(field: Field<State>, where: Where<State>): Promise<number> {
    const [group] = await this.documents
      .aggregate<{ sum: number }>([{ $match: living(where) }, { $group: { _id: null, sum: { $sum: `$${field}` } } }])
      .toArray();
    return group?.sum ?? 0;
  }

  /** How many entries a list has in all of them. */
  async entries(list: Field<State>, where: Where<State>): Promise<number> {
    const [group] = await this.documents
      .aggregate<{ sum: number }>([{ $match: living(where) }, { $group: { _id: null, sum: { $sum: { $size: `$${list}` } } } }])
      .toArray();
    return group?.sum ?? 0;
  }

  /** Those of the ids that exist or have existed (tombstones). */
  async knownAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#idsOf({ _id: { $in: ids } });
  }

  /** Those of the ids whose aggregate has been deleted. */
  async deletedAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#idsOf({ _id: { $in: ids }, deletedAt: { $exists: true } });
  }

  /** Whether the collection is empty, also of tombstones. */
  async isUntouched(): Promise<boolean> {
    return (await this.documents.findOne({}, { projection: { _id: 1 } })) === null;
  }

  async #idsOf(filter: Filter<AggregateRecord>): Promise<Set<string>> {
    const rows = await this.documents.find(filter, { projection: { _id: 1 } }).toArray();
    return new Set(rows.map(({ _id }) => _id));
  }

  #find<Found>(where: Where<State>, { fields, without = [], sort = NEWEST_FIRST, limit, atOnce }: Reading<State> = {}): FindCursor<Found> {
    const projection = fields ? marked(["_id", ...fields], 1) : { ...WITHOUT_INTERNALS, ...marked(without, 0) };
    const options = { projection, sort, ...(limit !== undefined && { limit }), ...(atOnce !== undefined && { batchSize: atOnce }) };
    return this.documents.find(living(where), options) as unknown as FindCursor<Found>;
  }
}

const marked = (fields: readonly string[], mark: 0 | 1): Record<string, 0 | 1> => Object.fromEntries(fields.map((field) => [field, mark]));
