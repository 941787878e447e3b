import { mergeTexts, sameText, type Text } from "../blocks.ts";
import type { Kind } from "../edit-state.ts";

/** Texts in which every word is written only once, so that it can be told what became of each. */
export const TEXT: Kind<Text> = { same: sameText, merge: mergeTexts, autosave: true, history: true, isReady: () => true };

export const textOf = (lines: readonly string[]): Text =>
  lines.length === 0 ? null : { type: "doc", content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })) };

export const linesOf = (text: Text): string[] =>
  (text?.content ?? []).map((block) => (block.content ?? []).map((part) => part.text ?? "").join(""));

export const wordsOf = (text: Text): string[] => linesOf(text).flatMap((line) => line.split(" ").filter(Boolean));

/** Words of a generation begin with a g; what anybody else has written doesn't. */
export const isOfAi = (word: string): boolean => word.startsWith("g");
