import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { type Finding, proofread, type ProofOptions, wordCount } from "@muhtawa/text-analysis";
import { easeOf, readabilityOf } from "@muhtawa/text-analysis/score";

export interface ProofJob extends Omit<ProofOptions, "lexicon"> {
  readonly text: string;
}

export interface Proof {
  readonly findings: readonly Finding[];
  readonly words: number;
  /** 0 hard, 100 easy. */
  readonly ease: number;
  readonly wordsPerSentence: number;
}

/** Proofreads a text, in a thread beside the service that keeps the lexicons it has read. */
export default async function proofOf({ text, ...options }: ProofJob): Promise<Proof> {
  const readability = readabilityOf(text, options.locale);
  const findings = proofread(text, { ...options, lexicon: await lexiconOf(options.locale) });
  return { findings, words: wordCount(text), ease: easeOf(readability), wordsPerSentence: readability.wordsPerSentence };
}
