import type { JSONContent } from "@tiptap/core";

/** A block of the text, by its place from the first one on, with what its words are known by. */
export interface BlockPlace {
  readonly at: number;
  readonly key: string;
}

/** The text that is being written, block by block. */
export interface WrittenBlocks {
  /** Leads to a block. */
  readonly goTo: (at: number) => void;
  /** Suggests others in the place of a block; whether it still said the same. */
  readonly suggestInstead: (place: BlockPlace, blocks: readonly JSONContent[]) => boolean;
  /** Suggests blocks behind one that still says the same, or at the beginning. */
  readonly suggestAfter: (place: BlockPlace | undefined, blocks: readonly JSONContent[]) => boolean;
}

let text: WrittenBlocks | undefined;
const listeners = new Set<() => void>();

function tell(next: WrittenBlocks | undefined): void {
  text = next;
  // an editor is made while its component is rendered, when no other may change
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** From now on this is the text that is being written; the function handed back ends that. */
export function writeBlocks(next: WrittenBlocks): () => void {
  tell(next);
  return () => {
    if (text === next) tell(undefined);
  };
}

/** Calls whenever another text is being written, or none; the function handed back ends that. */
export function followWrittenBlocks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined while no text is being written. */
export const writtenBlocks = (): WrittenBlocks | undefined => text;
