import type { Collection, Condition, FindCursor } from "mongodb";
import type { Model } from "mongoose";
import { offsetOf, type Page, pageOf, type PageRequest } from "../paging.ts";
import type { AggregateRecord, Stored } from "./aggregate-schema.ts";
import { living } from "./living.ts";
import { documentsOf } from "./native-collection.ts";
import { NO_TIME_LIMIT } from "./query-time.ts";

/** An aggregate as loaded: its state with id, version and times. */
export type Loaded<State> = State & Pick<AggregateRecord, "_id" | "version" | "createdAt" | "updatedAt">;

/** An aggregate as lists show it: without the keys it is found by. */
export type Listed<State> = Omit<Loaded<State>, "searchKeys">;

/** What living aggregates are looked for by: conditions on their fields, nested ones by their path. */
export type Where<State> = {
  readonly [Field in keyof Loaded<State>]?: Condition<Loaded<State>[Field]>;
} & {
  readonly [path: `${string}.${string}`]: unknown;
  readonly $and?: readonly object[];
  readonly $or?: readonly object[];
};

type Sort = Readonly<Record<string, 1 | -1>>;
type Field<State> = keyof Loaded<State> & string;

/** What is read of each aggregate, and of how many. Without `fields` everything, but for the fields of `without`. */
interface Reading<State> {
  readonly fields?: readonly Field<State>[];
  readonly without?: readonly Field<State>[];
  /** Newest first unless told otherwise. */
  readonly sort?: Sort;
  readonly limit?: number;
  /** How many come from the database at once, of those that are read one after the other. */
  readonly atOnce?: number;
}

type Row<State, Read> = Read extends { fields: readonly (infer Name)[] }
  ? Pick<Loaded<State>, (Name & keyof Loaded<State>) | "_id">
  : Read extends { without: readonly (infer Name)[] }
    ? Omit<Listed<State>, Name & PropertyKey>
    : Listed<State>;

const NEWEST_FIRST: Sort = { createdAt: -1, _id: -1 };

/** What a reader has no use for and what makes up half of a document. */
const WITHOUT_INTERNALS = { searchKeys: 0, pendingState: 0, outbox: 0, outboxAt: 0, commandIds: 0, lastCommandId: 0 } as const;

/** Reads of an aggregate's collection. They see living aggregates, unless they say otherwise, and nothing of what the store keeps beside the state. */
export class AggregateReads<State extends object> {
  protected readonly model: Model<Stored<State>>;

  constructor(model: Model<Stored<State>>) {
    this.model = model;
  }

  /** For what the kit does to whole collections (`givenFields`). */
  get collectionName(): string {
    return this.model.collection.collectionName;
  }

  /** The documents themselves, with what the store keeps beside the state. */
  protected get documents(): Collection<Stored<State>> {
    return documentsOf<Stored<State>>(this.model);
  }

  /** The first that matches. */
  async first<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): Promise<Row<State, Read> | undefined> {
    const [row] = await this.matching(where, { ...read, limit: 1 } as unknown as Read);
    return row;
  }

  /** All that match, or so many, in one query. */
  async matching<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): Promise<Row<State, Read>[]> {
    return this.#find<Row<State, Read>>(where, read).toArray();
  }

  /** All that match, one after the other, however many there are; by their ids unless sorted otherwise. */
  async *each<const Read extends Reading<State> = object>(where: Where<State>, read?: Read): AsyncGenerator<Row<State, Read>> {
    yield* this.#find<Row<State, Read>>(where, { sort: { _id: 1 }, ...read }).maxTimeMS(NO_TIME_LIMIT);
  }

  /** A page of those that match, with the number of all. */
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

  /** The values that a field of theirs has, in order, each once, so many at a time. */
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

  /** How many there are of each value of a field, in the values' order. */
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

  /** The sum of a field of numbers. */
  async sum(field: Field<State>, where: Where<State>): Promise<number> {
    const [group] = await this.documents
      .aggregate<{ sum: number }>([{ $match: living(where) }, { $group: { _id: null, sum: { $sum: `$${field}` } } }])
      .toArray();
    return group?.sum ?? 0;
  }

  /** Those of the ids that an aggregate has or has had: tombstones count. */
  async knownAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#idsOf({ _id: { $in: ids } });
  }

  /** Those of the ids whose aggregate has been deleted. */
  async deletedAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#idsOf({ _id: { $in: ids }, deletedAt: { $exists: true } });
  }

  /** Whether there has never been any: tombstones count. */
  async isUntouched(): Promise<boolean> {
    return (await this.documents.findOne({}, { projection: { _id: 1 } })) === null;
  }

  async #idsOf(filter: object): Promise<Set<string>> {
    const rows = await this.documents.find<{ _id: string }>(filter as never, { projection: { _id: 1 } }).toArray();
    return new Set(rows.map(({ _id }) => _id));
  }

  #find<Found>(where: Where<State>, { fields, without = [], sort = NEWEST_FIRST, limit, atOnce }: Reading<State> = {}): FindCursor<Found> {
    const projection = fields ? marked(["_id", ...fields], 1) : { ...WITHOUT_INTERNALS, ...marked(without, 0) };
    const options = { projection, sort, ...(limit !== undefined && { limit }), ...(atOnce !== undefined && { batchSize: atOnce }) };
    return this.documents.find(living(where), options) as unknown as FindCursor<Found>;
  }
}

const marked = (fields: readonly string[], mark: 0 | 1): Record<string, 0 | 1> => Object.fromEntries(fields.map((field) => [field, mark]));
