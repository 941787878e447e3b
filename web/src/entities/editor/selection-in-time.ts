import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

const ACTS = ["keydown", "pointerdown", "paste", "drop"] as const;

/**
 * What a person does next is done where they have put the cursor. The browser tells of a cursor that keys have moved in a task of its own; while
 * the page is busy the keys that follow come before it, and the editor, which still has the old place, would take them there.
 */
export const SelectionInTime = Extension.create({
  name: "selectionInTime",
  addProseMirrorPlugins: () => [
    new Plugin({
      view: (view) => {
        const { ownerDocument } = view.dom;
        const tell = () => {
          if (!view.composing && view.hasFocus()) ownerDocument.dispatchEvent(new Event("selectionchange"));
        };
        // ahead of the editor's own listeners, and of a tool's
        for (const act of ACTS) ownerDocument.addEventListener(act, tell, { capture: true });
        return {
          destroy: () => {
            for (const act of ACTS) ownerDocument.removeEventListener(act, tell, { capture: true });
          },
        };
      },
    }),
  ],
});
