import { blockWords, paragraphKey } from "@muhtawa/text-analysis/twins";
import { type Editor, Extension, type JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { asIs, newSuggestion } from "../suggestions/suggest-mode.ts";
import { suggestCells, suggestElsewhere } from "../suggestions/suggest-worked.ts";
import { textblocksIn } from "../suggestions/suggested-deletion.ts";
import { insertedBlocks } from "../suggestions/suggested-insertion.ts";
import { type BlockPlace, type WrittenBlocks, writeBlocks } from "./paragraph-bridge.ts";

/** Where a block begins; undefined where there is none. */
function startOf(doc: Node, at: number): number | undefined {
  if (at < 0 || at >= doc.childCount) return undefined;
  let start = 0;
  for (let before = 0; before < at; before++) start += doc.child(before).nodeSize;
  return start;
}

function placeOf(doc: Node, { at, key }: BlockPlace): { from: number; to: number } | undefined {
  const from = startOf(doc, at);
  if (from === undefined || paragraphKey(blockWords(doc.child(at).toJSON() as JSONContent)) !== key) return undefined;
  return { from, to: from + doc.child(at).nodeSize };
}

const fragmentOf = ({ schema }: Editor, blocks: readonly JSONContent[]) => Fragment.from(blocks.map((block) => schema.nodeFromJSON(block)));

const blocksOf = (editor: Editor): WrittenBlocks => ({
  goTo: (at) => {
    const { state, view } = editor;
    const start = startOf(state.doc, at);
    if (start === undefined) return;
    view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(start + 1))));
    view.focus();
    const place = view.nodeDOM(start);
    if (place instanceof HTMLElement) place.scrollIntoView({ block: "center" });
  },
  suggestInstead: (place, blocks) => {
    const { state, view } = editor;
    const range = view.editable ? placeOf(state.doc, place) : undefined;
    const lines = range ? textblocksIn(state.doc, range.from, range.to) : [];
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return false;
    const content = fragmentOf(editor, blocks);
    if (range && !suggestCells(editor, range.from, content)) suggestElsewhere(editor, { from: first.start, to: last.end }, content);
    return true;
  },
  suggestAfter: (place, blocks) => {
    const { state, view } = editor;
    const at = place ? placeOf(state.doc, place)?.to : 0;
    if (!view.editable || at === undefined) return false;
    view.dispatch(asIs(closeHistory(state.tr).insert(at, insertedBlocks(fragmentOf(editor, blocks), newSuggestion("", "AI")))));
    return true;
  },
});

/** Lets what stands beside a text lead to its blocks, and suggest others. */
export const ParagraphWork = Extension.create({
  name: "paragraphWork",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [new Plugin({ view: () => ({ destroy: writeBlocks(blocksOf(editor)) }) })];
  },
});
