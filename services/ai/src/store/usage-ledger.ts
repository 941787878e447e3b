import { randomBytes } from "node:crypto";
import { DomainError, duplicateKey, type Message, rateLimited } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import { type Hold, WAIT_SECONDS } from "../domain/generation.ts";
import { messages } from "../messages.ts";

/** Tokens a person may use, and pictures that may be drawn for them in a day. */
export interface Quota {
  readonly day: number;
  readonly month: number;
  readonly images: number;
}

/** What is to be set aside. */
export type Wanted = Pick<Hold, "tokens"> & { readonly images: number };

/** What holds for everybody. */
interface Bounds {
  /** Tokens and pictures that all people together may use in a day. */
  readonly day?: number | undefined;
  readonly images?: number | undefined;
  /** How often something may be set aside for one person at once. */
  readonly open?: number | undefined;
}

interface LedgerRow {
  /** `<userId>:<month>`. */
  _id: string;
  userId: string;
  month: string;
  /** What the person may use in the month, as their role had it when they last asked for something. */
  quota?: number;
  /** Tokens used or set aside in the month, and by day of it. */
  spent: number;
  days: Record<string, number>;
  /** Tokens of what came to nothing, by day: not counted as spent, and bounded all the same. */
  wasted?: Record<string, number>;
  /** Pictures drawn or set aside, by day. */
  images?: Record<string, number>;
  /** What is set aside, by the key of who needs it. */
  holds: Record<string, { tokens: number; images?: number; day: string; at: Date }>;
  /** The number of holds, so that those left over can be found. */
  open: number;
}

/** Tokens of a generation: of what it has, and of attempts that came to nothing; and the pictures that were drawn for it. */
export interface Used {
  readonly used: number;
  readonly wasted: number;
  readonly images: number;
}

const NOTHING: Used = { used: 0, wasted: 0, images: 0 };

export interface Spending {
  readonly month: number;
  readonly day: number;
  readonly images: number;
}

const schema = new Schema<LedgerRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    month: { type: String, required: true },
    quota: Number,
    spent: { type: Number, required: true },
    days: { type: Schema.Types.Mixed, required: true },
    wasted: { type: Schema.Types.Mixed },
    images: { type: Schema.Types.Mixed },
    holds: { type: Schema.Types.Mixed, required: true },
    open: { type: Number, required: true },
  },
  { collection: "usageLedger", versionKey: false, minimize: false },
);
schema.index({ open: 1 });
schema.index({ userId: 1 });
schema.index({ month: 1, spent: -1 });

const MOST_SPENDERS = 200;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
/** Stands where a person's id stands for what all use together. */
const INSTALLATION = "installation";

interface Allowed extends Quota {
  readonly userId: string;
  /** What is said when the day's tokens are used up, and its pictures. */
  readonly ofDay: Message;
  readonly ofImages: Message;
  readonly open: number | undefined;
}

/** The same, set aside from what the installation may use in a day. */
const ofInstallation = (hold: Hold): Hold => ({ ...hold, ledger: `${INSTALLATION}:${hold.day.slice(0, 7)}` });

const ledgerOf = (userId: string, now: Date) => `${userId}:${now.toISOString().slice(0, 7)}`;

/**
 * What people have used of their quotas: one document a person and month. Setting aside, settling and giving back are one guarded update
 * each, so that whatever dies in between, nothing is counted twice and a repetition changes nothing. It keeps what was spent rather than
 * what remains, so that a changed quota or role holds at once.
 */
export class UsageLedger {
  readonly #model: Model<LedgerRow>;
  readonly #bounds: Bounds;

  constructor(connection: Connection, bounds: Bounds = {}) {
    this.#bounds = bounds;
    this.#model = connection.model<LedgerRow>("UsageLedger", schema);
  }

  /**
   * Sets tokens and pictures aside for a generation; throws QUOTA_EXCEEDED when they would go over the person's quota or the installation's
   * budget, and RATE_LIMITED when as much is set aside for the person as may be at once.
   */
  async reserve(userId: string, generationId: string, { tokens, images }: Wanted, quota: Quota, now = new Date()): Promise<Hold> {
    const key = `${generationId}_${randomBytes(6).toString("hex")}`;
    const hold = { key, ledger: ledgerOf(userId, now), day: dayOf(now), tokens, ...(images > 0 && { images }) };
    const { open, day = Number.MAX_SAFE_INTEGER, images: imagesOfAll = Number.MAX_SAFE_INTEGER } = this.#bounds;
    await this.#setAside(hold, { userId, ...quota, ofDay: messages.quotaOfDay, ofImages: messages.imagesOfDay, open }, now);
    try {
      const ofAll = { userId: INSTALLATION, day, month: Number.MAX_SAFE_INTEGER, images: imagesOfAll, open: undefined };
      await this.#setAside(ofInstallation(hold), { ...ofAll, ofDay: messages.budgetOfDay, ofImages: messages.imageBudgetOfDay }, now);
    } catch (error) {
      if (error instanceof DomainError) await this.#settleIn(hold, NOTHING);
      throw error;
    }
    return hold;
  }

