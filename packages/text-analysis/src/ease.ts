import type { Readability } from "./readability.ts";

/** Lix of an English text that a child reads, and of one that only specialists do; the ends of the scale. */
const EASIEST_LIX = 20;
const HARDEST_LIX = 70;

/**
 * The grade of an Arabic text, 1 to 5, by its sentences, long words and rare words: least squares over the fifty graded texts of
 * `test/readability/graded.txt`. Words beyond the longest sentence make nothing harder.
 */
const GRADE = { base: 0.8, perWord: 0.11, longestSentence: 30, perLong: 0.6, perRare: 1.1 } as const;
/** Points of ease that a grade takes: five grades, a hundred points. */
const PER_GRADE = 20;
const ABOVE_FIRST = 110;

const gradeOf = ({ wordsPerSentence, longWords, rareWords = 0 }: Measured): number =>
  GRADE.base + GRADE.perWord * Math.min(wordsPerSentence, GRADE.longestSentence) + GRADE.perLong * longWords + GRADE.perRare * rareWords;

type Measured = Pick<Readability, "wordsPerSentence" | "longWords" | "rareWords" | "lix">;

const within = (ease: number): number => Math.round(Math.min(100, Math.max(0, ease)));

/**
 * 100 for the easiest texts, 0 for the hardest. Every twenty points are a grade: from 80 a child who has learnt to read, from 60 a pupil, from
 * 40 everybody, from 20 who reads newspapers, below that specialists.
 */
export const easeOf = (measured: Measured): number =>
  measured.rareWords === undefined
    ? within((100 * (HARDEST_LIX - measured.lix)) / (HARDEST_LIX - EASIEST_LIX))
    : within(ABOVE_FIRST - PER_GRADE * gradeOf(measured));
