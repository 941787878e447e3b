import type { Finding, ProofOptions } from "@muhtawa/text-analysis";

export interface ProofText {
  readonly text: string;
  readonly locale: "ar" | "en";
}

/** What is particular to the company that a text is written for. */
export type ProofRules = Pick<ProofOptions, "allow" | "voiceRules" | "yaConvention" | "digits">;

/** What the page asks of the worker. */
export interface ProofRequest {
  readonly id: number;
  readonly texts: readonly ProofText[];
  readonly rules: ProofRules;
}

/** The worker's answer: the findings of each text, or none where the lexicon could not be had. */
export interface ProofAnswer {
  readonly id: number;
  readonly findings?: readonly (readonly Finding[])[];
}
