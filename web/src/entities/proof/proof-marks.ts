import type { Finding } from "@muhtawa/text-analysis";
import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { Range } from "../../ui/document/worked-range.ts";
import { BlockFindings } from "./block-findings.ts";
import type { Proofreader } from "./use-company-proof.ts";

/** A finding where it stands in the document. */
export interface Mark extends Range {
  readonly finding: Finding;
  /** What was written there when it was found. */
  readonly text: string;
}

export interface Current extends Mark {
  /** Gone to by a key or a button, so that its card is given the focus. */
  readonly goTo: boolean;
}

/** What of a text was looked at: nothing yet, all of it, or nothing as there was no way to. */
export type ProofProgress = "begun" | "done" | "failed";

interface ProofState {
  readonly marks: DecorationSet;
  readonly current: Current | null;
  /** Places where the person wants to be told nothing. */
  readonly ignored: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  readonly progress: ProofProgress;
  /** Whether more was found than is marked. */
  readonly more: boolean;
  readonly proofread: Proofreader | undefined;
  /** The last change was one of the text: what ends at the cursor may not be finished. */
  readonly typed: boolean;
}

type Told =
  | { readonly found: readonly Mark[]; readonly progress: ProofProgress }
  | { readonly current: Current | null }
  | { readonly ignore: Mark }
  | { readonly proofread: Proofreader | undefined };

const KEY = new PluginKey<ProofState>("proof");
const NOTHING: ProofState = {
  marks: DecorationSet.empty,
  current: null,
  ignored: [],
  progress: "begun",
  more: false,
  proofread: undefined,
  typed: false,
};
/** Milliseconds without a change until the changed blocks are looked at. */
const PAUSE_MS = 300;
/** Milliseconds until they are tried again after that failed, unless the text changes before. */
const AGAIN_MS = 10_000;
/** Marks of one document: more are of a text that isn't in the language it is taken for. */
const MOST_MARKS = 1_000;

const stateOf = (state: EditorState): ProofState => KEY.getState(state) ?? NOTHING;
const tell = (transaction: Transaction, told: Told) => transaction.setMeta(KEY, told).setMeta("addToHistory", false);
const asMark = ({ from, to, spec }: Decoration): Mark => ({ from, to, finding: spec.finding as Finding, text: String(spec.text) });

/** The findings in a document, in its order. */
export const marksIn = (state: EditorState): Mark[] =>
  stateOf(state)
    .marks.find()
    .map(asMark)
    .toSorted((a, b) => a.from - b.from);

/** The finding whose card is shown. */
export const currentMark = (state: EditorState): Current | null => stateOf(state).current;
export const isMoreThanMarked = (state: EditorState): boolean => stateOf(state).more;
export const proofProgress = (state: EditorState): ProofProgress => stateOf(state).progress;

/** From now on the text is proofread so; undefined proofreads nothing. */
export const proofreadBy = (view: EditorView, proofread: Proofreader | undefined): void =>
  view.dispatch(tell(view.state.tr, { proofread }));

export const showMark = (view: EditorView, current: Current | null): void => view.dispatch(tell(view.state.tr, { current }));
export const ignoreMark = (view: EditorView, mark: Mark): void => view.dispatch(tell(view.state.tr, { ignore: mark }));

/** Puts the cursor behind the next finding, or the one before, and shows its card. Returns whether there is one. */
export function goToMark(view: EditorView, step: 1 | -1): boolean {
  const marks = marksIn(view.state);
  const current = currentMark(view.state);
  const cursor = view.state.selection.head;
  const next =
    step > 0
      ? (marks.find(({ from, to }) => (current?.goTo ? from >= current.to : to > cursor)) ?? marks[0])
      : (marks.findLast(({ to }) => (current?.goTo ? to <= current.from : to < cursor)) ?? marks.at(-1));
  if (!next) return false;
  const { tr } = view.state;
  tr.setSelection(TextSelection.create(tr.doc, next.to)).scrollIntoView();
  view.dispatch(tell(tr, { current: { ...next, goTo: true } }));
  return true;
}

/** Writes a suggestion in place of what was found: one step of undoing, and the only thing here that changes the text. */
export function takeSuggestion(view: EditorView, { from, to }: Range, suggestion: string): void {
  const { tr } = view.state;
  if (suggestion === "") tr.delete(from, to);
  else tr.insertText(suggestion, from, to);
  tr.setSelection(TextSelection.create(tr.doc, from + suggestion.length)).scrollIntoView();
  view.dispatch(tr);
}

const decorate = (doc: Node, marks: readonly Mark[]): DecorationSet =>
  DecorationSet.create(
    doc,
    marks.map(({ from, to, finding, text }) =>
      Decoration.inline(from, to, { class: `proof proof-${finding.severity.toLowerCase()}` }, { finding, text }),
    ),
  );

const isStill = (doc: Node, { from, to, text }: Pick<Mark, "from" | "to" | "text">): boolean =>
  to <= doc.content.size && from < to && doc.textBetween(from, to, "\n", "\uFFFC") === text;

