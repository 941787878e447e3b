import { randomBytes } from "node:crypto";
import { DomainError, duplicateKey } from "@muhtawa/service-kit";
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
  /** What is set aside, by the key of who needs it. */
  holds: Record<string, { tokens: number; day: string; at: Date }>;
  /** The number of holds, so that those left over can be found. */
  open: number;
}

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
const ledgerOf = (userId: string, now: Date) => `${userId}:${now.toISOString().slice(0, 7)}`;

/**
 * What people have used of their quotas: one document a person and month. Setting aside, settling and giving back are one guarded update
 * each, so that whatever dies in between, nothing is counted twice and a repetition changes nothing. It keeps what was spent rather than
 * what remains, so that a changed quota or role holds at once.
 */
export class UsageLedger {
  readonly #model: Model<LedgerRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<LedgerRow>("UsageLedger", schema);
  }

  /** Sets tokens aside for a generation; throws QUOTA_EXCEEDED when they would go over. */
  async reserve(userId: string, generationId: string, tokens: number, quota: Quota, now = new Date()): Promise<Hold> {
    const [_id, day] = [ledgerOf(userId, now), dayOf(now)];
    const key = `${generationId}_${randomBytes(6).toString("hex")}`;
    const hold = { key, ledger: _id, day, tokens };
    if (tokens > quota.month) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
    if (tokens > quota.day) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfDay);
    for (;;) {
      const { matchedCount } = await this.#model.updateOne(
        {
          _id,
          [`holds.${key}`]: { $exists: false },
          spent: { $lte: quota.month - tokens },
          $or: [{ [`days.${day}`]: { $exists: false } }, { [`days.${day}`]: { $lte: quota.day - tokens } }],
        },
        {
          $inc: { spent: tokens, [`days.${day}`]: tokens, open: 1 },
          $set: { quota: quota.month, [`holds.${key}`]: { tokens, day, at: now } },
        },
      );
      if (matchedCount === 1) return hold;
      const row = await this.#model.findById(_id).lean();
      // The network lost the answer.
      if (row?.holds[key]) return hold;
      if (row && row.spent > quota.month - tokens) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfMonth);
      if (row && (row.days[day] ?? 0) > quota.day - tokens) throw new DomainError("QUOTA_EXCEEDED", messages.quotaOfDay);
      // Nothing stands in the way any more: it was opened, or something was given back, in between.
      if (!row) await this.#open(_id, userId, now);
    }
  }

  /** Puts what was used in the place of what was set aside. The second time it does nothing. */
  async settle({ key, ledger, day, tokens }: Hold, used: number): Promise<void> {
    await this.#model.updateOne(
      { _id: ledger, [`holds.${key}`]: { $exists: true } },
      { $unset: { [`holds.${key}`]: 1 }, $inc: { spent: used - tokens, [`days.${day}`]: used - tokens, open: -1 } },
    );
  }

  /** Gives back what was set aside. */
  refund(hold: Hold): Promise<void> {
    return this.settle(hold, 0);
  }

  async spentBy(userId: string, now = new Date()): Promise<Spending> {
    const row = await this.#model.findById(ledgerOf(userId, now)).lean();
    return { month: row?.spent ?? 0, day: row?.days[dayOf(now)] ?? 0 };
  }

  /** Who has used the most of this month, among those who have used so many tokens; 200 at most. */
  async mostSpent(least: number, now = new Date()): Promise<{ userId: string; spent: number; quota: number }[]> {
    const rows = await this.#model
      .find({ month: now.toISOString().slice(0, 7), spent: { $gte: least } })
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

  async #open(_id: string, userId: string, now: Date): Promise<void> {
    try {
      await this.#model.create([{ _id, userId, month: now.toISOString().slice(0, 7), spent: 0, days: {}, holds: {}, open: 0 }]);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}
