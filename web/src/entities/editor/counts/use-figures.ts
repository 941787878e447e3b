import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { hasLongBlock } from "../long-block.ts";
import { type TextFigures, textFigures } from "./text-figures.ts";

/** Milliseconds without a change until a longer one is counted. */
const PAUSE_MS = 500;

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
