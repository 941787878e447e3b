import { checkVoice, type VoiceChange, type VoiceCheck } from "@muhtawa/text-analysis";
import { type Assignment, rulesFor } from "./assignment.ts";
import type { Draft } from "./writer.ts";

/** How a text stands to its brand's voice, as it was when it was written. */
export interface VoiceReport {
  readonly checks: readonly VoiceCheck[];
  readonly changes: readonly VoiceChange[];
  /** The text without the voice's rules, where they have made a difference. */
  readonly plainText?: string | undefined;
}

const MOST = 20;

/** Of a text that may be cut short; places are kept up to a number that a reader will look at. */
export function voiceReport(assignment: Assignment, text: string, draft: Draft | undefined): VoiceReport {
  const checks = checkVoice(text, rulesFor(assignment), assignment.locale).map((check) => ({
    ...check,
    against: check.against.slice(0, MOST),
    kept: check.kept.slice(0, MOST),
  }));
  return { checks, changes: draft?.changes?.slice(0, MOST * 5) ?? [], plainText: draft?.plainText };
}
