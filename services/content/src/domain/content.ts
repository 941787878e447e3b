import { type ContentCard, contentCreated, contentSaved } from "@muhtawa/contracts";
import { type Decision, fact, type Loaded, sameState } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis";
import { picturesIn } from "./body-pictures.ts";
import { type BodyDocument, EMPTY_BODY, plainText } from "./body-document.ts";
import { bodyBasisOf, type FieldProvenance, type FieldSource, provenanceAfter, type SourceClaim } from "./provenance.ts";
import type { FieldsStage, StageFields, StageInput } from "./stage-input.ts";
import { type OpenStage, stageOf } from "./stages.ts";

/** The body that is stored now, as a version; versions count from 1 and never change. */
export interface BodyVersion {
  readonly number: number;
  readonly authorId: string;
  readonly source: FieldSource;
  readonly generationId?: string;
  /** What an AI built it on; absent where a person wrote it. */
  readonly basis?: string;
  readonly savedAt: Date;
}

/** A content as stored: all of its card, its body, and what is derived from these. */
export interface ContentState extends Omit<ContentCard, "createdAt" | "scheduledFor" | "publishedAt" | "staleFields"> {
  scheduledFor?: Date;
  publishedAt?: Date;
  internalLinks: string[];
  externalLinks: string[];
  /** Absent while there is none. */
  body?: BodyDocument;
  bodyText: string;
  bodyVersion?: BodyVersion;
  /** The pictures that go with it, in the owner's order. */
  pictureIds: string[];
  /** Every media it uses: its pictures, and those in its body. */
  mediaIds: string[];
  completed: boolean;
  provenance: FieldProvenance[];
  /** What it is found by. */
  searchKeys: string[];
}

export type Content = Loaded<ContentState>;

/** A content as lists read it; the body is fetched where it is asked for. */
export type ContentRow = Omit<Content, "body" | "bodyText" | "searchKeys" | "mediaIds"> & Partial<Pick<Content, "body" | "bodyText">>;

type Written = Omit<ContentState, "completed" | "stage" | "searchKeys" | "mediaIds">;

export interface NewContent {
  readonly ownerId: string;
  readonly companyId: string;
  readonly projectId?: string;
  readonly needs: StageFields["NEEDS"] & Pick<ContentState, "title" | "type" | "locale">;
  readonly sources: readonly SourceClaim[];
}

/** Starts a content with its first stage. */
export function createContent({ needs, sources, ...place }: NewContent): Decision<ContentState> {
  const written: Written = {
    view: "GENERAL",
    keywords: [],
    topics: [],
    tools: [],
    socialChannels: [],
    internalLinks: [],
    externalLinks: [],
    bodyText: "",
    pictureIds: [],
    status: "DRAFT",
    provenance: [],
    ...needs,
    ...place,
  };
  const state = derived({ ...written, provenance: provenanceAfter({ before: undefined, after: written, stage: "NEEDS" }, sources) });
  return { state, facts: [fact(contentCreated, subjectOf(state))] };
}

export interface SavedFields<Stage extends FieldsStage = FieldsStage> extends StageInput<Stage> {
  readonly stage: Stage;
}

/** Saves fields of a stage; those not named stay, those named as undefined are cleared. */
export const saveFields = (content: ContentState, { stage, fields, sources }: SavedFields): Decision<ContentState> =>
  saved(content, changed(content, { ...content, ...fields }, stage, sources), stage);

/** Tells of a stage that was saved, if that changed anything. */
const saved = (before: ContentState, state: ContentState, stage: OpenStage): Decision<ContentState> => ({
  state,
  facts: sameState(before, state) ? [] : [fact(contentSaved, { ...subjectOf(state), stage })],
});

/** What facts say of a content. */
export const subjectOf = ({ ownerId, companyId, title, type }: ContentState) => ({ ownerId, companyId, title, type });

export interface Saver {
  readonly authorId: string;
  readonly savedAt: Date;
}

export interface SavedBody extends Saver {
  /** Null clears it, undefined leaves it. */
  readonly body?: BodyDocument | null;
  readonly pictureIds?: string[];
  readonly sources: readonly SourceClaim[];
  /** Of a body that is restored: what it was built on. */
  readonly basis?: string;
}

