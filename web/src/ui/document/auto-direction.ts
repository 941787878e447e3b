import { Extension } from "@tiptap/core";
import { TableView } from "@tiptap/extension-table";
import { DOMSerializer, type Node, type NodeType } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { NodeView, NodeViewConstructor } from "@tiptap/pm/view";
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

/** The direction that a block begins in, by the first letter it holds. */
function directionOf(node: Node): Direction | undefined {
  if (node.isText) return directionOfText(node.text ?? "");
  for (const child of node.children) {
    const direction = directionOf(child);
    if (direction) return direction;
  }
  return undefined;
}

function direct(element: HTMLElement, node: Node): void {
  if (node.attrs.dir) return;
  const direction = directionOf(node);
  if (direction) element.setAttribute("dir", direction);
  else element.removeAttribute("dir");
}

const directed: NodeViewConstructor = (first) => {
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, first.type.spec.toDOM?.(first) ?? ["div", 0]);
  const element = dom as HTMLElement;
  direct(element, first);
  const view: NodeView = {
    dom,
    contentDOM: contentDOM ?? null,
    update: (node) => {
      if (!node.sameMarkup(first)) return false;
      direct(element, node);
      return true;
    },
  };
  return view;
};

/** A table that stands in the direction of what it holds. */
export class DirectedTable extends TableView {
  constructor(...given: ConstructorParameters<typeof TableView>) {
    super(...given);
    direct(this.dom, this.node);
  }

  override update(node: Node): boolean {
    const updated = super.update(node);
    if (updated) direct(this.dom, node);
    return updated;
  }
}

const isDirected = ({ name, isBlock, isLeaf, spec }: NodeType) =>
  isBlock && !isLeaf && !spec.code && spec.toDOM !== undefined && name !== "table";

/**
 * Each block finds its own direction from its text, a list and a quotation from what they hold, so that bullets and rules stand at its start.
 * The browser's `auto` can't do that: it overlooks text in an element that has a `dir` of its own. That is shown only; what is set by hand is
 * stored. Each block has a view for it, since a decoration for each costs the square of their number at every key.
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
  addProseMirrorPlugins() {
    const types = Object.values(this.editor.schema.nodes).filter(isDirected);
    return [new Plugin({ props: { nodeViews: Object.fromEntries(types.map(({ name }) => [name, directed])) } })];
  },
});
