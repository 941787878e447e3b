import { Extension } from "@tiptap/core";
import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { isPrompt, PROMPT_MARK } from "@muhtawa/text-analysis";

/** Milliseconds after a composition until the editor has taken it in. */
const COMPOSED_MS = 50;

/** What stands for a thing among the words, so that places in the text stay those in the block. */
const THING = "\uFFFC";

/** The prompt in whose line a place is, and where that begins. */
function promptAt(place: ResolvedPos): { line: string; from: number } | undefined {
  const { parent, parentOffset } = place;
  if (!parent.isTextblock) return undefined;
  const text = parent.textBetween(0, parent.content.size, "", ({ type }) => (type.name === "hardBreak" ? "\n" : THING));
  const before = text.slice(0, parentOffset).lastIndexOf("\n") + 1;
  const [line = ""] = text.slice(before).split("\n", 1);
  return isPrompt(line) ? { line, from: place.start() + before } : undefined;
}

const isInPrompt = ({ state }: EditorView): boolean => promptAt(state.selection.$from) !== undefined;

/** Takes the mark from the line that the cursor is in. */
function withoutMark(tr: Transaction): Transaction {
  const prompt = promptAt(tr.selection.$from);
  if (!prompt) return tr;
  const { line, from } = prompt;
  const at = line.indexOf(PROMPT_MARK.trim());
  const end = line.startsWith(PROMPT_MARK, at) ? at + PROMPT_MARK.length : at + PROMPT_MARK.trimEnd().length;
  return tr.delete(from + at, from + end);
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