  /**
   * Replaces the hold by what was used. Wasted tokens aren't charged to the person, but count for the installation. Idempotent.
   */
  async settle(hold: Hold, used: Used): Promise<void> {
    const ofAll = { ...used, used: used.used + used.wasted };
    await Promise.all([this.#settleIn(hold, used), this.#settleIn(ofInstallation(hold), ofAll)]);
  }

  /** Gives back what was set aside. */
  refund(hold: Hold): Promise<void> {
    return this.settle(hold, NOTHING);
  }

  /** What everybody together has used or set aside today. */
  spentToday(now = new Date()): Promise<Spending> {
    return this.spentBy(INSTALLATION, now);
  }

  async spentBy(userId: string, now = new Date()): Promise<Spending> {
    const row = await this.#model.findById(ledgerOf(userId, now)).lean();
    return { month: row?.spent ?? 0, day: row?.days[dayOf(now)] ?? 0, images: row?.images?.[dayOf(now)] ?? 0 };
  }

  /** Who has used the most of this month, among those who have used so many tokens; 200 at most. */
  async mostSpent(least: number, now = new Date()): Promise<{ userId: string; spent: number; quota: number }[]> {
    const rows = await this.#model
      .find({ month: now.toISOString().slice(0, 7), spent: { $gte: least }, userId: { $ne: INSTALLATION } })
      .sort({ spent: -1 })
      .limit(MOST_SPENDERS)
      .lean();
    return rows.flatMap(({ userId, spent, quota }) => (quota === undefined ? [] : [{ userId, spent, quota }]));
  }

  /** What has been set aside since before a moment, page by page. */
  async *openSince(before: Date): AsyncGenerator<readonly Hold[]> {
    for await (const row of this.#model
      .find({ open: { $gt: 0 } })
      .lean()
      .cursor()) {
      const holds = Object.entries(row.holds)
        .filter(([, { at }]) => at < before)
        .map(([key, { tokens, images, day }]) => ({ key, ledger: row._id, day, tokens, images }));
      if (holds.length > 0) yield holds;
    }
  }

  /** Drops all that is kept of these people. */
  async forget(userIds: readonly string[]): Promise<void> {
    await this.#model.deleteMany({ userId: { $in: userIds } });
  }

  async #setAside({ key, ledger: _id, day, tokens, images = 0 }: Hold, allowed: Allowed, now: Date): Promise<void> {
    const { userId, ofDay, ofImages, open } = allowed;
    if (tokens > allowed.month) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
    if (tokens > allowed.day) throw new DomainError("QUOTA_EXCEEDED", ofDay);
    if (images > allowed.images) throw new DomainError("QUOTA_EXCEEDED", ofImages);
    const upTo = (field: string, most: number) => ({
      $or: [{ [`${field}.${day}`]: { $exists: false } }, { [`${field}.${day}`]: { $lte: most } }],
    });
    for (;;) {
      const { matchedCount } = await this.#model.updateOne(
        {
          _id,
          [`holds.${key}`]: { $exists: false },
          spent: { $lte: allowed.month - tokens },
          ...(open !== undefined && { open: { $lt: open } }),
          $and: [
            upTo("days", allowed.day - tokens),
            upTo("wasted", allowed.day - tokens),
            ...(images > 0 ? [upTo("images", allowed.images - images)] : []),
          ],
        },
        {
          $inc: { spent: tokens, [`days.${day}`]: tokens, open: 1, ...(images > 0 && { [`images.${day}`]: images }) },
          $set: { quota: allowed.month, [`holds.${key}`]: { tokens, day, at: now, ...(images > 0 && { images }) } },
        },
      );
      if (matchedCount === 1) return;
      const row = await this.#model.findById(_id).lean();
      // The hold is stored: only the answer of an earlier try was lost.
      if (row?.holds[key]) return;
      if (row && open !== undefined && row.open >= open) throw rateLimited(WAIT_SECONDS);
      if (row && row.spent > allowed.month - tokens) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
      if (row && Math.max(row.days[day] ?? 0, row.wasted?.[day] ?? 0) > allowed.day - tokens)
        throw new DomainError("QUOTA_EXCEEDED", ofDay);
      if (row && images > 0 && (row.images?.[day] ?? 0) > allowed.images - images) throw new DomainError("QUOTA_EXCEEDED", ofImages);
      // The row was created, or tokens were released, after the failed update: try again.
      if (!row) await this.#open(_id, userId, now);
    }
  }

  async #settleIn({ key, ledger, day, tokens, images: held = 0 }: Hold, { used, wasted, images }: Used): Promise<void> {
    const change = used - tokens;
    const drawn = images - held;
    await this.#model.updateOne(
      { _id: ledger, [`holds.${key}`]: { $exists: true } },
      {
        $unset: { [`holds.${key}`]: 1 },
        $inc: {
          spent: change,
          [`days.${day}`]: change,
          open: -1,
          ...(wasted > 0 && { [`wasted.${day}`]: wasted }),
          ...(drawn !== 0 && { [`images.${day}`]: drawn }),
        },
      },
    );
  }

  async #open(_id: string, userId: string, now: Date): Promise<void> {
    try {
      await this.#model.create([{ _id, userId, month: now.toISOString().slice(0, 7), spent: 0, days: {}, holds: {}, open: 0 }]);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}
