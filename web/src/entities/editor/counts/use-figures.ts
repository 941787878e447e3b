import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { type TextFigures, textFigures } from "./text-figures.ts";

/** Letters of one block that are counted at every key: a block is counted as a whole whenever it changes. */
const AT_EVERY_KEY = 20_000;
/** Milliseconds without a change until a longer one is counted. */
const PAUSE_MS = 500;

function hasLongBlock(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    if (node.isTextblock) found ||= node.content.size > AT_EVERY_KEY;
    return !found && !node.isTextblock;
  });
  return found;
}

/** How much is written; with a very long block as of the last pause. */
export function useFigures(editor: Editor): TextFigures {
  const doc = useEditorState({ editor, selector: ({ editor: { state } }) => state.doc, equalityFn: Object.is });
  const isLong = hasLongBlock(doc);
  const counted = useRef<TextFigures>(undefined);
  const [, setPauses] = useState(0);
  useEffect(() => {
    if (!isLong) return undefined;
    const pause = setTimeout(() => {
      counted.current = textFigures(doc);
      setPauses((count) => count + 1);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [doc, isLong]);
  if (!isLong || !counted.current) counted.current = textFigures(doc);
  return counted.current;
}
