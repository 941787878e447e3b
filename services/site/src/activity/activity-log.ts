import { searchKeys } from "@muhtawa/text-analysis";
import { duplicateKey, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";
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
  },
  { collection: "activity", versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ actorId: 1, at: -1 });
schema.index({ ownerId: 1, at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ targetId: 1, at: -1 });
schema.index({ searchKeys: 1 });

const NEWEST_FIRST = { at: -1, _id: -1 } as const;
const NEWS = { repeated: { $exists: false } };
/** What says something else each time: a second message isn't the first one again. */
const ALWAYS_NEWS = new Set(["contact.form-submitted"]);
/** Milliseconds within which the same, done again, is one piece of news. */
const SOON_MS = 3_600_000;

/** The platform's history, which the site owns: what audit, recent activity and a contact's timeline show. */
export class ActivityLog {
  readonly #model: Model<ActivityEntry>;

  constructor(connection: Connection) {
    this.#model = connection.model<ActivityEntry>("ActivityEntry", schema);
  }

  /** Resolves to whether it is a new one. */
  async add(entry: ActivityEntry): Promise<boolean> {
    try {
      await this.#model.create({ ...entry, ...(entry.title ? { searchKeys: searchKeys(entry.title) } : {}) });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
      return false;
    }
    const { _id, action, targetId, actorId = null, at } = entry;
    if (ALWAYS_NEWS.has(action)) return true;
    const same = { targetId, action, actorId };
    const sooner = { at: { $gte: new Date(at.getTime() - SOON_MS), $lte: at } };
    await this.#model.updateMany({ ...same, _id: { $ne: _id }, ...sooner, ...NEWS }, { $set: { repeated: true } });
    // The later one may have been told first.
    const later = { at: { $gt: at, $lte: new Date(at.getTime() + SOON_MS) } };
    if (await this.#model.exists({ ...same, ...later })) await this.#model.updateOne({ _id }, { $set: { repeated: true } });
    return true;
  }

  async page(filter: object, request: PageRequest): Promise<Page<ActivityEntry>> {
    const [rows, totalCount] = await Promise.all([
      this.#model.find(filter, {}, { sort: NEWEST_FIRST, skip: offsetOf(request), limit: request.pageSize }).lean<ActivityEntry[]>(),
      this.#model.countDocuments(filter),
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
    return this.#model.find(filter, {}, { sort: NEWEST_FIRST }).lean<ActivityEntry[]>().cursor() as unknown as AsyncIterable<ActivityEntry>;
  }

  /** When each of these people last did something, or something was done to what is theirs. */
  async lastOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const groups = await this.#model.aggregate<{ _id: string; at: Date }>([
      { $match: { ownerId: { $in: [...personIds] } } },
      { $group: { _id: "$ownerId", at: { $max: "$at" } } },
    ]);
    return new Map(groups.map(({ _id, at }) => [_id, at]));
  }

  /** Takes out what tells of a person who is gone; that something happened stays. Resolves to how many entries that were. */
  async forget(personId: string): Promise<number> {
    const { modifiedCount: titles } = await this.#model.updateMany(
      { ownerId: personId, title: { $exists: true } },
      { $unset: { title: 1, searchKeys: 1 } },
    );
    const { modifiedCount: addresses } = await this.#model.updateMany({ actorId: personId, ip: { $exists: true } }, { $unset: { ip: 1 } });
    return titles + addresses;
  }
}
