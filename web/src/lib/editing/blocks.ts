import type { JSONContent } from "@tiptap/core";
import type { Merge, Preference } from "./edit-state.ts";
import { mergeLists } from "./merge-lists.ts";
import { canonical, sameJson } from "./same-json.ts";

/** A text: a document of blocks, or none. */
export type Text = JSONContent | null;

const blocksOf = (text: Text): readonly JSONContent[] => text?.content ?? [];

const isBlank = (text: Text): boolean => blocksOf(text).every((block) => block.type === "paragraph" && !block.content?.length);

/** Two texts that look the same: none, and one of empty paragraphs, are the same. */
export const sameText = (one: Text, other: Text): boolean => sameJson(one, other) || (isBlank(one) && isBlank(other));

/** Brings two texts together by block: what only one side changed is taken over. */
export function mergeTexts(base: Text, mine: Text, theirs: Text, prefer: Preference): Merge<Text> {
  const { items, clashes } = mergeLists(blocksOf(base), blocksOf(mine), blocksOf(theirs), canonical, prefer);
  return { value: items.length > 0 || (mine && theirs) ? { ...(theirs ?? mine ?? { type: "doc" }), content: items } : null, clashes };
}
