import { generationFinished } from "@muhtawa/contracts";
import { type Decision, fact } from "@muhtawa/service-kit";
import { EMPTY_LOG } from "../research/research.ts";
import type { FailureReason } from "../writing/writer.ts";
import { estimateTokens } from "../writing/tokens.ts";
import {
  type Generation,
  type GenerationState,
  type Hold,
  isAbandoned,
  isFinished,
  MAX_TRIES,
  type Outcome,
  type Rating,
} from "./generation.ts";

type Step = Decision<GenerationState> | undefined;

const FREED = { place: undefined, releasedAt: undefined, jobSequence: undefined, leaseUntil: undefined, stopRequested: undefined } as const;

function finish(
  generation: Generation,
  status: "COMPLETED" | "STOPPED" | "FAILED",
  change: Partial<GenerationState>,
  now: Date,
): Decision<GenerationState> {
  const { ownerId, companyId, contentId, kind } = generation;
  const about = { ...(companyId ? { companyId } : {}), ...(contentId ? { contentId } : {}) };
  return {
    state: { ...generation, ...FREED, ...change, status, finishedAt: now },
    facts: [fact(generationFinished, { ownerId, ...about, kind, status })],
  };
}

/** Failures before any model has done anything. */
const UNASKED: ReadonlySet<FailureReason> = new Set([
  "unreachable",
  "refusedKey",
  "busy",
  "companyGone",
  "sourceUnreachable",
  "sourceRefused",
  "sourceTooLarge",
  "sourceNotText",
  "sourceEmpty",
]);

/** What an attempt that never reached its end is reckoned to have used, by the text, or the steps of a research, that are kept of it. */
const wastedOn = ({ text, offline, research }: Generation) => (offline ? 0 : estimateTokens(text) + (research?.used ?? 0));

/** A worker takes it, unless it is finished or another has it. One that is to be stopped, or was lost too often, ends here. */
export function claim(generation: Generation, leaseUntil: Date, now: Date): Step {
  if (isFinished(generation) || (generation.status === "RUNNING" && !isAbandoned(generation, now))) return undefined;
  const lost = endAbandoned(generation, now);
  if (lost) return lost;
  return {
    state: {
      ...generation,
      status: "RUNNING",
      attempt: generation.attempt + 1,
      tries: generation.tries + 1,
      leaseUntil,
      wastedTokens: (generation.wastedTokens ?? 0) + wastedOn(generation),
      text: "",
      variants: [],
      items: undefined,
      images: [],
      drawn: 0,
      voiceReport: undefined,
      research: generation.research && EMPTY_LOG,
      startedAt: now,
      firstTokenAt: undefined,
    },
  };
}

/** Ends what its worker has abandoned, if it is to be stopped or has no tries left. */
export function endAbandoned(generation: Generation, now: Date): Step {
  if (!isAbandoned(generation, now)) return undefined;
  if (generation.stopRequested) return finish(generation, "STOPPED", {}, now);
  if (generation.tries < MAX_TRIES) return undefined;
  const wastedTokens = (generation.wastedTokens ?? 0) + wastedOn(generation);
  return finish(generation, "FAILED", { failure: "workerLost", wastedTokens }, now);
}

/** The end of an attempt that wrote all of it. A stop that came before wins, and keeps the text. */
export function complete(generation: Generation, attempt: number, outcome: Outcome, now: Date): Step {
  if (!holds(generation, attempt)) return undefined;
  return finish(generation, generation.stopRequested ? "STOPPED" : "COMPLETED", outcome, now);
}

export function stopped(generation: Generation, attempt: number, outcome: Outcome, now: Date): Step {
  return holds(generation, attempt) ? finish(generation, "STOPPED", outcome, now) : undefined;
}

export function failed(generation: Generation, attempt: number, failure: FailureReason, outcome: Outcome, now: Date): Step {
  if (!holds(generation, attempt)) return undefined;
  const { inputTokens, outputTokens, ...rest } = outcome;
  // Providers don't report the tokens of an answer that failed: count what was reserved for it.
  const reckoned = UNASKED.has(failure) ? 0 : (generation.hold?.tokens ?? 0);
  const used = Math.max(inputTokens + outputTokens, wastedOn({ ...generation, text: outcome.text }), reckoned);
  const wastedTokens = (generation.wastedTokens ?? 0) + used;
  return finish(generation, "FAILED", { ...rest, costMicros: 0, wastedTokens, failure }, now);
}

const holds = (generation: Generation, attempt: number) => generation.status === "RUNNING" && generation.attempt === attempt;

/** Its owner wants no more of it: what waits ends at once, what runs is told to end. */
export function requestStop(generation: Generation, now: Date): Step {
  if (isFinished(generation)) return undefined;
  if (generation.status === "QUEUED" || isAbandoned(generation, now)) return finish(generation, "STOPPED", {}, now);
  return { state: { ...generation, stopRequested: true } };
}

/** Queues one that failed or was stopped again, under the same id, so that whoever shows it goes on showing it. It is charged anew. */
export function queueAgain(generation: Generation, round: number, hold: Hold): Step {
  if ((generation.status !== "FAILED" && generation.status !== "STOPPED") || (generation.round ?? 1) + 1 !== round) return undefined;
  return {
    state: {
      ...generation,
      ...FREED,
      status: "QUEUED",
      tries: 0,
      round,
      hold,
      text: "",
      variants: [],
      items: undefined,
      images: [],
      drawn: 0,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
      wastedTokens: 0,
      rating: undefined,
      voiceRules: [],
      voiceReport: undefined,
      research: generation.research && EMPTY_LOG,
      failure: undefined,
      startedAt: undefined,
      firstTokenAt: undefined,
      finishedAt: undefined,
    },
  };
}

/** What its owner thinks of a finished one. */
export function rate(generation: Generation, rating: Rating): Step {
  return isFinished(generation) ? { state: { ...generation, rating } } : undefined;
}
