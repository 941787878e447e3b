export { Lexicon, type Reading } from "./lexicon.ts";
