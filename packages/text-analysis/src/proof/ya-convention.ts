import type { Finding } from "./finding.ts";
import type { WordList } from "./word-list.ts";

/** How a final ya is written: with its two dots, or without them as in Egypt, where ى stands for both. */
export type YaConvention = "DOTTED" | "UNDOTTED";

const dotted = (word: string): string => (word.endsWith("ى") ? `${word.slice(0, -1)}ي` : word);

/** Takes a word for one of the lexicon's also where its final ya is written without dots. */
export const undottedWords = (lexicon: WordList): WordList => ({
  accepts: (word) => lexicon.accepts(word) || (word.endsWith("ى") && lexicon.accepts(dotted(word))),
  readings: (word) => {
    const found = lexicon.readings(word);
    return found.length > 0 ? found : lexicon.readings(dotted(word));
  },
  suggest: (word, limit) => lexicon.suggest(word, limit),
});

/** Whether all that a finding asks for is the dots of a final ya. */
export const asksForDots = (text: string, { start, end, suggestions }: Finding): boolean =>
  dotted(text.slice(start, end)) === suggestions[0];
