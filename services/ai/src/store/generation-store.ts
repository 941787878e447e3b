import { generationState, type GenerationCard } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, duplicateKey, NOT_DELETED, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { ResearchLog } from "../research/research.ts";
import { generationCardOf, type GenerationState } from "../domain/generation.ts";

const { Mixed } = Schema.Types;

const schema = aggregateSchema<GenerationState>("generations", {
  ownerId: { type: String, required: true },
  kind: { type: String, required: true },
  companyId: { type: String },
  company: { type: Mixed },
  contentId: { type: String },
  field: { type: String },
  locale: { type: String, required: true },
  prompt: { type: String },
  selection: { type: String },
  source: { type: Mixed },
  research: { type: Mixed },
  tone: { type: String },
  length: { type: String, required: true },
  variantCount: { type: Number, required: true },
  take: { type: Number, required: true },
  temperature: { type: Number },
  size: { type: String },
  style: { type: String },
  withoutVoice: { type: Boolean },
  past: { type: Boolean },
  status: { type: String, required: true },
  attempt: { type: Number, required: true },
  tries: { type: Number, required: true },
  round: { type: Number, default: 1 },
  hold: { type: Mixed },
  leaseUntil: { type: Date },
  stopRequested: { type: Boolean },
  place: { type: String },
  releasedAt: { type: Date },
  jobSequence: { type: Number },
  model: { type: String, required: true },
  offline: { type: Boolean, required: true },
  // Empty until the first words arrive, which mongoose would take for missing.
  text: { type: String, default: "" },
  variants: { type: [String], required: true },
  items: { type: Mixed },
  images: { type: [Mixed], default: [] },
  drawn: { type: Number, default: 0 },
  voiceRules: { type: [Mixed], required: true },
  voiceReport: { type: Mixed },
  inputTokens: { type: Number, required: true },
  outputTokens: { type: Number, required: true },
  costMicros: { type: Number, required: true },
  wastedTokens: { type: Number, default: 0 },
  rating: { type: Mixed },
  failure: { type: String },
  readerLocale: { type: String, required: true },
  correlationId: { type: String, required: true },
  traceparent: String,
  idempotencyKey: { type: String },
  requestHash: { type: String, required: true },
  startedAt: { type: Date },
  firstTokenAt: { type: Date },
  finishedAt: { type: Date },
});
schema.index({ idempotencyKey: 1 }, { unique: true, sparse: true });
schema.index({ place: 1 }, { unique: true, sparse: true });
schema.index({ ownerId: 1, requestHash: 1 });
schema.index({ ownerId: 1, status: 1, createdAt: 1, _id: 1 });
schema.index({ status: 1, leaseUntil: 1 });
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ companyId: 1, createdAt: -1, _id: -1 });
schema.index({ contentId: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });

type GenerationModel = Model<Stored<GenerationState>>;

/** What is read of a generation that waits for a worker. */
export const WAITING = ["kind", "source", "research", "correlationId", "traceparent", "attempt", "releasedAt"] as const;
export type Waiting = Pick<Stored<GenerationState>, (typeof WAITING)[number] | "_id">;

/** What a worker learns when it renews its lease. */
export interface Lease {
  readonly stopRequested: boolean;
}

/**
 * Keeps generations. Beside the guarded writes of every aggregate there are a few that change no state anybody outside sees (a lease, the
 * text so far, a place in the queue): they are guarded by attempt or status, and emit nothing.
 */
export class GenerationStore extends AggregateStore<GenerationState, GenerationCard> {
  constructor(connection: Connection, relay: OutboxRelay) {
    super({
      model: connection.model<Stored<GenerationState>>("Generation", schema) as GenerationModel,
      relay,
      stateEvent: generationState,
      card: generationCardOf,
      unique: { idempotencyKey: "idempotencyKey" },
    });
  }

  /** Renews the lease of an attempt and keeps its text so far; undefined when the attempt isn't the one that counts any more. */
  async renew(id: string, attempt: number, leaseUntil: Date, text: string, firstTokenAt: Date | undefined): Promise<Lease | undefined> {
    const renewed = await this.model
      .findOneAndUpdate(
        { _id: id, status: "RUNNING", attempt },
        { $set: { leaseUntil, text, ...(firstTokenAt ? { firstTokenAt } : {}) } },
        { returnDocument: "after", projection: { stopRequested: 1 } },
      )
      .lean();
    return renewed ? { stopRequested: renewed.stopRequested === true } : undefined;
  }

  /** Keeps what an attempt's research has done so far; false when the attempt isn't the one that counts any more. */
  async noteResearch(id: string, attempt: number, research: ResearchLog): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, status: "RUNNING", attempt }, { $set: { research } });
    return matchedCount > 0;
  }

  /** Who has generations that no worker may have yet. */
  async ownersWaiting(): Promise<string[]> {
    return this.model.distinct("ownerId", { status: "QUEUED", place: { $exists: false }, ...NOT_DELETED });
  }

  /** Gives an owner's oldest that waits one of their places with the workers. */
  async release(ownerId: string, place: string): Promise<Waiting | "none left" | "place taken"> {
    try {
      const released = await this.model
        .findOneAndUpdate(
          { ownerId, status: "QUEUED", place: { $exists: false }, ...NOT_DELETED },
          { $set: { place, releasedAt: new Date() }, $unset: { jobSequence: 1 } },
          { sort: { createdAt: 1, _id: 1 }, returnDocument: "after", projection: WAITING.join(" ") },
        )
        .lean<Waiting>();
      return released ?? "none left";
    } catch (error) {
      if (duplicateKey(error)) return "place taken";
      throw error;
    }
  }

  /** Notes where in the queue a generation's job stands. */
  async noteJob(id: string, jobSequence: number): Promise<void> {
    await this.model.updateOne({ _id: id, status: { $in: ["QUEUED", "RUNNING"] } }, { $set: { jobSequence } });
  }

  /** Ends an attempt's lease at once, so that the next may begin; one that was given up for no fault of its own doesn't count as a try. */
  async giveBack(id: string, attempt: number, { counts = true }: { counts?: boolean } = {}): Promise<void> {
    await this.model.updateOne(
      { _id: id, status: "RUNNING", attempt },
      { $set: { leaseUntil: new Date() }, ...(counts ? {} : { $inc: { tries: -1 } }) },
    );
  }
}
