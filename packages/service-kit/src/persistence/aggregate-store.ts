import { randomUUID } from "node:crypto";
import type { EventDefinition } from "@muhtawa/contracts";
import { mongo, type Model } from "mongoose";
import { DomainError, type FieldProblem, notFound, taken, unavailable, versionConflict } from "../errors.ts";
import { envelop, type Fact, type PendingEvent } from "../events/envelope.ts";
import type { OutboxRelay } from "../events/outbox-relay.ts";
import type { AggregateRecord, Stored } from "./aggregate-schema.ts";
import { NOT_DELETED } from "./aggregate-schema.ts";
import { difference, sameState, stateOf, withoutUndefined } from "./aggregate-state.ts";
import { duplicateKey } from "./mongo.ts";

/** What a command decides: the next state and the facts that tell of it. */
export interface Decision<State> {
  readonly state: State;
  readonly facts?: readonly Fact[];
}

/** An aggregate as loaded: its state with id, version and times. */
export type Loaded<State> = State & Pick<AggregateRecord, "_id" | "version" | "createdAt" | "updatedAt">;

export interface UpdateOptions {
  /** When given and not the stored version: CONFLICT, and nothing is written. */
  expectedVersion?: number | null;
}

interface StoreOptions<State, Card> {
  readonly model: Model<Stored<State>>;
  readonly relay: OutboxRelay;
  readonly stateEvent: EventDefinition<{ deleted: true } | (Card & { deleted: false })>;
  /** The aggregate's public card, which every write publishes whole. */
  readonly card: (aggregate: Loaded<State>) => Card;
  /** Names the field of a unique index (`emailKey: "email"`), with a message if the general one won't do. */
  readonly unique?: Record<string, string | FieldProblem>;
}

/** A guard is missed only when somebody else has written, so that of twenty writers at once every one gets through. */
const MAX_TRIES = 20;
const MAX_PENDING_FACTS = 100;
const REPUBLISH_BATCH = 200;
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

/**
 * Keeps aggregates. A write is one guarded operation on one document that holds the new state and the events it causes, so that neither
 * can be there without the other; the relay publishes them afterwards. Needs no transaction.
 */
export class AggregateStore<State extends object, Card> {
  readonly model: Model<Stored<State>>;
  readonly #options: StoreOptions<State, Card>;

  constructor(options: StoreOptions<State, Card>) {
    this.model = options.model;
    this.#options = options;
    options.relay.register(options.model as unknown as Model<AggregateRecord>, () => this.republish());
  }

  /** The aggregate, or undefined when there is none or it has been deleted. */
  async find(id: string): Promise<Loaded<State> | undefined> {
    return this.#load({ ...NOT_DELETED, _id: id });
  }

  /** The aggregate; throws NOT_FOUND when there is none. */
  async get(id: string): Promise<Loaded<State>> {
    const found = await this.find(id);
    if (!found) throw notFound();
    return found;
  }

