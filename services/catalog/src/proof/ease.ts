import type { Message } from "@muhtawa/service-kit";

/** Lix of a text that a child reads, and of one that only specialists do; the ends of the scale. */
const EASIEST = 20;
const HARDEST = 70;

/** 100 for the easiest texts, 0 for the hardest, by the measure of `readabilityOf`. */
export const easeOf = (lix: number): number => Math.round(100 * Math.min(1, Math.max(0, (HARDEST - lix) / (HARDEST - EASIEST))));

const LEVELS: readonly { readonly from: number; readonly name: Message }[] = [
  { from: 80, name: { en: "Very easy", ar: "سهل جدًا" } },
  { from: 60, name: { en: "Easy", ar: "سهل" } },
  { from: 40, name: { en: "Ordinary", ar: "متوسط" } },
  { from: 20, name: { en: "Hard", ar: "صعب" } },
];
const HARDEST_LEVEL: Message = { en: "Very hard", ar: "صعب جدًا" };

export const levelOf = (ease: number): Message => LEVELS.find(({ from }) => ease >= from)?.name ?? HARDEST_LEVEL;
