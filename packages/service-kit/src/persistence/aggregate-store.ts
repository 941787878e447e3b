import type { EventDefinition } from "@muhtawa/contracts";
import { BSON } from "mongodb";
import type { Model } from "mongoose";
import { DomainError, type FieldProblem, notFound, taken, unavailable, versionConflict } from "../errors.ts";
import { envelop, type Fact, type PendingEvent } from "../events/envelope.ts";
import type { OutboxRelay } from "../events/outbox-relay.ts";
import { inSpan } from "../tracing/spans.ts";
import { AggregateReads, type Loaded, type Where } from "./aggregate-reads.ts";
import type { AggregateRecord, Stored } from "./aggregate-schema.ts";
import { NOT_DELETED } from "./aggregate-schema.ts";
import { difference, sameState, stateOf, withoutUndefined } from "./aggregate-state.ts";
import { COMMAND_IDS_KEPT, hasTakenPlace, newCommandId } from "./command-ids.ts";
import { duplicateKey } from "./database-errors.ts";
import { living } from "./living.ts";
import { NO_TIME_LIMIT } from "./query-time.ts";
import { untilDecided } from "./until-decided.ts";

/** A command's decision: the next state, and the facts to publish with it. */
export interface Decision<State> {
  readonly state: State;
  readonly facts?: readonly Fact[];
}

/** Optimistic concurrency: the version that the caller has seen. */
export interface ExpectedVersion {
  /** When given and not the stored version: CONFLICT, and nothing is written. */
  readonly expectedVersion?: number | null;
}

/** Of an aggregate that isn't made just now. */
export interface CreateOptions {
  /** When what it stands for was made, elsewhere. Default: now. */
  readonly madeAt?: Date;
  /** When it was changed last, elsewhere. Default: when it was made. */
  readonly changedAt?: Date;
}

/** What an update may be guarded by. */
export interface UpdateOptions<State> extends ExpectedVersion {
  /**
   * Awaited between a decision and its write, for lookups and reservations elsewhere; a rejection prevents the write. It is called again
   * when a concurrent write has won and the decision is repeated.
   */
  readonly beforeWrite?: (before: Loaded<State>, after: State) => Promise<unknown>;
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

/** The fields that the relay needs of a written document. */
const TO_PUBLISH = { version: 1, pendingState: 1, outbox: 1 } as const;

const MAX_PENDING_FACTS = 100;
const REPUBLISH_BATCH = 200;
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;

/**
 * Stores aggregates. A write is one operation on one document, guarded by its version: it stores the new state together with the events to
 * publish, so that it needs no transaction. The relay publishes them afterwards.
 */
export class AggregateStore<State extends object, Card> extends AggregateReads<State> {
  readonly #options: StoreOptions<State, Card>;
  readonly #model: Model<AggregateRecord>;

  constructor(options: StoreOptions<State, Card>) {
    super(options.model);
    this.#options = options;
    this.#model = options.model as unknown as Model<AggregateRecord>;
    options.relay.register(this.#model, {
      stateEvent: options.stateEvent,
      republish: () => this.republish(),
    });
  }

  /** The aggregate, or undefined when there is none or it has been deleted. */
  async find(id: string): Promise<Loaded<State> | undefined> {
    const record = await this.#load(id);
    return record ? withoutRecord(record) : undefined;
  }

  /** The aggregate; throws NOT_FOUND when there is none. */
  async get(id: string): Promise<Loaded<State>> {
    const found = await this.find(id);
    if (!found) throw notFound();
    return found;
  }

