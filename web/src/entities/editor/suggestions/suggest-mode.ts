import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { randomId } from "../../../lib/random-id.ts";
import { type Decision, settle } from "./settle.ts";
import { canSuggestIn, isJoinable, suggestJoin, textblocksIn } from "./suggested-deletion.ts";
import { suggestedBreak } from "./suggested-insertion.ts";
import { suggestedTransaction } from "./suggested-transaction.ts";
import { attributesOf, goingOn, type Suggester, suggestionOn } from "./suggester.ts";
import { type Suggestion, suggestionsIn } from "./suggestions-in.ts";

interface SuggestState {
  /** The name of who suggests; null while changes are made at once. */
  readonly author: string | null;
  /** The suggestion whose card is shown, and whether it was gone to, so that the card is given the focus. */
  readonly current: { readonly id: string; readonly goTo: boolean } | null;
}

const KEY = new PluginKey<SuggestState>("suggestions");
/** On a change that isn't to be suggested itself. */
const AS_IS = "suggestions-as-is";

export const suggestState = (state: EditorState): SuggestState => KEY.getState(state) ?? { author: null, current: null };

const tell = (transaction: Transaction, told: Partial<SuggestState>) => transaction.setMeta(KEY, told).setMeta("addToHistory", false);

/** From now on changes are suggested in somebody's name; null makes them at once. */
export const suggestAs = (view: EditorView, author: string | null): void => view.dispatch(tell(view.state.tr, { author }));

export const showSuggestion = (view: EditorView, current: SuggestState["current"]): void => view.dispatch(tell(view.state.tr, { current }));

/** On a change that is the AI's, whoever has asked for it. */
const AS_AI = "suggestions-as-ai";

/** A change with words of the AI's: while changes are suggested, it is suggested as the AI's. */
export const asAi = (transaction: Transaction): Transaction => transaction.setMeta(AS_AI, true);

/** A change that is made at once, also while changes are suggested. */
export const asIs = (transaction: Transaction): Transaction => transaction.setMeta(AS_IS, true);

export const newSuggestion = (author: string, by: Suggester["by"]): Suggester => ({
  id: randomId(),
  author,
  by,
  at: new Date().toISOString(),
});

/** With a change: shows the card of a suggestion that it makes. */
export const showInstead = (transaction: Transaction, id: string): Transaction =>
  transaction.setMeta(KEY, { current: { id, goTo: false } });

/** Accepts or rejects one suggestion, or all, as one step of undoing. Returns how many there were. */
export function decide(view: EditorView, decision: Decision, id?: string): number {
  const count = suggestionsIn(view.state.doc).filter(({ attributes }) => id === undefined || attributes.id === id).length;
  if (count === 0) return 0;
  const transaction = settle(closeHistory(view.state.tr), decision, (attributes) => id === undefined || attributes.id === id);
  view.dispatch(asIs(transaction.setMeta(KEY, { current: null })));
  return count;
}

/** To the next suggestion, or the one before, round the ends of the text; whether there is one. */
export function walkSuggestions(view: EditorView, step: 1 | -1): boolean {
  const all = suggestionsIn(view.state.doc);
  const { current } = suggestState(view.state);
  const here = all.findIndex(({ attributes }) => attributes.id === current?.id);
  const cursor = view.state.selection.head;
  const ahead = step > 0 ? all.findIndex(({ to }) => to > cursor) : all.findLastIndex(({ from }) => from < cursor);
  const at = here >= 0 ? (here + step + all.length) % all.length : ahead >= 0 ? ahead : step > 0 ? 0 : all.length - 1;
  const next = all[at];
  if (!next) return false;
  const { tr } = view.state;
  tr.setSelection(TextSelection.near(tr.doc.resolve(next.to), -1)).scrollIntoView();
  view.dispatch(tell(tr, { current: { id: next.attributes.id, goTo: true } }));
  return true;
}

/** The suggestion whose card is shown. */
export function currentSuggestion(state: EditorState): (Suggestion & { goTo: boolean }) | null {
  const { current } = suggestState(state);
  const found = current && suggestionsIn(state.doc).find(({ attributes }) => attributes.id === current.id);
  return found ? { ...found, goTo: current.goTo } : null;
}

const isSuggestible = (transaction: Transaction) =>
  transaction.docChanged && !transaction.getMeta(AS_IS) && !transaction.getMeta("history$") && !transaction.getMeta("preventUpdate");

/** What is typed within words that are to go isn't to go with them. */
function keepTyped(transactions: readonly Transaction[], state: EditorState): Transaction | null {
  const { deletion } = state.schema.marks;
  if (!deletion || suggestState(state).author !== null || !transactions.some(isSuggestible)) return null;
  const { tr } = state;
  for (const [index, transaction] of transactions.entries()) {
    if (!isSuggestible(transaction)) continue;
    transaction.steps.forEach((step, at) => {
      step.getMap().forEach((from, to, start, end) => {
        if (end - start <= to - from) return;
        const later = [transaction.mapping.slice(at + 1), ...transactions.slice(index + 1).map(({ mapping }) => mapping)];
        const map = (position: number, side: number) => later.reduce((place, mapping) => mapping.map(place, side), position);
        tr.removeMark(map(start, -1), map(end, 1), deletion);
      });
    });
  }
  return tr.docChanged ? tr : null;
}

