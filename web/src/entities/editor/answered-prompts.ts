import { Extension } from "@tiptap/core";
import { Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { isPrompt, PROMPT_MARK } from "@muhtawa/text-analysis";

/** Milliseconds after a composition until the editor has taken it in. */
const COMPOSED_MS = 50;

const isInPrompt = ({ state }: EditorView): boolean =>
  state.selection.$from.parent.isTextblock && isPrompt(state.selection.$from.parent.textContent);

/** Takes the mark from the block that the cursor is in. */
function withoutMark(tr: Transaction): Transaction {
  const { $from } = tr.selection;
  const { textContent } = $from.parent;
  if (!isPrompt(textContent)) return tr;
  const at = textContent.indexOf(PROMPT_MARK.trim());
  const end = textContent.startsWith(PROMPT_MARK, at) ? at + PROMPT_MARK.length : at + PROMPT_MARK.trimEnd().length;
  return tr.delete($from.start() + at, $from.start() + end);
}

/**
 * A prompt that a person writes into is theirs from then on: what carries its mark is left out of exports, and a sentence written after the
 * question would be left out with it.
 */
export const AnsweredPrompts = Extension.create({
  name: "answeredPrompts",
  addProseMirrorPlugins() {
    let composed = false;
    const settle = (view: EditorView) => {
      if (!composed || view.isDestroyed || view.composing) return;
      composed = false;
      if (isInPrompt(view)) view.dispatch(withoutMark(view.state.tr));
    };
    return [
      new Plugin({
        props: {
          handleTextInput: (view, from, to, text) => {
            if (!isInPrompt(view)) return false;
            // a keyboard that composes holds on to the text it is composing
            if (view.composing) {
              composed = true;
              return false;
            }
            view.dispatch(withoutMark(view.state.tr.insertText(text, from, to)).scrollIntoView());
            return true;
          },
          handlePaste: (view) => {
            if (isInPrompt(view)) view.dispatch(withoutMark(view.state.tr));
            return false;
          },
          handleDOMEvents: {
            compositionend: (view) => {
              setTimeout(() => settle(view), COMPOSED_MS);
              return false;
            },
          },
        },
      }),
    ];
  },
});
