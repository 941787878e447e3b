import type { Assignment, Length } from "../writing/assignment.ts";
import { formOf, type WrittenForm } from "../writing/written-form.ts";

const WORDS: Record<WrittenForm, Record<Length, string>> = {
  ARTICLE: { LOW: "350 to 500 words", MEDIUM: "700 to 900 words", HIGH: "1,200 to 1,500 words" },
  POST: { LOW: "40 to 70 words", MEDIUM: "80 to 140 words", HIGH: "150 to 220 words" },
  TWEET: { LOW: "at most 140 characters", MEDIUM: "at most 220 characters", HIGH: "at most 280 characters" },
  NEWSLETTER: { LOW: "120 to 180 words", MEDIUM: "220 to 320 words", HIGH: "400 to 550 words" },
  DESCRIPTION: { LOW: "one sentence of at most 155 characters", MEDIUM: "2 sentences", HIGH: "3 to 4 sentences" },
  AUDIO_SCRIPT: { LOW: "about 1 minute of speech", MEDIUM: "about 3 minutes of speech", HIGH: "about 6 minutes of speech" },
  VIDEO_SCRIPT: { LOW: "4 scenes", MEDIUM: "6 scenes", HIGH: "9 scenes" },
};

export const lengthOf = ({ brief, length }: Assignment): string => WORDS[formOf(brief)][length];

export const ITEM_COUNT: Record<Length, number> = { LOW: 3, MEDIUM: 4, HIGH: 5 };

const VARIANTS = [
  "",
  "This is a second variant: take another angle and another opening than the obvious one.",
  "This is a third variant: build it on a concrete everyday situation.",
  "This is a fourth variant: lead with the reader's question or worry.",
  "This is a fifth variant: make it the most concise and direct of all.",
] as const;

export const variantNote = ({ variant }: Assignment): string => VARIANTS[variant % VARIANTS.length] ?? "";
