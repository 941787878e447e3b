/** What sort of mistake it is. */
export type ProofKind =
  | "HAMZA"
  | "TA_MARBUTA"
  | "ALEF_MAQSURA"
  | "DAD_ZAH"
  | "INNA"
  | "SPACING"
  | "TANWEEN"
  | "NUMBER"
  | "PUNCTUATION"
  | "DIGITS"
  | "REPEATED"
  | "UNKNOWN"
  | "VOICE";

/** ERROR breaks a rule for sure, LIKELY in all likelihood, NOTE may well be meant. */
export type ProofSeverity = "ERROR" | "LIKELY" | "NOTE";

/** Why, in each language that one may read the application in. */
export interface Reason {
  readonly en: string;
  readonly ar: string;
}

/** One place that is written wrong, or may be. */
export interface Finding {
  readonly kind: ProofKind;
  /** In UTF-16 code units of the text as given; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly severity: ProofSeverity;
  /** What to write instead, the best first. */
  readonly suggestions: readonly string[];
  readonly reason: Reason;
}
