import { type ContentCard, contentCreated, contentSaved } from "@muhtawa/contracts";
import { type Decision, fact, type Loaded, sameState } from "@muhtawa/service-kit";
import { picturesIn, withPictures } from "./body-pictures.ts";
import { type BodyDocument, EMPTY_BODY, plainText } from "./body-document.ts";
import { type BodyVersion, closed, versionOf, type VersionSave } from "./body-version.ts";
import type { Derivation } from "./derivation.ts";
import { FIRST_VERSIONS, type PartVersions, withPartVersions } from "./parts.ts";
import { bodyBasisOf, type FieldProvenance, provenanceAfter, type SourceClaim } from "./provenance.ts";
import { recalled, type RememberedOrigin, rememberedOrigins } from "./remembered-origins.ts";
import type { FieldsStage, StageFields, StageInput } from "./stage-input.ts";
import { type OpenStage, stageOf } from "./stages.ts";
import type { TwinLink } from "./twin.ts";

/** A content as stored: all of its card, its body, and what is derived from these. */
export interface ContentState extends Omit<ContentCard, "createdAt" | "scheduledFor" | "publishedAt" | "staleFields" | "derivedFrom"> {
  scheduledFor?: Date;
  publishedAt?: Date;
  internalLinks: string[];
  externalLinks: string[];
  /** Absent while there is none. */
  body?: BodyDocument;
  bodyText: string;
  bodyVersion?: BodyVersion;
  /** The pictures that go with it, in the owner's order; those in its text are among them, and stay when the text loses them. */
  pictureIds: string[];
  /** The content whose text it is made from; absent where it stands by itself. */
  derivedFrom?: Derivation;
  /** Of what, as what and in which language it is made: there is one of each. */
  derivedKey?: string;
  /** Who made it and under which key; absent where no key was given. */
  creationKey?: string;
  /** Of the later of two twins: the other one. There is one for each. */
  twinOf?: TwinLink;
  /** Another one whenever a content is made or made out its twin: whoever decides about it just then decides anew. */
  twinMark?: string;
  /** Every media it uses: its pictures, and those in its body. */
  mediaIds: string[];
  completed: boolean;
  /** Whose it is to work on; absent where nobody is named. */
  assigneeId?: string;
  /** `2026-11-24`: the day by which it is to be done; absent where there is none. */
  dueOn?: string;
  /** Absent in what was last written before parts had versions. */
  partVersions?: PartVersions;
  provenance: FieldProvenance[];
  /** Of values that fields had before. */
  origins?: RememberedOrigin[];
  /** The keys of the whole text for the search; computed anew when the content is stored. */
  searchKeys: string[];
  /** Of the title alone; absent where it was stored by an earlier release and hasn't been caught up with yet. */
  titleKeys?: string[];
  /** The mean of its score's four as it was measured last; absent while it wasn't, or where there is no text. */
  overallScore?: number;
  /** The way to measure by which that was. */
  scoring?: number;
  /** Of which versions of its parts that was; absent where an earlier release measured it. */
  scoredParts?: string;
  /** The print of the voice that it was measured by. */
  scoredVoice?: string;
  /** When what is measured of it has changed since, or when it is tried again; absent where nothing has. */
  scoreDue?: Date;
}

export type Content = Loaded<ContentState>;

/** A content as lists read it; the body is fetched where it is asked for. */
export type ContentRow = Omit<Content, "body" | "bodyText" | "searchKeys" | "titleKeys"> & Partial<Pick<Content, "body" | "bodyText">>;

type Written = Omit<
  ContentState,
  "completed" | "stage" | "searchKeys" | "titleKeys" | "overallScore" | "scoring" | "scoredParts" | "scoredVoice" | "scoreDue" | "mediaIds"
>;

export interface NewContent {
  readonly ownerId: string;
  readonly companyId: string;
  readonly projectId?: string;
  /** It is planned for then. */
  readonly scheduledFor?: Date;
  /** With what its later stages begin with. */
  readonly needs: StageFields[FieldsStage] & Pick<ContentState, "title" | "type" | "locale">;
  readonly sources: readonly SourceClaim[];
  readonly derivedFrom?: Derivation;
  readonly derivedKey?: string;
  readonly creationKey?: string;
  readonly twinOf?: TwinLink;
  /** A text that its owner has written already, or is to go by, and when it is stored. */
  readonly text?: { readonly body: BodyDocument; readonly savedAt: Date; readonly source?: "TEMPLATE" } | undefined;
}

/** Starts a content with its first stage, and with a text where there is one. */
export function startedContent({ needs, sources, text, ...place }: NewContent): Decision<ContentState> {
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
    partVersions: FIRST_VERSIONS,
    provenance: [],
    ...needs,
    ...place,
    ...(text && firstText(place.ownerId, text)),
  };
  const claims = text?.source ? [...sources, { field: "body" as const, source: text.source }] : sources;
  const state = derived({ ...written, provenance: provenanceAfter({ before: undefined, after: written, stage: "NEEDS" }, claims) });
  return { state, facts: [fact(contentCreated, factSubject(state))] };
}

