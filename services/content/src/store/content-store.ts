import { type ContentCard, contentState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { findable } from "../analysis/findable.ts";
import { type Content, contentCardOf, type ContentState } from "../domain/content.ts";
import { FIRST_VERSIONS } from "../domain/parts.ts";

const origin = {
  field: { type: String, required: true },
  source: { type: String, required: true },
  generationId: String,
  stale: { type: Boolean, required: true },
  values: { type: [String], default: undefined },
};
const provenance = new Schema(origin, { _id: false });
const rememberedOrigin = new Schema({ ...origin, print: { type: String, required: true }, basis: String }, { _id: false });

const bodyVersion = new Schema(
  {
    number: { type: Number, required: true },
    authorId: { type: String, required: true },
    source: { type: String, required: true },
    generationId: String,
    basis: String,
    savedAt: { type: Date, required: true },
    open: Boolean,
  },
  { _id: false },
);

const partVersions = new Schema(Object.fromEntries(Object.keys(FIRST_VERSIONS).map((part) => [part, Number])), { _id: false });

const schema = aggregateSchema<ContentState>("contents", {
  ownerId: { type: String, required: true },
  companyId: { type: String, required: true },
  projectId: String,
  locale: { type: String, required: true },
  title: { type: String, required: true },
  type: { type: String, required: true },
  classification: String,
  level: String,
  methodology: String,
  interestArea: String,
  view: { type: String, required: true },
  framework: String,
  keywords: [String],
  details: String,
  idea: String,
  ideaExplanation: String,
  conversionFunnel: String,
  objective: String,
  topics: [String],
  internalLinks: [String],
  externalLinks: [String],
  tools: [String],
  sharingStyle: String,
  writerRole: String,
  participation: String,
  intensity: String,
  socialChannels: [String],
  body: Schema.Types.Mixed,
  bodyText: String,
  bodyVersion,
  pictureIds: [String],
  mediaIds: [String],
  stage: { type: String, required: true },
  completed: { type: Boolean, required: true },
  partVersions,
  status: { type: String, required: true },
  scheduledFor: Date,
  publishedAt: Date,
  provenance: [provenance],
  origins: { type: [rememberedOrigin], default: undefined },
  searchKeys: [String],
  titleKeys: { type: [String], default: undefined },
});
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ companyId: 1, createdAt: -1, _id: -1 });
schema.index({ projectId: 1, createdAt: -1, _id: -1 });
schema.index({ status: 1, scheduledFor: 1, _id: 1 });
schema.index({ status: 1, publishedAt: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, searchKeys: 1 });
schema.index({ searchKeys: 1 });
schema.index({ ownerId: 1, titleKeys: 1 });
schema.index({ titleKeys: 1 });
schema.index({ mediaIds: 1 });
schema.index({ "bodyVersion.open": 1 }, { sparse: true });

/** Contents with what each is found by. */
export class ContentStore extends AggregateStore<ContentState, ContentCard> {
  constructor(connection: Connection, relay: OutboxRelay) {
    super({ model: connection.model<Stored<ContentState>>("Content", schema), relay, stateEvent: contentState, card: contentCardOf });
  }

  protected override completed(state: ContentState, before?: Content): Promise<ContentState> {
    return findable(state, before);
  }
}
