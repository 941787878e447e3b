import { matches } from "@muhtawa/text-analysis";

/** Whether a text has every word of a phrase, as a reader who searches for it would say. */
export const contains = (text: string, phrase: string): boolean => matches(text, phrase);
