import type { JSONContent } from "@tiptap/core";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";

/** A text that isn't saved yet, as it is kept on this device. */
export interface BodyDraft {
  document: JSONContent;
  /** The content's version it was written on. */
  version: number;
  /** The generation it came from, when no person has changed it since. */
  generationId?: string;
}

const keyOf = (contentId: string) => `draft.${contentId}`;

export const readBodyDraft = (contentId: string) => JSON.parse(readStored(keyOf(contentId)) ?? "null") as BodyDraft | null;

export const writeBodyDraft = (contentId: string, draft: BodyDraft) => writeStored(keyOf(contentId), JSON.stringify(draft));

export const removeBodyDraft = (contentId: string) => removeStored(keyOf(contentId));
