import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { type Direction, directionOfText } from "./block-direction.ts";

/** The blocks whose direction can be set by hand. */
export const DIRECTED = ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "listItem", "table"];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    autoDirection: {
      /** Sets the direction of the selected blocks; null leaves it to their text. */
      setDirection: (direction: Direction | null) => ReturnType;
    };
  }
}

/**
 * Each block finds its own direction from its text, a list and a quotation from what they hold, so that bullets and rules stand at its start.
 * The browser's `auto` can't do that: it overlooks text in an element that has a `dir` of its own. That is shown only; what is set by hand is
 * stored.
 */
export const AutoDirection = Extension.create({
  name: "autoDirection",
  addGlobalAttributes: () => [
    {
      types: DIRECTED,
      attributes: {
        dir: {
          default: null,
          keepOnSplit: true,
          parseHTML: (element: HTMLElement) => /^(?:ltr|rtl)$/.exec(element.getAttribute("dir") ?? "")?.[0] ?? null,
          renderHTML: ({ dir }) => (dir ? { dir: String(dir) } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    setDirection:
      (dir) =>
      ({ tr, state, dispatch }) => {
        const { from, to } = state.selection;
        state.doc.nodesBetween(from, to, (node, position) => {
          if (DIRECTED.includes(node.type.name) && dispatch) tr.setNodeAttribute(position, "dir", dir);
        });
        return true;
      },
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, directed(doc)) } })],
});

function directed(doc: Node): Decoration[] {
  const blocks: Decoration[] = [];
  doc.descendants((node, position) => {
    const dir = node.isBlock && !node.attrs.dir && node.type.name !== "codeBlock" ? directionOfText(node.textContent) : undefined;
    if (dir) blocks.push(Decoration.node(position, position + node.nodeSize, { dir }));
    return !node.isTextblock;
  });
  return blocks;
}
