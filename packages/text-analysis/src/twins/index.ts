export { firstPairs } from "./first-pairs.ts";
export {
  blockWords,
  MOST_PARAGRAPHS,
  PARAGRAPH_KEY,
  paragraphKey,
  type TwinNode,
  type TwinParagraph,
  twinParagraphs,
} from "./paragraphs.ts";
export { type Agreement, agreedPairs, turnedPairs, type TwinPair, type TwinRow, twinRows, type TwinState } from "./pairing.ts";
