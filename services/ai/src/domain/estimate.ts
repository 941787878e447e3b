import { mostAnswers, outputBound } from "../writing/output-bound.ts";
import { estimateTokens } from "../writing/tokens.ts";
import type { GenerationRequest } from "./generation.ts";

/** What the company, the brief and the task are told in at least. */
const MATERIAL = 1_500;
/** Of that the task, and what holds for every task. */
const TASK = 700;
/** As much of a document that shows a company's voice as is told. */
const TONE_FILE = 3_000;

/** As much of a source as is told, in the language that takes the most. */
const SOURCE = 12_000;

type Asked = Pick<GenerationRequest, "kind" | "field" | "source" | "prompt" | "selection" | "length" | "variantCount"> & {
  readonly offline: boolean;
  /** Of what is told of company and brief. */
  readonly material: number;
  /** Tokens that a model may think for, of each answer. */
  readonly thinking: number;
};

/** The tokens that company and brief are told in, about; both may be as long as books. */
export const materialTokens = (company: { readonly voiceToneFileId?: string | undefined } | undefined, brief: object | undefined): number =>
  estimateTokens(JSON.stringify([company, brief])) + (company?.voiceToneFileId ? TONE_FILE : 0);

/**
 * The tokens a generation may need at most; so much of the quota is set aside until it is known what it used. Without a model it needs none.
 * A second answer is told the first.
 */
export function expectedTokens(asked: Asked): number {
  const { prompt = "", selection = "", variantCount, offline, material, thinking } = asked;
  if (offline) return 0;
  const told = Math.max(MATERIAL, TASK + material) + estimateTokens(`${prompt} ${selection}`) + (asked.source ? SOURCE : 0);
  const written = outputBound(asked, thinking);
  const answers = mostAnswers(asked);
  return (answers * (told + written) + (answers - 1) * written) * variantCount;
}
