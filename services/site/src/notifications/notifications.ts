import { duplicateKey, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

export type NotificationKind =
  | "GENERATION_FINISHED"
  | "REVIEW_REQUESTED"
  | "CONTENT_PUBLISHED"
  | "CONTACT_FORM"
  | "WEBHOOK_OFF"
  | "ASSIGNED"
  | "MENTIONED"
  | "COMMENTED";

/** Those that are marked as read: these, or all, and none that is later than the moment. */
interface Marked {
  readonly ids: readonly string[] | null | undefined;
  readonly until: Date | null | undefined;
}

/** Something a person is told. */
export interface NotificationRow {
  /** `<event id>/<person id>`, so that an event that comes twice is told once. */
  _id: string;
  personId: string;
  kind: NotificationKind;
  title: string;
  status?: string;
  targetType: string;
  targetId: string;
  at: Date;
  readAt?: Date;
  /** A newer one says the same of the same thing: only that is shown. */
  outdated?: boolean;
}

const schema = new Schema<NotificationRow>(
  {
    _id: { type: String, required: true },
    personId: { type: String, required: true },
    kind: { type: String, required: true },
    title: String,
    status: String,
    targetType: { type: String, required: true },
    targetId: { type: String, required: true },
    at: { type: Date, required: true },
    readAt: Date,
    outdated: Boolean,
  },
  { collection: "notifications", versionKey: false },
);
schema.index({ personId: 1, at: -1, _id: -1 });
schema.index({ personId: 1, targetId: 1, kind: 1, at: -1, _id: -1 });
schema.index({ targetId: 1 });

/** So many at most are told again; whoever was away for longer asks for the list. */
const MOST_MISSED = 100;

const UNREAD = { readAt: { $exists: false } };
const CURRENT = { outdated: { $exists: false } };

/** What people have been told, kept until they or their account go. */
export class Notifications {
  readonly #model: Model<NotificationRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<NotificationRow>("Notification", schema);
  }

  /**
   * Of several of one kind about one thing only the newest is shown. Of two that arrive at once neither may see the other before it is
   * stored, so they are compared again afterwards; marks are only ever set, which ends with the newest alone in every order. Resolves to
   * whether this is a new one, and the newest.
   */
  async add(row: NotificationRow): Promise<boolean> {
    const { _id, personId, kind, targetId, at } = row;
    const alike = { personId, kind, targetId, ...CURRENT };
    const late = await this.#model.exists({ ...alike, at: { $gt: at } });
    const added = await this.#insert({ ...row, ...(late ? { outdated: true } : {}) });
    if (late) return false;
    const newest = await this.#model.findOne(alike).sort({ at: -1, _id: -1 }).lean<NotificationRow>();
    if (!newest) return false;
    const older = { ...alike, $or: [{ at: { $lt: newest.at } }, { at: newest.at, _id: { $lt: newest._id } }] };
    await this.#model.updateMany(older, { $set: { outdated: true } });
    return added && newest._id === _id;
  }

  async #insert(row: NotificationRow): Promise<boolean> {
    try {
      await this.#model.create(row);
      return true;
    } catch (error) {
      if (duplicateKey(error)) return false;
      throw error;
    }
  }

  async page(
    personId: string,
    { unread }: { unread: boolean },
    request: PageRequest,
  ): Promise<Page<NotificationRow> & { unreadCount: number }> {
    const filter = { personId, ...CURRENT, ...(unread ? UNREAD : {}) };
    const [rows, totalCount, unreadCount] = await Promise.all([
      this.#model.find(filter).sort({ at: -1, _id: -1 }).skip(offsetOf(request)).limit(request.pageSize).lean<NotificationRow[]>(),
      this.#model.countDocuments(filter),
      this.unreadCount(personId),
    ]);
    return { ...pageOf(rows, totalCount, request), unreadCount };
  }

  /** All that a person has been told, the newest first. */
  of(personId: string): AsyncIterable<Omit<NotificationRow, "personId">> {
    return this.#model.find({ personId }, { personId: 0 }).sort({ at: -1 }).lean<NotificationRow>().cursor();
  }

  async unreadCount(personId: string): Promise<number> {
    return this.#model.countDocuments({ personId, ...CURRENT, ...UNREAD });
  }

  /** What a person has been told since one of their notifications, oldest first; nothing when that one is gone. */
  async since(personId: string, id: string): Promise<NotificationRow[]> {
    const last = await this.#model.findOne({ _id: id, personId }).lean<NotificationRow>();
    if (!last) return [];
    const rows = await this.#model
      .find({ personId, ...CURRENT, at: { $gte: last.at } })
      .sort({ at: 1, _id: 1 })
      .limit(MOST_MISSED)
      .lean<NotificationRow[]>();
    return rows.filter(({ _id, at }) => at > last.at || _id > last._id);
  }

  async markRead(personId: string, { ids, until }: Marked): Promise<void> {
    const which = { ...(ids ? { _id: { $in: [...ids] } } : {}), ...(until ? { at: { $lte: until } } : {}) };
    await this.#model.updateMany({ personId, ...UNREAD, ...which }, { $set: { readAt: new Date() } });
  }

  /** What anybody has been told of a thing. */
  async deleteAbout(targetId: string): Promise<void> {
    await this.#model.deleteMany({ targetId });
  }

  /** Resolves to how many there were. */
  async deleteOf(personId: string): Promise<number> {
    return (await this.#model.deleteMany({ personId })).deletedCount;
  }
}