/** Saves an earlier version's body again. One that an AI made is stale if what it was built on isn't what is stored now. */
export function restoreBody(content: ContentState, body: BodyDocument, { source, generationId, basis }: BodyVersion, savedBy: Saver) {
  const stale = source !== "HUMAN" && basis !== bodyBasisOf(content);
  return saveBody(content, { ...savedBy, body, sources: [{ field: "body", source, ...(generationId && { generationId }), stale }], basis });
}

/** Saves a body; one that differs from the stored one is a new version. */
export function saveBody(content: ContentState, input: SavedBody): Decision<ContentState> {
  const { body, pictureIds, sources, authorId, savedAt } = input;
  const written = body === undefined ? {} : { body: body ?? undefined, bodyText: body ? plainText(body) : "" };
  const next = { ...content, ...written, ...(pictureIds && { pictureIds }) };
  const state = changed(content, next, "GENERATION", sources);
  if (isSameBody(content.body, next.body)) return saved(content, state, "GENERATION");
  const entry = state.provenance.find(({ field }) => field === "body");
  // A body that is stale is still built on what it was built on.
  const basis = entry?.stale ? (input.basis ?? content.bodyVersion?.basis) : bodyBasisOf(state);
  const bodyVersion: BodyVersion = {
    number: (content.bodyVersion?.number ?? 0) + 1,
    authorId,
    source: entry?.source ?? "HUMAN",
    ...(entry?.generationId && { generationId: entry.generationId }),
    ...(entry && entry.source !== "HUMAN" && basis && { basis }),
    savedAt,
  };
  return saved(content, { ...state, bodyVersion }, "GENERATION");
}

/** The document of the stored version; a body that was cleared is an empty one. */
export const versionedBody = (content: ContentState): BodyDocument => content.body ?? EMPTY_BODY;

function staleFieldsOf({ provenance }: Pick<ContentState, "provenance">): string[] | undefined {
  const fields = provenance.filter(({ stale }) => stale).map(({ field }) => field);
  return fields.length > 0 ? fields : undefined;
}

export const contentCardOf = (content: Content): ContentCard => ({
  ownerId: content.ownerId,
  companyId: content.companyId,
  projectId: content.projectId,
  locale: content.locale,
  title: content.title,
  type: content.type,
  classification: content.classification,
  level: content.level,
  methodology: content.methodology,
  interestArea: content.interestArea,
  view: content.view,
  framework: content.framework,
  keywords: content.keywords,
  details: content.details,
  idea: content.idea,
  ideaExplanation: content.ideaExplanation,
  conversionFunnel: content.conversionFunnel,
  objective: content.objective,
  topics: content.topics,
  tools: content.tools,
  sharingStyle: content.sharingStyle,
  writerRole: content.writerRole,
  participation: content.participation,
  intensity: content.intensity,
  socialChannels: content.socialChannels,
  stage: content.stage,
  status: content.status,
  scheduledFor: content.scheduledFor?.toISOString(),
  publishedAt: content.publishedAt?.toISOString(),
  staleFields: staleFieldsOf(content),
  createdAt: content.createdAt.toISOString(),
});

const changed = (before: ContentState, after: ContentState, stage: OpenStage, sources: readonly SourceClaim[]): ContentState =>
  derived({ ...after, provenance: provenanceAfter({ before, after, stage }, sources) }, before);

function derived(written: Written, before?: ContentState): ContentState {
  const stage = stageOf(written);
  const text = searchedText(written);
  const keys = before && searchedText(before) === text ? before.searchKeys : searchKeys(text);
  const sameMedia = before && before.body === written.body && before.pictureIds === written.pictureIds;
  const mediaIds = sameMedia ? before.mediaIds : [...new Set([...(written.pictureIds ?? []), ...picturesIn(written.body)])];
  return { ...written, stage, completed: stage === "COMPLETE", searchKeys: keys, mediaIds };
}

const searchedText = ({ title, keywords, idea, bodyText }: Pick<ContentState, "title" | "keywords" | "idea" | "bodyText">) =>
  [title, ...keywords, idea ?? "", bodyText].join("\n");

const isSameBody = (before: BodyDocument | undefined, after: BodyDocument | undefined) => JSON.stringify(before) === JSON.stringify(after);
