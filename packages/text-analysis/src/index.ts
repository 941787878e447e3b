export { isolate, type ReadingDirection, readingDirection } from "./direction.ts";
export { normalise } from "./normalise.ts";
export { matches, queryKeys, searchKeys } from "./search-keys.ts";
export { matchSpans, type Snippet, type SnippetPart, snippetOf, type Span } from "./snippet.ts";
export { wordCount } from "./words.ts";
export { checkVoice, speaksOf, type VoiceCheck, type VoiceEvidence } from "./voice/check.ts";
export { enforceVoice, type Voiced, type VoiceChange } from "./voice/enforce.ts";
export { VoicePass } from "./voice/pass.ts";
export type { VoiceRule } from "./voice/rule.ts";
