import type { Finding, ProofKind, ProofSeverity, Reason } from "./finding.ts";
import type { Part } from "./reading.ts";

/** A finding that is a whole part of the text. */
export const findingAt = (
  part: Pick<Part, "start" | "end">,
  kind: ProofKind,
  severity: ProofSeverity,
  reason: Reason,
  ...suggestions: readonly string[]
): Finding => ({ kind, severity, start: part.start, end: part.end, suggestions, reason });
