import { Extension } from "@tiptap/core";
import { moveByStep } from "./moved-blocks.ts";

/** Moves blocks by keys. */
export const BlockMover = Extension.create({
  name: "blockMover",
  addKeyboardShortcuts() {
    const moving = (by: 1 | -1) => () => {
      const { state, view } = this.editor;
      const transaction = view.editable ? moveByStep(state, by) : undefined;
      if (transaction) view.dispatch(transaction);
      // at the text's end as well, where the keys would select
      return view.editable;
    };
    return { "Alt-Shift-ArrowUp": moving(-1), "Alt-Shift-ArrowDown": moving(1) };
  },
});