  /** Stores a new aggregate. A taken unique value is CONFLICT with its field named. */
  async create(id: string, decision: Decision<State>): Promise<Loaded<State>> {
    const now = new Date();
    const commandId = randomUUID();
    const loaded = { ...withoutUndefined(decision.state), _id: id, version: 1, createdAt: now, updatedAt: now } as Loaded<State>;
    const record = { ...loaded, lastCommandId: commandId, outboxAt: now, ...this.#events(loaded, decision.facts) };
    checkSize(record);
    try {
      await this.model.create([record] as never, { validateBeforeSave: true });
    } catch (error) {
      const duplicate = duplicateKey(error);
      if (duplicate && !(await this.#isOurs(id, commandId))) throw this.#uniqueError(duplicate.index, error);
      if (!duplicate && !(await this.#survived(error, id, commandId))) throw error;
    }
    this.#options.relay.enqueue(this.model as unknown as Model<AggregateRecord>, record as unknown as AggregateRecord);
    return loaded;
  }

  /**
   * Loads, lets `decide` say what follows, and stores it if nobody was faster; else decides again on what is stored now. `decide` must be
   * free of effects. It returns undefined, or the same state without facts, when there is nothing to do.
   */
  async update(
    id: string,
    decide: (aggregate: Loaded<State>) => Decision<State> | undefined | Promise<Decision<State> | undefined>,
    { expectedVersion }: UpdateOptions = {},
  ): Promise<Loaded<State>> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      const record = await this.#record(id);
      const current = withoutRecord(record);
      if (expectedVersion != null && record.version !== expectedVersion) throw versionConflict(record.version);
      const decision = await decide(current);
      if (!decision || (!decision.facts?.length && sameState(current, decision.state))) return current;
      if (record.outbox.length + (decision.facts?.length ?? 0) > MAX_PENDING_FACTS) throw unavailable();
      const written = await this.#write(record, current, decision);
      if (written) return written;
    }
    throw unavailable(new Error(`gave up after ${MAX_TRIES} tries against concurrent writers`));
  }

  /** Strips the aggregate to a tombstone, which goes on telling that it is gone. A repeated deletion does nothing. */
  async delete(id: string, facts: readonly Fact[] = []): Promise<void> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      const record = (await this.model.findById(id).lean()) as Stored<State> | null;
      if (!record || record.deletedAt) return;
      if (record.outbox.length + facts.length > MAX_PENDING_FACTS) throw unavailable();
      const now = new Date();
      const version = record.version + 1;
      const tombstone = {
        _id: id,
        version,
        lastCommandId: randomUUID(),
        createdAt: record.createdAt,
        updatedAt: now,
        deletedAt: now,
        outboxAt: now,
        pendingState: envelop(this.#options.stateEvent, id, version, { deleted: true }),
        outbox: [...record.outbox, ...facts.map(({ event, data }) => envelop(event, id, version, data))],
      };
      if (!(await this.#replace(record, tombstone))) continue;
      this.#options.relay.enqueue(this.model as unknown as Model<AggregateRecord>, tombstone);
      return;
    }
    throw unavailable(new Error(`gave up after ${MAX_TRIES} tries against concurrent writers`));
  }

  /** Puts the state of every aggregate, tombstones too, into its outbox again; facts are never repeated. Resolves to their number. */
  async republish(): Promise<number> {
    let count = 0;
    for await (const record of this.model.find().sort({ _id: 1 }).lean().cursor() as AsyncIterable<Stored<State>>) {
      const data = record.deletedAt ? ({ deleted: true } as const) : this.#state(withoutRecord(record));
      const pendingState = envelop(this.#options.stateEvent, record._id, record.version, data);
      const marked = await this.model
        .findOneAndUpdate(
          { _id: record._id, version: record.version } as never,
          { $set: { pendingState, outboxAt: new Date() } } as never,
          { returnDocument: "after" },
        )
        .lean();
      // Somebody wrote in between: that write publishes the newer state itself.
      if (marked) this.#options.relay.enqueue(this.model as unknown as Model<AggregateRecord>, marked as unknown as AggregateRecord);
      count += 1;
      if (count % REPUBLISH_BATCH === 0) await this.#options.relay.idle();
    }
    await this.#options.relay.idle();
    return count;
  }

  async #load(filter: object): Promise<Loaded<State> | undefined> {
    const record = (await this.model.findOne(filter as never).lean()) as Stored<State> | null;
    return record ? withoutRecord(record) : undefined;
  }

  async #record(id: string): Promise<Stored<State>> {
    const record = (await this.model.findOne({ ...NOT_DELETED, _id: id } as never).lean()) as Stored<State> | null;
    if (!record) throw notFound();
    return record;
  }

  async #write(record: Stored<State>, current: Loaded<State>, decision: Decision<State>): Promise<Loaded<State> | undefined> {
    const now = new Date();
    const commandId = randomUUID();
    const next = {
      ...withoutUndefined(stateOf(decision.state)),
      _id: record._id,
      version: record.version + 1,
      createdAt: record.createdAt,
      updatedAt: now,
    };
    const { pendingState, outbox } = this.#events(next as Loaded<State>, decision.facts);
    checkSize({ ...next, pendingState, outbox: [...record.outbox, ...outbox] });
    const { set, unset } = difference(current, decision.state);
    const update = {
      $set: { ...set, updatedAt: now, lastCommandId: commandId, pendingState, outboxAt: now },
      ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
      $inc: { version: 1 },
      $push: { outbox: { $each: outbox } },
    };
    let written: AggregateRecord | null;
    try {
      written = (await this.model
        .findOneAndUpdate({ _id: record._id, version: record.version } as never, update as never, {
          returnDocument: "after",
          runValidators: true,
        })
        .lean()) as AggregateRecord | null;
    } catch (error) {
      const duplicate = duplicateKey(error);
      if (duplicate) throw this.#uniqueError(duplicate.index, error);
      if (!(await this.#survived(error, record._id, commandId))) throw error;
      written = await this.model.findById(record._id).lean<AggregateRecord>();
    }
    if (!written) return undefined;
    this.#options.relay.enqueue(this.model as unknown as Model<AggregateRecord>, written);
    return next as Loaded<State>;
  }

  async #replace(record: AggregateRecord, tombstone: AggregateRecord): Promise<boolean> {
    try {
      const { matchedCount } = await this.model.collection.replaceOne({ _id: record._id, version: record.version } as never, tombstone);
      return matchedCount === 1;
    } catch (error) {
      if (await this.#survived(error, record._id, tombstone.lastCommandId)) return true;
      throw error;
    }
  }

  #events(next: Loaded<State>, facts: readonly Fact[] = []): { pendingState: PendingEvent; outbox: PendingEvent[] } {
    return {
      pendingState: envelop(this.#options.stateEvent, next._id, next.version, this.#state(next)),
      outbox: facts.map(({ event, data }) => envelop(event, next._id, next.version, data)),
    };
  }

  #state(aggregate: Loaded<State>) {
    return { ...this.#options.card(aggregate), deleted: false } as const;
  }

  /** After an error of the network the write may have happened all the same. */
  async #survived(error: unknown, id: string, commandId: string): Promise<boolean> {
    return error instanceof mongo.MongoNetworkError && this.#isOurs(id, commandId);
  }

  async #isOurs(id: string, commandId: string): Promise<boolean> {
    return (await this.model.exists({ _id: id, lastCommandId: commandId } as never)) !== null;
  }

  #uniqueError(index: string, cause: unknown): DomainError {
    const named = this.#options.unique?.[index];
    if (!named) return new DomainError("CONFLICT", { en: "This exists already.", ar: "هذا موجود من قبل." }, { cause });
    return typeof named === "string" ? taken(named) : taken(named.field, named.message);
  }
}

function checkSize(record: object): void {
  const size = mongo.BSON.calculateObjectSize(record);
  if (size > MAX_DOCUMENT_BYTES) throw new RangeError(`a document of ${size} bytes; ${MAX_DOCUMENT_BYTES} are allowed`);
}

function withoutRecord<State>(record: Stored<State>): Loaded<State> {
  const { lastCommandId: _, pendingState: __, outbox: ___, outboxAt: ____, deletedAt: _____, ...loaded } = record as AggregateRecord;
  return loaded as Loaded<State>;
}
