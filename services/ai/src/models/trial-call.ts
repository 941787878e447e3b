import { locale, modelProvider, modelPurpose } from "@muhtawa/contracts";
import { z } from "zod";
import type { FailureReason } from "../writing/writer.ts";

/** Where workers are asked to try a model. What is sent is sealed: it has the key. */
export const TRIAL_SUBJECT = "ai.control.models.try";
/** Of those that listen one answers. */
export const TRIAL_QUEUE = "ai-workers";
/** Milliseconds; an operation's answer is waited for ten seconds at most. */
export const TRIAL_MS = 8_000;

/** What a trial came to: the model's words, that it drew, or why there is neither. */
export const trialOutcome = z.union([
  z.object({ text: z.string(), milliseconds: z.number() }),
  z.object({ drew: z.literal(true), milliseconds: z.number() }),
  z.object({ reason: z.string().transform((reason) => reason as FailureReason), milliseconds: z.number() }),
]);

export type TrialOutcome = z.infer<typeof trialOutcome>;

/** What is tried: a model as it is to be reached, and the language it is to answer in. */
export const trialQuestion = z.object({
  purpose: modelPurpose,
  provider: modelProvider,
  baseUrl: z.string().optional(),
  model: z.string(),
  apiKey: z.string().optional(),
  locale,
});
