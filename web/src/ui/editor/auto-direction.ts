import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Each block finds its own direction from its text. Shown only: nothing of it is stored with the document. */
export const AutoDirection = Extension.create({
  name: "autoDirection",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const blocks: Decoration[] = [];
          doc.descendants((node, position) => {
            if (node.isBlock && node.type.name !== "codeBlock")
              blocks.push(Decoration.node(position, position + node.nodeSize, { dir: "auto" }));
            return !node.isTextblock;
          });
          return DecorationSet.create(doc, blocks);
        },
      },
    }),
  ],
});
