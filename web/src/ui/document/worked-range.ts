import { Extension } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A part of the document, by ProseMirror's positions. */
export interface Range {
  from: number;
  to: number;
}

export interface WorkedRange extends Range {
  /** What stood there when the work on it began. */
  before: Slice;
  /** Somebody has changed what stands there since, or it is gone. */
  changed: boolean;
}

const KEY = new PluginKey<WorkedRange | null>("workedRange");

/** The part that is being worked on; it goes along with what is edited before it. */
export const workedRange = (state: EditorState): WorkedRange | null => KEY.getState(state) ?? null;

/** A part by where its ends stand after a change, which may be made as a suggestion. */
type Followed = (map: (position: number, side: number) => number) => Range | null;

/** Begins work on a part, takes note that it now is another, or ends the work. */
export const work = (transaction: Transaction, range: Range | Followed | null): Transaction => transaction.setMeta(KEY, { range });

function follow(transaction: Transaction, current: WorkedRange | null): WorkedRange | null {
  const told = transaction.getMeta(KEY) as { range: Range | Followed | null } | undefined;
  const { doc, mapping, docChanged } = transaction;
  if (told) {
    const range = typeof told.range === "function" ? told.range((position, side) => mapping.map(position, side)) : told.range;
    return range && { ...range, before: doc.slice(range.from, range.to), changed: false };
  }
  if (!current || !docChanged) return current;
  const from = mapping.map(current.from, 1);
  const to = Math.max(from, mapping.map(current.to, -1));
  return { ...current, from, to, changed: from === to || !doc.slice(from, to).eq(current.before) };
}

/** Marks the part that the AI works on, and keeps hold of it while the rest is edited. */
export const WorkedPart = Extension.create({
  name: "workedPart",
  addProseMirrorPlugins: () => [
    new Plugin<WorkedRange | null>({
      key: KEY,
      state: { init: () => null, apply: follow },
      props: {
        decorations: (state) => {
          const range = workedRange(state);
          return range && DecorationSet.create(state.doc, [Decoration.inline(range.from, range.to, { class: "worked-on" })]);
        },
      },
    }),
  ],
});
