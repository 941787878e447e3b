import type { JSONContent } from "@tiptap/core";

/** Blocks of a text, counted from its first, with what stands there. */
export interface TextPart {
  readonly from: number;
  readonly blocks: readonly JSONContent[];
}

/** The text that is being written, as far as its score has to do with it. */
export interface ScoredEditor {
  /** Marks passages, in place of those that were marked before; leads to the first one if told so. */
  readonly mark: (passages: readonly string[], goThere: boolean) => void;
  /** Puts other blocks in the place of some; whether those still stood there. */
  readonly replace: (part: TextPart, blocks: readonly JSONContent[]) => boolean;
}

let editor: ScoredEditor | undefined;

/** From now on this is the text that is being written; the function handed back ends that. */
export function writeIn(next: ScoredEditor): () => void {
  editor = next;
  return () => {
    if (editor === next) editor = undefined;
  };
}

/** Shows in the text what a check rests on. */
export const showEvidence = (passages: readonly string[], goThere = false): void => editor?.mark(passages, goThere);
export const hideEvidence = (): void => editor?.mark([], false);

/** Puts other blocks in the place of some in the text; whether those still stood there. */
export const replacePart = (part: TextPart, blocks: readonly JSONContent[]): boolean => editor?.replace(part, blocks) ?? false;
