import { companyState, type DataOf, type EventEnvelope } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import type { VoiceRule } from "@muhtawa/text-analysis";
import { type Connection, type Model, Schema } from "mongoose";

export interface CompanyCardRow extends ReadModelRow {
  /** Absent, as the names, once the company is deleted. */
  ownerId?: string;
  companyName?: string;
  brandName?: string;
  voiceRules?: VoiceRule[];
}

/** How a company speaks, of one of its versions. */
export type CompanyVoice = Required<Pick<CompanyCardRow, "brandName" | "voiceRules" | "sourceVersion">>;

export type LiveCompany = CompanyCardRow & { ownerId: string };

const schema = new Schema<CompanyCardRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: String,
    companyName: String,
    brandName: String,
    voiceRules: { type: [Schema.Types.Mixed], default: undefined },
  },
  { collection: "companyCards", versionKey: false },
);
schema.index({ ownerId: 1, deleted: 1 });
schema.index({ deleted: 1 });

/** Whose each company is and what it is called, as catalog has told. */
export class CompanyCards {
  readonly #model: Model<CompanyCardRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<CompanyCardRow>("CompanyCard", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof companyState>>): Promise<void> {
    const { data } = event;
    const row = data.deleted
      ? null
      : { ownerId: data.ownerId, companyName: data.companyName, brandName: data.brandName, voiceRules: data.brandVoice.rules };
    await applyState(this.#model, event, row);
  }

  /** What is known of a company, also that it is deleted; undefined when nothing has been heard of it. */
  async find(id: string): Promise<CompanyCardRow | undefined> {
    return (await this.#model.findById(id).lean<CompanyCardRow>()) ?? undefined;
  }

  async findLive(id: string): Promise<LiveCompany | undefined> {
    return (await this.#model.findOne({ _id: id, deleted: false }).lean<LiveCompany>()) ?? undefined;
  }

  /** The voices of those companies whose voice has been told, by company. */
  async voicesOf(ids: readonly string[]): Promise<Map<string, CompanyVoice>> {
    const fields = { brandName: 1, voiceRules: 1, sourceVersion: 1 };
    const known = { _id: { $in: ids }, deleted: false, voiceRules: { $exists: true } };
    const rows = await this.#model.find(known, fields).lean<CompanyCardRow[]>();
    return new Map(rows.map(({ _id, brandName = "", voiceRules = [], sourceVersion }) => [_id, { brandName, voiceRules, sourceVersion }]));
  }

  async liveAmong(ids: readonly string[]): Promise<Set<string>> {
    return idsOf(await this.#model.find({ _id: { $in: ids }, deleted: false }, { _id: 1 }).lean());
  }

  async deletedAmong(ids: readonly string[]): Promise<string[]> {
    return [...idsOf(await this.#model.find({ _id: { $in: ids }, deleted: true }, { _id: 1 }).lean())];
  }

  async liveOf(ownerId: string): Promise<Set<string>> {
    return idsOf(await this.#model.find({ ownerId, deleted: false }, { _id: 1 }).lean());
  }

  async deleted(): Promise<Set<string>> {
    return idsOf(await this.#model.find({ deleted: true }, { _id: 1 }).lean());
  }
}

const idsOf = (rows: readonly { _id: string }[]) => new Set(rows.map(({ _id }) => _id));
