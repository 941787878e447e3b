export { blockWords, MOST_PARAGRAPHS, PARAGRAPH_KEY, paragraphKey, type TwinParagraph, twinParagraphs } from "./paragraphs.ts";
export { type Agreement, agreedPairs, turnedPairs, type TwinPair, type TwinRow, twinRows, type TwinState } from "./pairing.ts";
