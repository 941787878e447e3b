import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { type Finding, proofread, type ProofOptions, wordCount } from "@muhtawa/text-analysis";
import { easeOf, readabilityOf } from "@muhtawa/text-analysis/score";

export interface ProofJob extends Omit<ProofOptions, "lexicon"> {
  readonly text: string;
}

export interface Proof {
  /** The first of them. */
  readonly findings: readonly Finding[];
  /** How many there are. */
  readonly total: number;
  readonly words: number;
  /** 0 hard, 100 easy. */
  readonly ease: number;
  readonly wordsPerSentence: number;
}

/** Findings of one text that are told: a text with more is wrong all over, and each costs more to answer than to find. */
const MOST_FINDINGS = 1_000;

/** Proofreads a text, in a thread beside the service that keeps the lexicons it has read. */
export default async function proofOf({ text, ...options }: ProofJob): Promise<Proof> {
  const readability = readabilityOf(text, options.locale);
  const findings = proofread(text, { ...options, lexicon: await lexiconOf(options.locale) });
  const told = findings.slice(0, MOST_FINDINGS);
  return {
    findings: told,
    total: findings.length,
    words: wordCount(text),
    ease: easeOf(readability),
    wordsPerSentence: readability.wordsPerSentence,
  };
}
