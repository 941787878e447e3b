import type { JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

const written = new WeakMap<Node, JSONContent>();

/**
 * A document as it is stored. What the editor hasn't changed since it was asked for last is the very same object again, so that a key in a
 * long text neither writes out nor compares what stands around it.
 */
export function documentOf(node: Node): JSONContent {
  const before = written.get(node);
  if (before) return before;
  const json: JSONContent =
    node.isTextblock || node.isLeaf ? node.toJSON() : { ...node.copy().toJSON(), content: node.children.map(documentOf) };
  written.set(node, json);
  return json;
}
