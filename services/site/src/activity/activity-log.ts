import { newSalts, type Personal, personalDigest } from "../audit/entry-digest.ts";
import { searchKeys } from "@muhtawa/text-analysis/search";
import { duplicateKey, NO_TIME_LIMIT, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** Something that happened on the platform. */
export interface ActivityEntry {
  /** The event's id, so that an event that comes twice is told once. */
  _id: string;
  /** `company.created` */
  action: string;
  targetType: string;
  targetId: string;
  title?: string;
  /** What the title is found by. */
  searchKeys?: string[];
  /** Who did it; absent for the system and for visitors. */
  actorId?: string;
  /** Whom it concerns: the owner of what it was done to. */
  ownerId?: string;
  ip?: string;
  at: Date;
  /** The same was done to the same thing again soon after: only the last time is news. */
  repeated?: boolean;
  /** For the audit log alone: no news to anybody. */
  auditOnly?: boolean;
  /** One for each personal field; gone with the field. */
  salts?: Partial<Record<Personal, string>>;
  /** What stands for personal fields that were erased. */
  digests?: Partial<Record<Personal, string>>;
  /** The number of its seal. */
  seal?: number;
}

const schema = new Schema<ActivityEntry>(
  {
    _id: { type: String, required: true },
    action: { type: String, required: true },
    targetType: { type: String, required: true },
    targetId: { type: String, required: true },
    title: String,
    searchKeys: { type: [String], default: undefined },
    actorId: String,
    ownerId: String,
    ip: String,
    at: { type: Date, required: true },
    repeated: Boolean,
    auditOnly: Boolean,
    salts: { type: { title: String, ip: String }, _id: false, default: undefined },
    digests: { type: { title: String, ip: String }, _id: false, default: undefined },
    seal: Number,
  },
  { collection: "activity", versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ actorId: 1, at: -1 });
schema.index({ ownerId: 1, at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ targetId: 1, at: -1 });
schema.index({ searchKeys: 1 });
schema.index({ ip: 1 }, { sparse: true });
schema.index({ seal: 1 });

const NEWEST_FIRST = { at: -1, _id: -1 } as const;
const NEWS = { repeated: { $exists: false }, auditOnly: { $exists: false } };
/** What says something else each time, since a second message isn't the first one again, or happens to a thing once. */
const ALWAYS_NEWS = new Set(["contact.form-submitted", "company.created", "project.created", "content.created", "user.registered"]);
/** Milliseconds within which the same, done again, is one piece of news. */
const SOON_MS = 3_600_000;

const ERASED_AT_ONCE = 500;

/** The platform's history, which the site owns: what audit, recent activity and a contact's timeline show. */
export class ActivityLog {
  readonly #model: Model<ActivityEntry>;

  constructor(connection: Connection) {
    this.#model = connection.model<ActivityEntry>("ActivityEntry", schema);
  }

  get collectionName(): string {
    return this.#model.collection.collectionName;
  }

  /** Resolves to whether it is a new one. */
  async add(entry: ActivityEntry): Promise<boolean> {
    try {
      await this.#model.create({ ...entry, salts: newSalts(), ...(entry.title ? { searchKeys: searchKeys(entry.title) } : {}) });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
      return false;
    }
    const { _id, action, targetId, actorId = null, at } = entry;
    if (ALWAYS_NEWS.has(action)) return true;
    const same = { targetId, action, actorId };
    const sooner = { at: { $gte: new Date(at.getTime() - SOON_MS), $lte: at } };
    await this.#model.updateMany({ ...same, _id: { $ne: _id }, ...sooner, ...NEWS }, { $set: { repeated: true } });
    // Events may arrive out of order.
    const later = { at: { $gt: at, $lte: new Date(at.getTime() + SOON_MS) } };
    if (await this.#model.exists({ ...same, ...later })) await this.#model.updateOne({ _id }, { $set: { repeated: true } });
    return true;
  }

  async page(filter: object, request: PageRequest): Promise<Page<ActivityEntry>> {
    const [rows, totalCount] = await Promise.all([
      this.#model.find(filter, {}, { sort: NEWEST_FIRST, skip: offsetOf(request), limit: request.pageSize }).lean<ActivityEntry[]>(),
      // Entries are never removed: the count that the database keeps is exact, unless the database itself has crashed, and needs no scan.
      Object.keys(filter).length > 0 ? this.#model.countDocuments(filter) : this.#model.estimatedDocumentCount(),
    ]);
    return pageOf(rows, totalCount, request);
  }

  /** Like `page`, what was done over and over told once. */
  async newsPage(filter: object, request: PageRequest): Promise<Page<ActivityEntry>> {
    return this.page({ ...filter, ...NEWS }, request);
  }

  /** The last few, what was done over and over told once. */
  async recent(filter: object, limit: number): Promise<ActivityEntry[]> {
    return this.#model.find({ ...filter, ...NEWS }, {}, { sort: NEWEST_FIRST, limit }).lean<ActivityEntry[]>();
  }

  /** Everything that matches, the newest first, a few at a time. */
  stream(filter: object): AsyncIterable<ActivityEntry> {
    return this.#model
      .find(filter, {}, { sort: NEWEST_FIRST, maxTimeMS: NO_TIME_LIMIT })
      .lean<ActivityEntry[]>()
      .cursor() as unknown as AsyncIterable<ActivityEntry>;
  }

  /** When each of these people last did something, or something was done to what is theirs. */
  async lastOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const groups = await this.#model.aggregate<{ _id: string; at: Date }>([
      { $match: { ownerId: { $in: [...personIds] }, auditOnly: { $exists: false } } },
      { $group: { _id: "$ownerId", at: { $max: "$at" } } },
    ]);
    return new Map(groups.map(({ _id, at }) => [_id, at]));
  }

  /**
   * Takes out what tells of a person who is gone: a salted digest takes its place and the salt is dropped, so that the entry's seal still
   * holds and nobody can find out what stood there. What they did stays. Resolves to how many fields that were.
   */
  async forget(personId: string): Promise<number> {
    return (await this.#erase("title", { ownerId: personId })) + (await this.#erase("ip", { actorId: personId }));
  }

  /** Entries that no seal covers. */
  async unsealed(limit: number): Promise<ActivityEntry[]> {
    return this.#model.find({ seal: { $exists: false } }, {}, { sort: { _id: 1 }, limit }).lean<ActivityEntry[]>();
  }

  async countUnsealed(): Promise<number> {
    return this.#model.countDocuments({ seal: { $exists: false } });
  }

  async byIds(ids: readonly string[]): Promise<ActivityEntry[]> {
    return this.#model.find({ _id: { $in: [...ids] } }).lean<ActivityEntry[]>();
  }

  async markSealed(ids: readonly string[], seal: number): Promise<void> {
    await this.#model.updateMany({ _id: { $in: [...ids] }, seal: { $exists: false } }, { $set: { seal } });
  }

  /** Gives an entry of an earlier release its salts; resolves to those it has. */
  async salt({ _id }: ActivityEntry, salts: NonNullable<ActivityEntry["salts"]>): Promise<NonNullable<ActivityEntry["salts"]>> {
    const { matchedCount } = await this.#model.updateOne({ _id, salts: { $exists: false } }, { $set: { salts } });
    return matchedCount === 1 ? salts : ((await this.#model.findById(_id).lean<ActivityEntry>())?.salts ?? {});
  }

  /** An entry that says it is in a seal beyond this one. */
  async sealedAfter(seal: number): Promise<string | undefined> {
    return (await this.#model.findOne({ seal: { $gt: seal } }, { _id: 1 }).lean<ActivityEntry>())?._id;
  }

  /** An entry that says it is in this seal and isn't one of these. */
  async sealedBeside(seal: number, ids: readonly string[]): Promise<string | undefined> {
    return (await this.#model.findOne({ seal, _id: { $nin: [...ids] } }, { _id: 1 }).lean<ActivityEntry>())?._id;
  }

  async #erase(field: Personal, concerned: object): Promise<number> {
    let count = 0;
    for (;;) {
      const entries = await this.#model
        .find({ ...concerned, [field]: { $exists: true } }, {}, { limit: ERASED_AT_ONCE })
        .lean<ActivityEntry[]>();
      if (entries.length === 0) return count;
      await this.#model.bulkWrite(
        entries.map((entry) => ({
          updateOne: {
            filter: { _id: entry._id },
            update: {
              $set: { [`digests.${field}`]: personalDigest(entry, field) },
              $unset: { [field]: 1, [`salts.${field}`]: 1, ...(field === "title" ? { searchKeys: 1 } : {}) },
            },
          },
        })),
        { ordered: false },
      );
      count += entries.length;
    }
  }
}