/** A paragraph's end at the cursor; not in code, and not in an empty block, where Enter means another thing. */
function breakHere(view: EditorView, author: string): boolean {
  const { selection, schema } = view.state;
  const { $from, empty } = selection;
  if (!$from.parent.isTextblock || !canSuggestIn($from.parent) || $from.parent.content.size === 0) return false;
  if (!empty) view.dispatch(view.state.tr.deleteSelection());
  const at = view.state.selection.from;
  const by = goingOn(view.state.doc, at, at, newSuggestion(author, "PERSON"));
  const node = suggestedBreak(schema, by);
  if (!node) return false;
  view.dispatch(asIs(view.state.tr.insert(at, node)).scrollIntoView());
  return true;
}

/** At a block's beginning, Backspace suggests that it goes on in the line before. */
function joinBefore(view: EditorView, author: string): boolean {
  const { $from, empty } = view.state.selection;
  if (!empty || $from.parentOffset > 0 || !$from.parent.isTextblock || $from.parent.content.size === 0) return false;
  const before = textblocksIn(view.state.doc, 0, $from.before()).at(-1);
  if (!before || !canSuggestIn(before.node) || !canSuggestIn($from.parent)) return false;
  if (!isJoinable(view.state.doc, before.end, $from.pos)) return false;
  return joinAfter(view, author, before.start, before.end, true);
}

/** At a block's end, Delete does the same with the one that follows. */
function joinNext(view: EditorView, author: string): boolean {
  const { $from, empty } = view.state.selection;
  if (!empty || !$from.parent.isTextblock || !canSuggestIn($from.parent)) return false;
  const last = suggestionOn($from.nodeAfter);
  const isBeforeMark = last?.type.name === "deletion" && attributesOf(last).part === "break";
  if ($from.parentOffset < $from.parent.content.size && !isBeforeMark) return false;
  const next = textblocksIn(view.state.doc, $from.after(), view.state.doc.content.size).find(({ start }) => start > $from.pos);
  if (!next || !canSuggestIn(next.node) || !isJoinable(view.state.doc, $from.end(), next.start)) return false;
  return joinAfter(view, author, $from.start(), $from.end(), false);
}

function joinAfter(view: EditorView, author: string, start: number, end: number, backwards: boolean): boolean {
  const { tr } = view.state;
  suggestJoin(tr, start, end, goingOn(tr.doc, end, end, newSuggestion(author, "PERSON")));
  const after = textblocksIn(tr.doc, tr.mapping.map(end), tr.doc.content.size).find((block) => block.start > tr.mapping.map(end));
  const last = suggestionOn(tr.doc.resolve(tr.mapping.map(end)).nodeBefore);
  const mark = last && attributesOf(last).part === "break" ? tr.mapping.map(end) - 1 : end;
  tr.setSelection(TextSelection.create(tr.doc, backwards ? mark : (after?.start ?? mark)));
  view.dispatch(asIs(tr).scrollIntoView());
  return true;
}

/** The suggestion's places stand out while its card is shown. */
function shown(state: EditorState): DecorationSet | null {
  const { current } = suggestState(state);
  if (!current) return null;
  const places: Decoration[] = [];
  state.doc.descendants((node: Node, at) => {
    const mark = suggestionOn(node);
    if (mark && attributesOf(mark).id === current.id)
      places.push(Decoration.inline(at, at + node.nodeSize, { class: "suggestion-current" }));
  });
  return DecorationSet.create(state.doc, places);
}

/** The suggestion at a place, for a click. */
function suggestionAt(doc: Node, position: number): string | undefined {
  const $at = doc.resolve(position);
  const mark = suggestionOn($at.nodeBefore) ?? suggestionOn($at.nodeAfter);
  return mark && attributesOf(mark).id;
}

function apply(transaction: Transaction, before: SuggestState): SuggestState {
  const told = transaction.getMeta(KEY) as Partial<SuggestState> | undefined;
  const current = transaction.docChanged || transaction.selectionSet ? null : before.current;
  return { author: before.author, current, ...told };
}

/** While somebody suggests, what is typed, deleted and pasted is marked in the text, and accepted or rejected later. */
export const SuggestMode = Extension.create({
  name: "suggestMode",
  // Its keys come before those of the blocks.
  priority: 1_000,
  dispatchTransaction({ transaction, next }) {
    const { state } = this.editor;
    const { author } = suggestState(state);
    if (author === null || !isSuggestible(transaction)) return next(transaction);
    const by = transaction.getMeta(AS_AI) ? newSuggestion("", "AI") : newSuggestion(author, "PERSON");
    return next(suggestedTransaction(state, transaction, by));
  },
  addKeyboardShortcuts() {
    const suggesting = (act: (view: EditorView, author: string) => boolean) => () => {
      const { author } = suggestState(this.editor.state);
      return author !== null && act(this.editor.view, author);
    };
    return { Enter: suggesting(breakHere), Backspace: suggesting(joinBefore), Delete: suggesting(joinNext) };
  },
  addProseMirrorPlugins: () => [
    new Plugin<SuggestState>({
      key: KEY,
      state: { init: () => ({ author: null, current: null }), apply },
      appendTransaction: (transactions, _, state) => keepTyped(transactions, state),
      props: {
        decorations: shown,
        handleClick: (view, position) => {
          const id = suggestionAt(view.state.doc, position);
          if (id || suggestState(view.state).current) showSuggestion(view, id ? { id, goTo: false } : null);
          return false;
        },
      },
    }),
  ],
});
