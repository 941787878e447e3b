import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { asAi } from "../editor/suggestions/suggest-mode.ts";
import { placesOfPassages } from "./places-of-passages.ts";
import { type ScoredEditor, writeIn } from "./text-bridge.ts";

interface Evidence {
  readonly passages: readonly string[];
  readonly marks: DecorationSet;
  /** Somebody was led there: what is written next ends it. */
  readonly goThere: boolean;
}

const KEY = new PluginKey<Evidence>("scoreEvidence");
/** Milliseconds without a change until a changed text is searched for its passages again: that reads the whole of it. */
const PAUSE_MS = 300;
const NOTHING: Evidence = { passages: [], marks: DecorationSet.empty, goThere: false };

const tell = (transaction: Transaction, told: Omit<Evidence, "marks">) => transaction.setMeta(KEY, told).setMeta("addToHistory", false);

const evidenceIn = (doc: Node, passages: readonly string[], goThere: boolean): Evidence => ({
  passages,
  goThere,
  marks: DecorationSet.create(
    doc,
    placesOfPassages(doc, passages).map(({ from, to }) => Decoration.inline(from, to, { class: "score-evidence" })),
  ),
});

/** Where the blocks of a part begin and end; undefined where others stand there by now. */
function rangeOf({ doc, schema }: EditorState, from: number, blocks: readonly object[]): { from: number; to: number } | undefined {
  if (from + blocks.length > doc.childCount) return undefined;
  let start = 0;
  for (let at = 0; at < from; at++) start += doc.child(at).nodeSize;
  let end = start;
  for (const [at, block] of blocks.entries()) {
    const there = doc.child(from + at);
    if (!schema.nodeFromJSON(block).eq(there)) return undefined;
    end += there.nodeSize;
  }
  return { from: start, to: end };
}

const scoredEditor = (view: EditorView): ScoredEditor => ({
  mark: (passages, goThere) => {
    const { state } = view;
    if (passages.length === 0 && (KEY.getState(state)?.passages.length ?? 0) === 0) return;
    view.dispatch(tell(state.tr, { passages, goThere }));
    if (goThere) view.dom.querySelector(".score-evidence")?.scrollIntoView({ block: "center" });
  },
  replace: ({ from, blocks }, others) => {
    const { state } = view;
    const range = view.editable ? rangeOf(state, from, blocks) : undefined;
    if (!range) return false;
    const transaction = closeHistory(state.tr);
    transaction.replaceWith(range.from, range.to, Fragment.from(others.map((block) => state.schema.nodeFromJSON(block))));
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(range.from + 1)));
    view.dispatch(asAi(transaction).scrollIntoView());
    return true;
  },
});

/** Shows in the text what a check of its score rests on, and takes in what mends one: a step of undoing. */
export const EvidenceMarks = Extension.create({
  name: "evidenceMarks",
  addProseMirrorPlugins: () => [
    new Plugin<Evidence>({
      key: KEY,
      state: {
        init: () => NOTHING,
        apply: (transaction, before) => {
          const { doc, docChanged, mapping } = transaction;
          const told = transaction.getMeta(KEY) as Omit<Evidence, "marks"> | undefined;
          if (told) return evidenceIn(doc, told.passages, told.goThere);
          if (!docChanged || before.passages.length === 0) return before;
          return before.goThere ? NOTHING : { ...before, marks: before.marks.map(mapping, doc) };
        },
      },
      view: (view) => {
        const leave = writeIn(scoredEditor(view));
        let pause: ReturnType<typeof setTimeout> | undefined;
        const search = () => {
          const { passages = [] } = KEY.getState(view.state) ?? {};
          if (passages.length > 0) view.dispatch(tell(view.state.tr, { passages, goThere: false }));
        };
        return {
          update: (_, before) => {
            const { passages, goThere } = KEY.getState(view.state) ?? NOTHING;
            if (view.state.doc === before.doc || passages.length === 0 || goThere) return;
            clearTimeout(pause);
            pause = setTimeout(search, PAUSE_MS);
          },
          destroy: () => {
            clearTimeout(pause);
            leave();
          },
        };
      },
      props: { decorations: (state) => KEY.getState(state)?.marks },
    }),
  ],
});
