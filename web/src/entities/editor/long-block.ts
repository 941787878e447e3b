import type { Node } from "@tiptap/pm/model";

/** Letters of one block that are read at every key: a block is read as a whole whenever it changes. */
const AT_EVERY_KEY = 20_000;

/** Whether a text has a block that is too long to be read before a key is shown. */
export function hasLongBlock(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    if (node.isTextblock) found ||= node.content.size > AT_EVERY_KEY;
    return !found && !node.isTextblock;
  });
  return found;
}
