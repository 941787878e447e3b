import type { GenerationCard, Locale } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { present } from "@muhtawa/service-kit";
import type { BrandSource } from "../brand/brand-source.ts";
import type { CompanyProfile, Length } from "../writing/assignment.ts";
import type { TextKind, VoiceRule } from "../writing/terms.ts";
import type { ResearchLog } from "../research/research.ts";
import type { VoiceReport } from "../writing/voice-report.ts";
import type { FailureReason } from "../writing/writer.ts";

export const MAX_TRIES = 3;

/** Seconds after which some of what a person has waiting has been written. */
export const WAIT_SECONDS = 10;

export type GenerationStatus = "QUEUED" | "RUNNING" | "COMPLETED" | "STOPPED" | "FAILED";

/** What was asked for. */
export interface GenerationRequest {
  ownerId: string;
  kind: TextKind;
  companyId?: string | undefined;
  /** The form of a company that isn't saved yet. */
  company?: CompanyProfile | undefined;
  contentId?: string | undefined;
  field?: string | undefined;
  locale: Locale;
  prompt?: string | undefined;
  selection?: string | undefined;
  /** What a company's form is to be proposed from. */
  source?: BrandSource | undefined;
  /** Of a research for a content what it has done so far; undefined for what is no research. */
  research?: ResearchLog | undefined;
  tone?: string | undefined;
  length: Length;
  variantCount: number;
  /** How often its owner has had the same request fulfilled before: asked again, another text is wanted. */
  take: number;
  temperature?: number | undefined;
  /** Of an image: `1200x630`, or a name for that. */
  size?: string | undefined;
  /** Of an image: its manner. */
  style?: string | undefined;
  /** Finished elsewhere, before its company came to this installation; charged to no quota. */
  past?: true | undefined;
  /** Asked for as if the company had said nothing of how it speaks. */
  withoutVoice?: true | undefined;
}

/** A stored picture, as the content service knows it. */
export interface GeneratedImage {
  mediaId: string;
  alt: string;
}

/** What its owner thinks of it. */
export interface Rating {
  useful: boolean;
  note?: string | undefined;
}

/** What was set aside for it of its owner's quota. */
export interface Hold {
  /** Its own name in that document: `<generationId>_<random>`. */
  key: string;
  /** The usage document it was taken from. */
  ledger: string;
  day: string;
  tokens: number;
  /** Pictures that a model may be asked for. */
  images?: number | undefined;
}

export interface GenerationState extends GenerationRequest, Outcome {
  status: GenerationStatus;
  /** Grows with every time a worker takes it, over retries too; 0 before the first. */
  attempt: number;
  /** Attempts since it was last queued; at `MAX_TRIES` it fails instead of being taken again. */
  tries: number;
  /** Grows with every time it is queued again; each round is charged on its own. */
  round: number;
  hold?: Hold | undefined;
  /** Until when the worker that has it is taken to be alive. */
  leaseUntil?: Date | undefined;
  stopRequested?: true | undefined;
  /** `<ownerId>:<n>`, unique: a user's n-th place among those handed to workers. */
  place?: string | undefined;
  releasedAt?: Date | undefined;
  /** Where its job stands in AI_JOBS. */
  jobSequence?: number | undefined;
  /** Of attempts that came to nothing; charged to nobody. */
  wastedTokens: number;
  rating?: Rating | undefined;
  failure?: FailureReason | undefined;
  /** The language its owner reads messages in. */
  readerLocale: Locale;
  correlationId: string;
  traceparent?: string | undefined;
  idempotencyKey?: string | undefined;
  requestHash: string;
  startedAt?: Date | undefined;
  firstTokenAt?: Date | undefined;
  finishedAt?: Date | undefined;
}

export type Generation = Loaded<GenerationState>;

/** What an attempt has written, whole or in part. */
export interface Outcome {
  /** Who writes it; in the end who wrote it, which may be the fallback. */
  model: string;
  offline: boolean;
  text: string;
  variants: string[];
  items?: unknown;
  images: GeneratedImage[];
  /** Pictures that a model was asked for and hasn't refused, kept or not. */
  drawn: number;
  voiceRules: VoiceRule[];
  voiceReport?: VoiceReport | undefined;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
}

/** Names the round among the entries of usage. */
export const roundKey = ({ _id, round }: Pick<Generation, "_id" | "round">) => `${_id}_${round ?? 1}`;

/** Short ones have their own queue, so that they needn't wait for articles. */
export const isShort = ({ kind, source, research }: Pick<GenerationState, "kind" | "source" | "research">) =>
  !source && !research && (kind === "FIELD" || kind === "REWRITE");

export const isFinished = ({ status }: Pick<GenerationState, "status">) => status !== "QUEUED" && status !== "RUNNING";

export const isAbandoned = ({ status, leaseUntil }: Pick<GenerationState, "status" | "leaseUntil">, now: Date) =>
  status === "RUNNING" && (leaseUntil === undefined || leaseUntil <= now);

export const generationCardOf = (generation: Generation): GenerationCard =>
  present({
    ownerId: generation.ownerId,
    companyId: generation.companyId,
    contentId: generation.contentId,
    field: generation.field,
    kind: generation.kind,
    status: generation.status,
    model: generation.model,
    offline: generation.offline,
    inputTokens: generation.inputTokens,
    outputTokens: generation.outputTokens,
    costMicros: generation.costMicros,
    imageIds: generation.images?.length > 0 ? generation.images.map(({ mediaId }) => mediaId) : undefined,
    createdAt: generation.createdAt.toISOString(),
  });
