import type { VoiceChange } from "@muhtawa/text-analysis";
import type { Assignment } from "./assignment.ts";

/** Why a text could not be written, as a user is told. */
export const FAILURE_REASONS = [
  "unreachable",
  "refusedKey",
  "busy",
  "timedOut",
  "cutOff",
  "lengthLimit",
  "brokeFormat",
  "refused",
  "companyGone",
  "sourceUnreachable",
  "sourceRefused",
  "sourceTooLarge",
  "sourceNotText",
  "sourceEmpty",
  "researchLimit",
  "notKept",
  "storageFull",
  "workerLost",
  "unknown",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export class WritingFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(reason, { cause });
    this.name = "WritingFailure";
    this.reason = reason;
  }
}

/** It came after the model had answered: another one would begin anew, beside what is spent by then. */
export class SpentFailure extends WritingFailure {}

export interface Draft {
  readonly text: string;
  /** The items of a structured kind or a list field. */
  readonly items?: readonly unknown[] | undefined;
  /** The text without the voice's rules, where they have made a difference. */
  readonly plainText?: string | undefined;
  /** What the rules have changed in words that were already written. */
  readonly changes?: readonly VoiceChange[] | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
}

/** Writes one assignment: the text in pieces, then the whole draft. Ends early, without an error, when the signal is aborted. */
export interface Writer {
  readonly model: string;
  readonly offline: boolean;
  write(assignment: Assignment, signal: AbortSignal): AsyncGenerator<string, Draft>;
}
