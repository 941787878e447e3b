export { isolate, type ReadingDirection, readingDirection } from "./direction.ts";
export { normalise } from "./normalise.ts";
export { matches, queryKeys, searchKeys } from "./search-keys.ts";
export { wordCount } from "./words.ts";
