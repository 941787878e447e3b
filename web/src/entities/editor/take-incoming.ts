import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Selection } from "@tiptap/pm/state";

/** A document that goes into the text, and where. */
export interface Incoming {
  readonly document: JSONContent;
  readonly place: "after" | "instead";
}

/** Takes a document into the text as the person's own change, in one step of undoing. */
export function takeIncoming({ view, schema }: Editor, { document, place }: Incoming): void {
  // nothing is written over what was selected: suggested, that would be its words alone
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  const { state } = view;
  const { doc } = state;
  const { content } = schema.nodeFromJSON(document);
  const { lastChild } = doc;
  // the line below the text that waits to be written in
  const left = lastChild?.type === schema.nodes.paragraph && lastChild?.content.size === 0 ? lastChild.nodeSize : 0;
  const from = place === "instead" ? 0 : doc.content.size - left;
  const transaction = closeHistory(state.tr).replaceWith(from, doc.content.size, content);
  view.dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(from))).scrollIntoView());
  view.dispatch(closeHistory(view.state.tr));
}
