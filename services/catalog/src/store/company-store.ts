import { companyState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { type CompanyState, companyCardOf } from "../domain/company.ts";

const persona = new Schema(
  { name: String, ageRange: String, role: String, needs: [String], pains: [String], channels: [String] },
  { _id: false },
);

const voiceRule = new Schema(
  {
    locale: { type: String, required: true },
    kind: { type: String, required: true },
    term: { type: String, required: true },
    replacement: String,
    note: String,
  },
  { _id: false },
);

const brandVoice = new Schema(
  { personality: [String], language: String, goals: [String], tags: [String], rules: [voiceRule] },
  { _id: false },
);

const orthography = new Schema({ yaConvention: String, digits: String }, { _id: false });

const schema = aggregateSchema<CompanyState>("companies", {
  ownerId: { type: String, required: true },
  companyName: { type: String, required: true },
  brandName: { type: String, required: true },
  slogan: String,
  businessActivityId: String,
  vision: String,
  mission: String,
  goal: String,
  values: [String],
  targetMarket: String,
  scopeOfImpact: String,
  character: String,
  language: String,
  competitors: [String],
  persona,
  voiceToneFileId: String,
  logo: String,
  words: { type: [String], default: undefined },
  proofBeforeReview: Boolean,
  approvalByAnother: Boolean,
  orthography: { type: orthography, default: undefined },
  brandVoice: { type: brandVoice, required: true },
  searchKeys: [String],
});
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, searchKeys: 1 });
schema.index({ searchKeys: 1 });

export type CompanyStore = ReturnType<typeof companyStore>;

export const companyStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<CompanyState>>("Company", schema),
    relay,
    stateEvent: companyState,
    card: companyCardOf,
  });
