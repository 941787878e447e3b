import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, type PipelineStage, Schema } from "mongoose";
import type { Generation } from "../domain/generation.ts";
import { roundKey } from "../domain/generation.ts";

/** What one generation used, once it had ended; one row a round, so that figures are sums of rows and no counter is kept. */
interface UsageEntry {
  _id: string;
  generationId: string;
  ownerId: string;
  companyId?: string | undefined;
  kind: string;
  model: string;
  /** `2026-11-21`, UTC. */
  day: string;
  at: Date;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  wastedTokens: number;
  /** 1 for what was charged, 0 for what came to nothing. */
  charged: number;
  /** Of a generation of the past, that this installation hasn't paid for. */
  past?: true | undefined;
}

export interface UsageFigures {
  readonly generations: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
  readonly wastedTokens: number;
}

export type UsageGroup = UsageFigures & { readonly key: string };

export interface UsageRange {
  /** Everybody's when absent. */
  readonly ownerId?: string | undefined;
  readonly from: Date;
  readonly to: Date;
}

const schema = new Schema<UsageEntry>(
  {
    _id: { type: String, required: true },
    generationId: { type: String, required: true },
    ownerId: { type: String, required: true },
    companyId: { type: String },
    kind: { type: String, required: true },
    model: { type: String, required: true },
    day: { type: String, required: true },
    at: { type: Date, required: true },
    inputTokens: { type: Number, required: true },
    outputTokens: { type: Number, required: true },
    costMicros: { type: Number, required: true },
    wastedTokens: { type: Number, required: true },
    charged: { type: Number, required: true },
    past: { type: Boolean },
  },
  { collection: "usageEntries", versionKey: false },
);
schema.index({ ownerId: 1, at: 1 });
schema.index({ companyId: 1 }, { sparse: true });
schema.index({ at: 1 });

/** In the place of somebody who is gone: what was used stays in the overall figures. */
const NOBODY = "deleted";

const NOTHING: UsageFigures = { generations: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, wastedTokens: 0 };
const SUMS = {
  generations: { $sum: "$charged" },
  inputTokens: { $sum: "$inputTokens" },
  outputTokens: { $sum: "$outputTokens" },
  costMicros: { $sum: "$costMicros" },
  wastedTokens: { $sum: "$wastedTokens" },
} as const;

export class UsageEntries {
  readonly #model: Model<UsageEntry>;

  constructor(connection: Connection) {
    this.#model = connection.model<UsageEntry>("UsageEntry", schema);
  }

  /** Notes what a finished generation used. The second time it does nothing. */
  async note(generation: Generation): Promise<void> {
    const at = generation.finishedAt ?? generation.updatedAt;
    const { ownerId, companyId, kind, model, status, inputTokens, outputTokens, costMicros, wastedTokens = 0, past } = generation;
    const entry = {
      ownerId,
      companyId,
      kind,
      model,
      inputTokens,
      outputTokens,
      costMicros,
      wastedTokens,
      at,
      charged: status === "FAILED" ? 0 : 1,
      past,
    };
    try {
      await this.#model.create([{ ...entry, _id: roundKey(generation), generationId: generation._id, day: at.toISOString().slice(0, 10) }]);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }

  /** All that a person's generations have used, oldest first. */
  of(ownerId: string): AsyncIterable<object> {
    return this.#model.find({ ownerId }, { ownerId: 0 }).sort({ at: 1 }).lean().cursor();
  }

  async total(range: UsageRange): Promise<UsageFigures> {
    const [total] = await this.#sums(range, null);
    return total ?? NOTHING;
  }

  /** Sums by day, model or company, in the order of their keys; what has no company is left out. */
  async by(field: "day" | "model" | "companyId", range: UsageRange): Promise<UsageGroup[]> {
    const groups = await this.#sums(range, `$${field}`);
    return groups.filter(({ key }) => key).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** Takes these people's names off their rows. */
  async forgetOwners(ownerIds: readonly string[]): Promise<void> {
    await this.#model.updateMany({ ownerId: { $in: ownerIds } }, { $set: { ownerId: NOBODY } });
  }

  /** Takes these companies' names off their rows; what this installation hasn't paid for goes with them. */
  async forgetCompanies(companyIds: readonly string[]): Promise<void> {
    await this.#model.deleteMany({ companyId: { $in: companyIds }, past: true });
    await this.#model.updateMany({ companyId: { $in: companyIds } }, { $unset: { companyId: 1 } });
  }

  async #sums({ ownerId, from, to }: UsageRange, key: string | null): Promise<UsageGroup[]> {
    const match: PipelineStage = { $match: { ...(ownerId === undefined ? {} : { ownerId }), at: { $gte: from, $lte: to } } };
    const rows = await this.#model.aggregate<UsageFigures & { _id: string }>([match, { $group: { _id: key, ...SUMS } }]);
    return rows.map(({ _id, ...figures }) => ({ ...figures, key: _id }));
  }
}
