import type { Locale, ModelPurpose } from "@muhtawa/contracts";
import type { RequestContext } from "@muhtawa/service-kit";
import type { BrandProposal } from "../brand/proposal.ts";
import type { Generation as StoredGeneration } from "../domain/generation.ts";
import type { ModelConnection as StoredConnection } from "../commands/connect-model.ts";
import type { InstalledModels } from "../models/installed-models.ts";
import type { ModelDescription } from "../models/model-choice.ts";
import type { ModelState } from "../models/model-states.ts";
import type { TrialOutcome } from "../models/trial-call.ts";
import type { ResearchFinding, ResearchLog } from "../research/research.ts";
import type { Usage } from "../queries/usage.ts";
import type { UsageGroup } from "../store/usage-entries.ts";
import { messages } from "../messages.ts";
import { failureMessage } from "../writing/failure-messages.ts";
import type { VoiceReport } from "../writing/voice-report.ts";
import type { FailureReason } from "../writing/writer.ts";
import type { AiModel, AiUsage, Generation, ModelConnection, ModelTrial } from "./generated/schema.ts";

export const generationView = (generation: StoredGeneration, { locale }: RequestContext): Generation => ({
  id: generation._id,
  kind: generation.kind,
  status: generation.status,
  owner: { id: generation.ownerId },
  company: generation.companyId ? { id: generation.companyId } : null,
  content: generation.contentId ? { id: generation.contentId } : null,
  field: generation.field,
  model: generation.model,
  offline: generation.offline,
  text: generation.text === "" ? null : generation.text,
  excerpt: excerptOf(generation.text),
  variants: generation.variants,
  items: generation.items ?? null,
  brandProposals: generation.source ? ((generation.items as readonly BrandProposal[] | undefined) ?? []).map(brandView) : null,
  research: generation.research ? researchView(generation, generation.research) : null,
  images: (generation.images ?? []).map(({ mediaId }) => ({ id: mediaId })),
  rating: generation.rating ?? null,
  voiceRules: generation.voiceRules,
  voice: generation.voiceReport && generation.text !== "" ? voiceView(generation.voiceReport) : null,
  inputTokens: generation.inputTokens,
  outputTokens: generation.outputTokens,
  costMicros: generation.costMicros,
  error: generation.status === "FAILED" ? failureMessage(generation.failure ?? "unknown", locale) : null,
  createdAt: generation.createdAt,
  startedAt: generation.startedAt,
  firstTokenAt: generation.firstTokenAt,
  finishedAt: generation.finishedAt,
});

const brandView = (proposal: BrandProposal): NonNullable<Generation["brandProposals"]>[number] => ({
  ...proposal,
  businessActivityId: proposal.businessActivityId ?? null,
  replacement: proposal.replacement ?? null,
});

const researchView = ({ items }: StoredGeneration, { tools, steps, limit }: ResearchLog): NonNullable<Generation["research"]> => ({
  tools: [...tools],
  steps: steps.map(({ tool, asked, found, sources, problem }) => ({
    tool: tool ?? null,
    asked,
    found: [...found],
    sources: [...sources],
    problem: problem ?? null,
  })),
  limit: limit ?? null,
  findings: ((items as readonly ResearchFinding[] | undefined) ?? []).map(({ kind, value, quote, source }) => ({
    kind,
    value,
    quote: quote ?? null,
    source: source ?? null,
  })),
});

const EXCERPT = 200;

/** No character is cut in two. */
const excerptOf = (text: string) => (text === "" ? null : text.slice(0, EXCERPT).replace(/[\ud800-\udbff]$/, ""));

const voiceView = ({ checks, changes, plainText }: VoiceReport): NonNullable<Generation["voice"]> => ({
  checks: checks.map((check) => ({ ...check, against: [...check.against], kept: [...check.kept] })),
  changes: [...changes],
  plainText: plainText ?? null,
});

const shareOf = ({ generations, inputTokens, outputTokens, costMicros }: UsageGroup) => ({
  generations,
  tokens: inputTokens + outputTokens,
  costMicros,
});

export const usageView = ({ quota, images, byDay, byModel, byCompany, ...total }: Usage): AiUsage => ({
  ...total,
  quotaTokens: quota?.month,
  remainingTokens: quota && Math.max(0, quota.month - quota.spentMonth),
  dayQuotaTokens: quota?.day,
  dayRemainingTokens: quota && Math.max(0, quota.day - quota.spentDay),
  dayQuotaImages: images?.day,
  dayRemainingImages: images && Math.max(0, images.day - images.drawn),
  byDay: byDay.map((group) => ({ day: group.key, ...shareOf(group) })),
  byModel: byModel.map((group) => ({ model: group.key, ...shareOf(group) })),
  byCompany: byCompany.map((group) => ({ company: { id: group.key }, ...shareOf(group) })),
});

/** `state`: undefined for those whom it doesn't concern. Where a model stands leads into the network of whoever runs the installation. */
export const modelView = (
  { host, ...model }: ModelDescription,
  state: ModelState | undefined,
  { locale, actor }: RequestContext,
): AiModel => ({
  ...model,
  provider: (isOperator(actor) ? host : undefined) ?? model.provider,
  state: state && {
    lastSuccessAt: state.lastSuccessAt,
    lastFailureAt: state.lastFailureAt,
    lastFailure: state.lastFailure && failureMessage(state.lastFailure, locale),
  },
});

const isOperator = (actor: RequestContext["actor"]): boolean => actor?.role === "SUPER_ADMIN";

/** Nobody is told a key, only whether one is kept. */
export const connectionView = (
  { areOfEnvironment }: InstalledModels,
  purpose: ModelPurpose,
  stored: StoredConnection | undefined,
  { actor }: RequestContext,
): ModelConnection => ({
  purpose,
  byEnvironment: areOfEnvironment,
  provider: stored?.provider ?? null,
  baseUrl: (isOperator(actor) ? stored?.baseUrl : undefined) ?? null,
  model: stored?.model ?? null,
  hasKey: stored?.sealedKey !== undefined,
  connectedAt: stored?.connectedAt ?? null,
  version: stored?.version ?? 0,
});

export const trialView = (outcome: TrialOutcome, purpose: ModelPurpose, { locale }: RequestContext): ModelTrial => ({
  milliseconds: outcome.milliseconds,
  text: "text" in outcome ? outcome.text : "drew" in outcome ? messages.drew[locale] : null,
  failure: "reason" in outcome ? failureOf(outcome.reason, purpose, locale) : null,
});

/** A picture takes its time: that none has come says little. */
const failureOf = (reason: FailureReason, purpose: ModelPurpose, locale: Locale): string =>
  purpose === "IMAGES" && reason === "timedOut" ? messages.drawsLong[locale] : failureMessage(reason, locale);
