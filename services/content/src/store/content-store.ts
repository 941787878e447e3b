import { type ContentCard, contentState } from "@muhtawa/contracts";
import { SCORING } from "@muhtawa/text-analysis/score";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { isToBeMeasured } from "../analysis/is-to-be-measured.ts";
import { findable } from "../analysis/findable.ts";
import { type Content, contentCardOf, type ContentState } from "../domain/content.ts";
import { FIRST_VERSIONS, scoredPartsOf } from "../domain/parts.ts";
import { briefFields } from "./brief-fields.ts";

const origin = {
  field: { type: String, required: true },
  source: { type: String, required: true },
  generationId: String,
  stale: { type: Boolean, required: true },
  values: { type: [String], default: undefined },
  unfinished: Boolean,
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

const derivedFrom = new Schema(
  {
    contentId: { type: String, required: true },
    form: { type: String, required: true },
    version: { type: Number, required: true },
    tone: String,
  },
  { _id: false },
);

const twinPair = new Schema(
  {
    own: { type: String, required: true },
    other: { type: String, required: true },
    place: { type: Number, required: true },
    guessed: Boolean,
  },
  { _id: false },
);
const twinOf = new Schema({ contentId: { type: String, required: true }, pairs: [twinPair] }, { _id: false });

const schema = aggregateSchema<ContentState>("contents", {
  ownerId: { type: String, required: true },
  companyId: { type: String, required: true },
  projectId: String,
  locale: { type: String, required: true },
  title: { type: String, required: true },
  ...briefFields,
  body: Schema.Types.Mixed,
  bodyText: String,
  bodyVersion,
  pictureIds: [String],
  mediaIds: [String],
  derivedFrom,
  derivedKey: String,
  creationKey: String,
  twinOf,
  twinMark: String,
  stage: { type: String, required: true },
  completed: { type: Boolean, required: true },
  partVersions,
  status: { type: String, required: true },
  scheduledFor: Date,
  publishedAt: Date,
  assigneeId: String,
  dueOn: String,
  provenance: [provenance],
  origins: { type: [rememberedOrigin], default: undefined },
  searchKeys: [String],
  titleKeys: { type: [String], default: undefined },
  overallScore: Number,
  scoring: Number,
  scoredParts: String,
  scoredVoice: String,
  scoreDue: Date,
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
schema.index({ assigneeId: 1, createdAt: -1, _id: -1 }, { sparse: true });
schema.index({ dueOn: 1 }, { sparse: true });
schema.index({ mediaIds: 1 });
schema.index({ ownerId: 1, overallScore: -1, createdAt: -1, _id: -1 });
schema.index({ overallScore: -1, createdAt: -1, _id: -1 });
schema.index({ derivedKey: 1 }, { unique: true, sparse: true });
schema.index({ creationKey: 1 }, { unique: true, sparse: true });
schema.index({ "derivedFrom.contentId": 1 }, { sparse: true });
schema.index({ "twinOf.contentId": 1 }, { unique: true, sparse: true });
schema.index({ scoring: 1 });
schema.index({ updatedAt: 1 });
schema.index({ scoreDue: 1 }, { sparse: true });
schema.index({ "bodyVersion.open": 1 }, { sparse: true });

/** Never, or by an earlier way to measure. */
const OTHERWISE_MEASURED = [null, ...Array.from({ length: SCORING - 1 }, (_, at) => at + 1)];

/** Contents with what each is found by, and what lists show of its score. */
export class ContentStore extends AggregateStore<ContentState, ContentCard> {
  constructor(connection: Connection, relay: OutboxRelay) {
    super({
      model: connection.model<Stored<ContentState>>("Content", schema),
      relay,
      stateEvent: contentState,
      card: contentCardOf,
      unique: { derivedKey: "forms", creationKey: "key", "twinOf.contentId": "id" },
    });
  }

  protected override async completed(state: ContentState, before?: Content): Promise<ContentState> {
    const found = await findable(state, before);
    return isToBeMeasured(state, before) ? { ...found, scoreDue: new Date() } : found;
  }

  /** Notes a score of a version; nothing is due then, unless somebody has written meanwhile. No text has none. */
  async noteScore(
    row: Pick<Content, "_id" | "version" | "partVersions">,
    overallScore: number | undefined,
    scoredVoice: string,
  ): Promise<void> {
    const { _id, version } = row;
    const measured = { scoring: SCORING, scoredParts: scoredPartsOf(row), scoredVoice, overallScore };
    await this.setDerived({ _id, version }, { ...measured, scoreDue: undefined });
  }

  /** Texts of a company that were measured by another voice than this are to be measured. */
  async demandVoice(companyId: string, scoredVoice: string): Promise<void> {
    await this.setDerived(
      { companyId, bodyVersion: { $exists: true }, scoredVoice: { $exists: true, $ne: scoredVoice }, scoreDue: { $exists: false } },
      { scoreDue: new Date() },
    );
  }

  /** One that couldn't be measured comes again at a time, behind those that are due before; unless somebody has written meanwhile. */
  async putOffScore({ _id, version }: Pick<Content, "_id" | "version">, scoreDue: Date): Promise<void> {
    await this.setDerived({ _id, version }, { scoreDue });
  }

  /**
   * What has been written since a time and whose score is of another text is to be measured: an older release, which runs beside this one
   * while it is rolled out, doesn't say so itself.
   */
  async demandOvertaken(since: Date): Promise<void> {
    const written = this.each(
      { updatedAt: { $gte: since }, scoreDue: { $exists: false } },
      { fields: ["version", "partVersions", "bodyVersion", "overallScore", "scoredParts"], sort: { updatedAt: 1 } },
    );
    for await (const row of written) {
      const { _id, version, bodyVersion, overallScore, scoredParts } = row;
      if (scoredParts === scoredPartsOf(row) || (bodyVersion === undefined && overallScore === undefined)) continue;
      await this.setDerived({ _id, version }, { scoreDue: new Date() });
    }
  }

  /** Every text that was measured in another way than texts are now, or never, is to be measured. */
  async demandScores(): Promise<void> {
    await this.setDerived(
      { bodyVersion: { $exists: true }, scoring: { $in: OTHERWISE_MEASURED as number[] }, scoreDue: { $exists: false } },
      { scoreDue: new Date() },
    );
  }
}
