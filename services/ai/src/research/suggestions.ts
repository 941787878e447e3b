import type { Brief } from "../writing/assignment.ts";
import { LONGEST_KEYWORD } from "./findings.ts";

const MOST = 15;

/** What a brief says itself that people may look for: its keywords, its topics, its title. */
export function wordsOfBrief({ title, keywords, topics, interestArea }: Brief): string[] {
  const all = [...keywords, ...topics, title ?? "", interestArea ?? ""].map((one) => one.trim());
  return [...new Set(all.filter((one) => one !== "" && one.length <= LONGEST_KEYWORD))].slice(0, MOST);
}

const ASKS = /^(?:how|what|why|when|where|who|which|can|is|are|do|does|should|كيف|ما|ماذا|لماذا|متى|أين|من|هل|كم)\s/iu;

/** Whether words are put as a question. */
export const isQuestion = (words: string): boolean => /[?؟]\s*$/.test(words) || ASKS.test(words);
