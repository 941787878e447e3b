import { words } from "../composer/prose.ts";

/** About what a model's tokenizer would count; Arabic words are cut into more pieces. */
export function estimateTokens(text: string): number {
  const arabic = (text.match(/\p{Script=Arabic}+/gu) ?? []).length;
  return Math.ceil((words(text).length - arabic) * 1.3 + arabic * 2);
}
