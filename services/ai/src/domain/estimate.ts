import { estimateTokens } from "../writing/tokens.ts";
import type { GenerationRequest } from "./generation.ts";

/** What the company, the brief and the task are told in at least. */
const MATERIAL = 1_500;
/** Of that the task, and what holds for every task. */
const TASK = 700;
/** As much of a document that shows a company's voice as is told. */
const TONE_FILE = 3_000;
const LENGTHS = { LOW: 1, MEDIUM: 2, HIGH: 4 } as const;
const WRITTEN: Record<GenerationRequest["kind"], number> = {
  FIELD: 150,
  IDEAS: 300,
  OBJECTIVES: 300,
  OUTLINE: 400,
  ARTICLE: 1_000,
  REWRITE: 100,
  SHORTEN: 100,
  EXPAND: 400,
  TRANSLATE: 200,
  SUMMARIZE: 200,
  SEO_FIX: 400,
  ALT_TEXT: 100,
  IMAGE: 200,
};

type Asked = Pick<GenerationRequest, "kind" | "prompt" | "selection" | "length" | "variantCount"> & {
  readonly offline: boolean;
  /** Of what is told of company and brief. */
  readonly material: number;
};

/** The tokens that company and brief are told in, about; both may be as long as books. */
export const materialTokens = (company: { readonly voiceToneFileId?: string | undefined } | undefined, brief: object | undefined): number =>
  estimateTokens(JSON.stringify([company, brief])) + (company?.voiceToneFileId ? TONE_FILE : 0);

/** The tokens a generation is likely to need at most; so much of the quota is set aside until it is known what it used. Without a model it needs none. */
export function expectedTokens({ kind, prompt = "", selection = "", length, variantCount, offline, material }: Asked): number {
  if (offline) return 0;
  const told = estimateTokens(`${prompt} ${selection}`);
  const written = WRITTEN[kind] * LENGTHS[length] + estimateTokens(selection);
  return (Math.max(MATERIAL, TASK + material) + told + written) * variantCount;
}
