// For servers alone: reads the Arabic lexicon from its file.
export { type KeywordUse, keywordUse, placesOf } from "./keywords.ts";
export { KEYS, matches, queryKeys, readKeys, searchKeys, type Typed, type WordQuery } from "./search-keys.ts";
export { matchSpans, type Snippet, type SnippetPart, snippetOf, type Span } from "./snippet.ts";
