import { type Note, NOTE_NODE, noteOf } from "@muhtawa/text-analysis";
import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";

/** A note with where its reference stands, and the number that it has there. */
export interface PlacedNote extends Note {
  readonly position: number;
  readonly number: number;
}

const read = new WeakMap<Node, readonly PlacedNote[]>();

/** The notes of a text, in order. */
export function placedNotes(doc: Node): readonly PlacedNote[] {
  const before = read.get(doc);
  if (before) return before;
  const found: PlacedNote[] = [];
  doc.descendants((node, position) => {
    const note = noteOf({ type: node.type.name, attrs: node.attrs });
    if (note) found.push({ ...note, position, number: found.length + 1 });
  });
  read.set(doc, found);
  return found;
}

/** The note whose reference is selected. */
export const selectedNote = ({ doc, selection }: EditorState): PlacedNote | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === NOTE_NODE
    ? placedNotes(doc).find(({ position }) => position === selection.from)
    : undefined;

/** Whether a note can be referred to where the selection ends. */
export function canRefer({ selection, schema }: EditorState): boolean {
  const { $to } = selection;
  const type = schema.nodes[NOTE_NODE];
  return type !== undefined && $to.parent.isTextblock && $to.parent.canReplaceWith($to.index(), $to.index(), type);
}

/** Selects the reference to a note, in sight. */
export const goToNote = ({ state, view }: Editor, { position }: PlacedNote): void =>
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView());

/** As a step of undoing: writes the selected note, or refers to a new one right behind the words that the selection ends in. */
export function writeNote({ state, view, schema }: Editor, { text, href }: Note): void {
  const transaction = closeHistory(state.tr);
  const attributes = { note: text, href: href ?? null };
  const selected = selectedNote(state);
  if (selected) {
    transaction.setNodeMarkup(selected.position, undefined, attributes);
  } else {
    if (!canRefer(state)) return;
    const { $to } = state.selection;
    const before = $to.parent.textBetween(0, $to.parentOffset, "\uFFFC", "\uFFFC");
    const node = schema.nodes[NOTE_NODE]?.create(attributes);
    if (node) transaction.insert($to.pos - (before.length - before.trimEnd().length), node);
    transaction.setSelection(TextSelection.create(transaction.doc, transaction.mapping.map($to.pos)));
  }
  view.dispatch(transaction.scrollIntoView());
  view.focus();
}

/** Takes the selected note away. */
export function removeNote({ state, view }: Editor): void {
  if (selectedNote(state)) view.dispatch(closeHistory(state.tr).deleteSelection());
  view.focus();
}
