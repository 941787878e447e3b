export { isolate, type ReadingDirection, readingDirection } from "./direction.ts";
export { normalise } from "./normalise.ts";
export { matches, queryKeys, searchKeys } from "./search-keys.ts";
export { matchSpans, type Snippet, type SnippetPart, snippetOf, type Span } from "./snippet.ts";
export { wordCount } from "./words.ts";