/** Findings go along with what is edited before them, and go when what they are about is changed. Only what was changed is read. */
function follow(state: ProofState, transaction: Transaction): ProofState {
  const { mapping, doc } = transaction;
  const changed = transaction.changedRange() ?? { from: 0, to: 0 };
  const marks = state.marks.map(mapping, doc);
  const gone = marks.find(changed.from, changed.to).filter((mark) => !isStill(doc, asMark(mark)));
  const ignored = state.ignored
    .map(({ from, to, text }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1), text }))
    .filter((place) => place.to < changed.from || place.from > changed.to || isStill(doc, place));
  return { ...state, marks: marks.remove(gone), ignored, current: null, typed: true };
}

function apply(transaction: Transaction, before: ProofState): ProofState {
  const { doc, docChanged, selectionSet } = transaction;
  const told = transaction.getMeta(KEY) as Told | undefined;
  const state = docChanged ? follow(before, transaction) : selectionSet ? { ...before, typed: false, current: null } : before;
  if (!told) return state;
  if ("current" in told) return { ...state, current: told.current };
  if ("proofread" in told) return told.proofread ? { ...state, proofread: told.proofread } : { ...NOTHING, ignored: state.ignored };
  if ("ignore" in told) {
    const { from, to, text } = told.ignore;
    const gone = state.marks.find(from, to).filter((mark) => mark.from === from && mark.to === to);
    return { ...state, ignored: [...state.ignored, { from, to, text }], marks: state.marks.remove(gone), current: null };
  }
  const wanted = told.found.filter((mark) => !state.ignored.some(({ from, to }) => from === mark.from && to === mark.to));
  const isThere = wanted.some(({ from, to }) => from === state.current?.from && to === state.current.to);
  const marks = decorate(doc, wanted.slice(0, MOST_MARKS));
  return { ...state, marks, more: wanted.length > MOST_MARKS, progress: told.progress, current: isThere ? state.current : null };
}

/** What is shown: not what is being typed just now, and the one whose card is open stands out. */
function shown(state: EditorState): DecorationSet {
  const { marks, current, typed } = stateOf(state);
  const { selection, doc } = state;
  const unfinished = typed && selection.empty ? marks.find(selection.head, selection.head).filter(({ to }) => to === selection.head) : [];
  const seen = unfinished.length > 0 ? marks.remove(unfinished) : marks;
  return current ? seen.add(doc, [Decoration.inline(current.from, current.to, { class: "proof-current" })]) : seen;
}

/** Looks at what has changed once nothing has changed for a moment; one question at a time. */
class Proofreading {
  readonly #view: EditorView;
  readonly #blocks = new BlockFindings();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #gone = false;

  constructor(view: EditorView) {
    this.#view = view;
  }

  update(_: EditorView, before: EditorState): void {
    const { state, editable } = this.#view;
    const { proofread } = stateOf(state);
    if (proofread !== stateOf(before).proofread) this.#blocks.forget();
    if (!proofread || !editable) return;
    const isChanged = state.doc !== before.doc || proofread !== stateOf(before).proofread;
    if (isChanged || (this.#timer === undefined && !this.#asking && !this.#blocks.knows(state.doc))) this.#wait(PAUSE_MS);
  }

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#look();
    }, milliseconds);
  }

  async #look(): Promise<void> {
    if (this.#asking) return;
    if (this.#view.composing) return this.#wait(PAUSE_MS);
    this.#asking = true;
    let progress: ProofProgress = "done";
    try {
      while (await this.#learn());
    } catch {
      progress = "failed";
    }
    this.#asking = false;
    const { state } = this.#view;
    if (this.#gone || !stateOf(state).proofread) return;
    if (progress === "failed" && this.#timer === undefined) this.#wait(AGAIN_MS);
    this.#view.dispatch(tell(state.tr, { found: this.#blocks.marksIn(state.doc), progress }));
  }

  /** Asks the proofreader of the moment, which may be another one at each turn. */
  async #learn(): Promise<boolean> {
    const { state } = this.#view;
    const { proofread } = stateOf(state);
    return !this.#gone && proofread !== undefined && this.#blocks.learn(state.doc, proofread);
  }
}

/** Underlines what is found in a text by its severity. The text itself is never changed but by a suggestion that is taken. */
export const ProofMarks = Extension.create({
  name: "proofMarks",
  addProseMirrorPlugins: () => [
    new Plugin<ProofState>({
      key: KEY,
      state: { init: () => NOTHING, apply },
      view: (view) => new Proofreading(view),
      props: {
        decorations: shown,
        handleClick: (view, position) => {
          const mark = marksIn(view.state).find(({ from, to }) => from <= position && position <= to);
          if (mark || currentMark(view.state)) showMark(view, mark ? { ...mark, goTo: false } : null);
          return false;
        },
      },
    }),
  ],
});