  /**
   * Stores a new aggregate. A taken unique value is CONFLICT with its field named. SERVICE_UNAVAILABLE: the database can't be reached, and
   * nobody knows whether the aggregate is there.
   */
  async create(
    id: string,
    decision: Decision<State>,
    { madeAt = new Date(), changedAt = madeAt }: CreateOptions = {},
  ): Promise<Loaded<State>> {
    const state = await this.completed(decision.state);
    const commandId = newCommandId();
    const loaded = { ...withoutUndefined(state), _id: id, version: 1, createdAt: madeAt, updatedAt: changedAt } as Loaded<State>;
    const record = { ...loaded, commandIds: [commandId], outboxAt: new Date(), ...this.#events(loaded, decision.facts) };
    checkSize(record);
    await this.#decided(async () => {
      try {
        await this.#model.create([record], { validateBeforeSave: true });
      } catch (error) {
        const duplicate = duplicateKey(error);
        if (!duplicate) throw error;
        const there = await this.#model.findById(id, { commandIds: 1 }).lean();
        if (!hasTakenPlace(commandId, there)) throw this.#uniqueError(duplicate.index, error);
      }
      return true;
    });
    this.#handOver(record);
    return loaded;
  }

  /**
   * Loads the aggregate, calls `decide` and stores the decision. When a concurrent write has won, it loads and decides again. `decide` is
   * pure: times and ids are given to it. When it returns undefined, or the same state without facts, nothing is written.
   */
  async update(
    id: string,
    decide: (aggregate: Loaded<State>) => Decision<State> | undefined,
    { expectedVersion, beforeWrite }: UpdateOptions<State> = {},
  ): Promise<Loaded<State>> {
    const commandId = newCommandId();
    return this.#decided(async () => {
      const record = await this.#load(id);
      if (!record) throw notFound();
      const current = withoutRecord(record);
      if (hasTakenPlace(commandId, record)) {
        this.#handOver(record);
        return current;
      }
      if (expectedVersion != null && record.version !== expectedVersion) throw versionConflict(record.version);
      const decision = decide(current);
      if (!decision) return current;
      const { facts = [] } = decision;
      const state = await this.completed(decision.state, current);
      if (facts.length === 0 && sameState(current, state)) return current;
      if (record.outbox.length + facts.length > MAX_PENDING_FACTS) throw unavailable();
      await beforeWrite?.(current, state);
      return this.#write(record, current, { state, facts }, commandId);
    });
  }

  /**
   * Replaces the aggregate by a tombstone, whose state event says that it is deleted. An aggregate that doesn't exist gets a tombstone too,
   * so that a late event can't create it. A repeated deletion does nothing.
   */
  async delete(id: string, facts: readonly Fact[] = [], { expectedVersion }: ExpectedVersion = {}): Promise<void> {
    const commandId = newCommandId();
    await this.#decided(async () => {
      const record = await this.#model.findById(id).lean();
      if (record?.deletedAt) {
        if (hasTakenPlace(commandId, record)) this.#handOver(record);
        return true;
      }
      if (record && expectedVersion != null && record.version !== expectedVersion) throw versionConflict(record.version);
      const told = record ? facts : [];
      if ((record?.outbox.length ?? 0) + told.length > MAX_PENDING_FACTS) throw unavailable();
      const now = new Date();
      const version = (record?.version ?? 0) + 1;
      const tombstone: AggregateRecord = {
        _id: id,
        version,
        commandIds: [...(record?.commandIds ?? []), commandId].slice(-COMMAND_IDS_KEPT),
        createdAt: record?.createdAt ?? now,
        updatedAt: now,
        deletedAt: now,
        eraseAt: now,
        outboxAt: now,
        pendingState: envelop(this.#options.stateEvent, id, version, { deleted: true }),
        outbox: [...(record?.outbox ?? []), ...told.map(({ event, data }) => envelop(event, id, version, data))],
      };
      if (!(await this.#bury(record?.version, tombstone))) return undefined;
      this.#handOver(tombstone);
      return true;
    });
  }

  /** Publishes the state event of every aggregate again, also of tombstones, but no facts. Resolves to the number of aggregates. */
  async republish(): Promise<number> {
    let count = 0;
    for await (const record of this.documents.find<Stored<State>>({}, { sort: { _id: 1 }, maxTimeMS: NO_TIME_LIMIT })) {
      const data = record.deletedAt ? ({ deleted: true } as const) : this.#state(withoutRecord(record));
      const pendingState = envelop(this.#options.stateEvent, record._id, record.version, data);
      const marked = await this.#model
        .findOneAndUpdate(
          { _id: record._id, version: record.version },
          { $set: { pendingState, outboxAt: new Date() } },
          { returnDocument: "after" },
        )
        .lean();
      // A concurrent write publishes the newer state itself.
      if (marked) this.#handOver(marked);
      count += 1;
      if (count % REPUBLISH_BATCH === 0) await this.#options.relay.idle();
    }
    await this.#options.relay.idle();
    return count;
  }

  /** Adds the fields that are computed from the state alone, such as search keys. */
  protected completed(state: State, _before?: Loaded<State>): State | Promise<State> {
    return state;
  }

  /**
   * Sets fields that are computed from the state of living aggregates, or removes them where undefined is given, without a new version and
   * without an event. Name the `version` that they were computed from in `where`, so that they aren't set beside another state.
   */
  protected async setDerived(where: Where<State>, fields: Partial<State>): Promise<void> {
    const { set, unset } = difference({}, fields);
    await this.documents.updateMany(living(where), { $set: set, $unset: unset });
  }

  async #load(id: string): Promise<Stored<State> | null> {
    return (await this.documents.findOne({ ...NOT_DELETED, _id: id })) as Stored<State> | null;
  }

  /** Resolves to undefined when a concurrent write has won. */
  async #write(
    record: Stored<State>,
    current: Loaded<State>,
    decision: Decision<State>,
    commandId: string,
  ): Promise<Loaded<State> | undefined> {
    const now = new Date();
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
      $set: { ...set, updatedAt: now, pendingState, outboxAt: now },
      $unset: { ...unset, lastCommandId: 1 },
      $inc: { version: 1 },
      $push: { outbox: { $each: outbox }, commandIds: { $each: [commandId], $slice: -COMMAND_IDS_KEPT } },
    };
    try {
      const written = (await this.#model
        .findOneAndUpdate({ _id: record._id, version: record.version }, update, {
          returnDocument: "after",
          runValidators: true,
          projection: TO_PUBLISH,
        })
        .lean()) as AggregateRecord | null;
      if (!written) return undefined;
      this.#handOver(written);
      return next as Loaded<State>;
    } catch (error) {
      const duplicate = duplicateKey(error);
      throw duplicate ? this.#uniqueError(duplicate.index, error) : error;
    }
  }

  /** Replaces that version by a tombstone, or inserts one without a version; false when a concurrent write has won. */
  async #bury(version: number | undefined, tombstone: AggregateRecord): Promise<boolean> {
    if (version !== undefined) {
      const { matchedCount } = await this.documents.replaceOne({ _id: tombstone._id, version }, tombstone);
      return matchedCount === 1;
    }
    try {
      await this.documents.insertOne(tombstone);
      return true;
    } catch (error) {
      if (duplicateKey(error)) return false;
      throw error;
    }
  }

  #decided<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
    return inSpan(`store ${this.#model.collection.name}`, { attributes: { "db.system.name": "mongodb" } }, () => untilDecided(attempt));
  }

  #handOver(record: AggregateRecord): void {
    this.#options.relay.enqueue(this.#model, record);
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

  #uniqueError(index: string, cause: unknown): DomainError {
    const named = this.#options.unique?.[index];
    if (!named) return new DomainError("CONFLICT", { en: "This exists already.", ar: "هذا موجود من قبل." }, { cause });
    return typeof named === "string" ? taken(named) : taken(named.field, named.message);
  }
}

function checkSize(record: object): void {
  const size = BSON.calculateObjectSize(record);
  if (size > MAX_DOCUMENT_BYTES) throw new RangeError(`a document of ${size} bytes; ${MAX_DOCUMENT_BYTES} are allowed`);
}

function withoutRecord<State>(record: Stored<State>): Loaded<State> {
  const { _id, version, createdAt, updatedAt } = record;
  return { ...stateOf(record), _id, version, createdAt, updatedAt } as unknown as Loaded<State>;
}
