import { randomBytes } from "node:crypto";
import { DomainError, duplicateKey, type Message } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { Hold } from "../domain/generation.ts";
import { messages } from "../messages.ts";

/** Tokens a person may use. */
export interface Quota {
  readonly day: number;
  readonly month: number;
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
  /** What is set aside, by the key of who needs it. */
  holds: Record<string, { tokens: number; day: string; at: Date }>;
  /** The number of holds, so that those left over can be found. */
  open: number;
}

/** Tokens of a generation: of what it has, and of attempts that came to nothing. */
export interface Used {
  readonly used: number;
  readonly wasted: number;
}

const NOTHING: Used = { used: 0, wasted: 0 };

export interface Spending {
  readonly month: number;
  readonly day: number;
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
  /** What is said when the day's are used up. */
  readonly ofDay: Message;
}

/** The same tokens, set aside from what the installation may use in a day. */
const ofInstallation = (hold: Hold): Hold => ({ ...hold, ledger: `${INSTALLATION}:${hold.day.slice(0, 7)}` });

const ledgerOf = (userId: string, now: Date) => `${userId}:${now.toISOString().slice(0, 7)}`;

/**
 * What people have used of their quotas: one document a person and month. Setting aside, settling and giving back are one guarded update
 * each, so that whatever dies in between, nothing is counted twice and a repetition changes nothing. It keeps what was spent rather than
 * what remains, so that a changed quota or role holds at once.
 */
export class UsageLedger {
  readonly #model: Model<LedgerRow>;
  readonly #dayBudget: number;

  /** `dayBudget`: tokens that all people together may use in a day. */
  constructor(connection: Connection, dayBudget = Number.MAX_SAFE_INTEGER) {
    this.#dayBudget = dayBudget;
    this.#model = connection.model<LedgerRow>("UsageLedger", schema);
  }

  /** Sets tokens aside for a generation; throws QUOTA_EXCEEDED when they would go over the person's quota or the installation's budget. */
  async reserve(userId: string, generationId: string, tokens: number, quota: Quota, now = new Date()): Promise<Hold> {
    const key = `${generationId}_${randomBytes(6).toString("hex")}`;
    const hold = { key, ledger: ledgerOf(userId, now), day: dayOf(now), tokens };
    await this.#setAside(hold, { userId, ...quota, ofDay: messages.quotaOfDay }, now);
    try {
      const ofAll = { userId: INSTALLATION, day: this.#dayBudget, month: Number.MAX_SAFE_INTEGER, ofDay: messages.budgetOfDay };
      await this.#setAside(ofInstallation(hold), ofAll, now);
    } catch (error) {
      if (error instanceof DomainError) await this.#settleIn(hold, NOTHING);
      throw error;
    }
    return hold;
  }

  /**
   * Puts what was used in the place of what was set aside; what came to nothing isn't charged to the person, but the installation pays for it.
   * The second time it does nothing.
   */
  async settle(hold: Hold, { used, wasted }: Used): Promise<void> {
    const ofAll = { used: used + wasted, wasted };
    await Promise.all([this.#settleIn(hold, { used, wasted }), this.#settleIn(ofInstallation(hold), ofAll)]);
  }

  /** Gives back what was set aside. */
  refund(hold: Hold): Promise<void> {
    return this.settle(hold, NOTHING);
  }

  /** What everybody together has used or set aside today. */
  async spentToday(now = new Date()): Promise<number> {
    return (await this.spentBy(INSTALLATION, now)).day;
  }

  async spentBy(userId: string, now = new Date()): Promise<Spending> {
    const row = await this.#model.findById(ledgerOf(userId, now)).lean();
    return { month: row?.spent ?? 0, day: row?.days[dayOf(now)] ?? 0 };
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
        .map(([key, { tokens, day }]) => ({ key, ledger: row._id, day, tokens }));
      if (holds.length > 0) yield holds;
    }
  }

  /** Drops all that is kept of these people. */
  async forget(userIds: readonly string[]): Promise<void> {
    await this.#model.deleteMany({ userId: { $in: userIds } });
  }

  async #setAside({ key, ledger: _id, day, tokens }: Hold, allowed: Allowed, now: Date): Promise<void> {
    const { userId, ofDay } = allowed;
    if (tokens > allowed.month) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
    if (tokens > allowed.day) throw new DomainError("QUOTA_EXCEEDED", ofDay);
    for (;;) {
      const { matchedCount } = await this.#model.updateOne(
        {
          _id,
          [`holds.${key}`]: { $exists: false },
          spent: { $lte: allowed.month - tokens },
          $and: ["days", "wasted"].map((field) => ({
            $or: [{ [`${field}.${day}`]: { $exists: false } }, { [`${field}.${day}`]: { $lte: allowed.day - tokens } }],
          })),
        },
        {
          $inc: { spent: tokens, [`days.${day}`]: tokens, open: 1 },
          $set: { quota: allowed.month, [`holds.${key}`]: { tokens, day, at: now } },
        },
      );
      if (matchedCount === 1) return;
      const row = await this.#model.findById(_id).lean();
      // The hold is stored: only the answer of an earlier try was lost.
      if (row?.holds[key]) return;
      if (row && row.spent > allowed.month - tokens) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
      if (row && Math.max(row.days[day] ?? 0, row.wasted?.[day] ?? 0) > allowed.day - tokens)
        throw new DomainError("QUOTA_EXCEEDED", ofDay);
      // The row was created, or tokens were released, after the failed update: try again.
      if (!row) await this.#open(_id, userId, now);
    }
  }

  async #settleIn({ key, ledger, day, tokens }: Hold, { used, wasted }: Used): Promise<void> {
    const change = used - tokens;
    await this.#model.updateOne(
      { _id: ledger, [`holds.${key}`]: { $exists: true } },
      {
        $unset: { [`holds.${key}`]: 1 },
        $inc: { spent: change, [`days.${day}`]: change, open: -1, ...(wasted > 0 && { [`wasted.${day}`]: wasted }) },
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
