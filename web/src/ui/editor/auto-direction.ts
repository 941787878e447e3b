import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The direction that a text begins in, by its first letter; undefined when it holds none. */
function directionOfText(text: string): "rtl" | "ltr" | undefined {
  const first = LETTER.exec(text)?.[0];
  return first === undefined ? undefined : RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/**
 * Each block finds its own direction from its text, a list and a quotation from what they hold, so that bullets and rules stand at its start.
 * The browser's `auto` can't do that: it overlooks text in an element that has a `dir` of its own. Shown only: nothing of it is stored.
 */
export const AutoDirection = Extension.create({
  name: "autoDirection",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, directed(doc)) } })],
});

function directed(doc: Node): Decoration[] {
  const blocks: Decoration[] = [];
  doc.descendants((node, position) => {
    const dir = node.isBlock && node.type.name !== "codeBlock" ? directionOfText(node.textContent) : undefined;
    if (dir) blocks.push(Decoration.node(position, position + node.nodeSize, { dir }));
    return !node.isTextblock;
  });
  return blocks;
}