const firstText = (authorId: string, { body, savedAt, source }: NonNullable<NewContent["text"]>) => ({
  body,
  bodyText: plainText(body),
  pictureIds: withPictures([], body),
  bodyVersion: { number: 1, authorId, source: source ?? ("HUMAN" as const), savedAt },
});

export interface SavedFields<Stage extends FieldsStage = FieldsStage> extends StageInput<Stage> {
  readonly stage: Stage;
}

/** Saves fields of a stage; those not named stay, those named as undefined are cleared. */
export const saveFields = (content: Content, { stage, fields, sources }: SavedFields): Decision<ContentState> =>
  saved(content, changed(content, { ...content, ...fields }, stage, sources), stage);

/** Tells of a stage that was saved, if that changed anything. */
const saved = (before: ContentState, state: ContentState, stage: OpenStage): Decision<ContentState> => ({
  state,
  facts: sameState(before, state) ? [] : [fact(contentSaved, { ...factSubject(state), stage })],
});

/** What facts say of a content. */
export const factSubject = ({ ownerId, companyId, title, type }: ContentState) => ({ ownerId, companyId, title, type });

export interface SavedBody extends VersionSave {
  /** Null clears it, undefined leaves it. */
  readonly body?: BodyDocument | null;
  readonly pictureIds?: string[];
  readonly sources: readonly SourceClaim[];
}

/** Saves an earlier version's body again. One that an AI made is stale if what it was built on isn't what is stored now. */
export function restoreBody(
  content: Content,
  body: BodyDocument,
  { source, generationId, basis }: BodyVersion,
  { authorId, savedAt }: Pick<VersionSave, "authorId" | "savedAt">,
) {
  const stale = source !== "HUMAN" && basis !== bodyBasisOf(content);
  const sources: SourceClaim[] = [{ field: "body", source, ...(generationId && { generationId }), stale }];
  return bodySaved(content, { body, sources, basis, authorId, savedAt, isCheckpoint: true, isInformed: false });
}

/**
 * Saves a body. One that differs from the stored one is a new version, or is written on in the version that is open. A save while somebody is
 * still writing publishes no fact; the one that ends the writing does.
 */
export function bodySaved(content: Content, input: SavedBody): Decision<ContentState> {
  const { body, pictureIds, sources, isCheckpoint } = input;
  const written = body === undefined ? {} : { body: body ?? undefined, bodyText: body ? plainText(body) : "" };
  const next = { ...content, ...written };
  next.pictureIds = withPictures(pictureIds ?? content.pictureIds, next.body);
  const state = changed(content, next, "GENERATION", sources);
  const isPurpose = isCheckpoint && body !== undefined;
  if (isSameBody(content.body, next.body)) return saved(content, isPurpose ? closed(state) : state, "GENERATION");
  const basis = input.basis ?? recalled(content.origins, "body", next.body)?.basis;
  const bodyVersion = versionOf(content, state, { ...input, basis });
  const decision = saved(content, { ...state, bodyVersion }, "GENERATION");
  const endsOpenOne = content.bodyVersion?.open && bodyVersion.number !== content.bodyVersion.number;
  return isCheckpoint || endsOpenOne || pictureIds ? decision : { state: decision.state };
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
  derivedFrom: content.derivedFrom && { contentId: content.derivedFrom.contentId, form: content.derivedFrom.form },
  staleFields: staleFieldsOf(content),
  createdAt: content.createdAt.toISOString(),
});

function changed(before: Content, written: ContentState, stage: OpenStage, sources: readonly SourceClaim[]): ContentState {
  const after = { ...written, provenance: provenanceAfter({ before, after: written, stage }, sources) };
  const origins = rememberedOrigins(before, after);
  return withPartVersions(before, derived({ ...after, ...(origins && { origins }) }, before));
}

/** A content with what follows from its parts, as it is to be stored: of one that comes whole from elsewhere. */
export const completedContent = (written: ContentState): ContentState => derived(written);

function derived(written: Written, before?: ContentState): ContentState {
  const stage = stageOf(written);
  const sameMedia = before && before.body === written.body && before.pictureIds === written.pictureIds;
  const mediaIds = sameMedia ? before.mediaIds : [...new Set([...(written.pictureIds ?? []), ...picturesIn(written.body)])];
  return { ...written, stage, completed: stage === "COMPLETE", mediaIds, searchKeys: before?.searchKeys ?? [] };
}

const isSameBody = (before: BodyDocument | undefined, after: BodyDocument | undefined) => JSON.stringify(before) === JSON.stringify(after);
