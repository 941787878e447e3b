import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { takeTexts } from "../generation/text-target.ts";
import { type EditorAi, RewritePanel } from "./rewrite-panel.tsx";
import { SelectionBubble } from "./selection-bubble.tsx";
import type { useSelectionWork } from "./use-selection-work.ts";
import { insertBelow } from "./worked-text.ts";

interface SelectionLayerProps {
  editor: Editor;
  ai: EditorAi;
  work: ReturnType<typeof useSelectionWork>;
  /** The text as a whole is being written. */
  writing: boolean;
  /** Stands in the lowest of the bars that stick to the page's top. */
  bars: RefObject<HTMLElement | null>;
  onLink: () => void;
  children: ReactNode;
}

/** The text, and over it what the AI can do with its selected part, or is doing. */
export function SelectionLayer({ editor, ai, work: { job, begin, end }, writing, bars, onLink, children }: SelectionLayerProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const leave = (event: FocusEvent) => {
    if (!sheet.current?.contains(event.relatedTarget)) setInside(false);
  };
  useEffect(() => {
    if (!dragging) return undefined;
    const drop = () => setDragging(false);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
    return () => {
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
    };
  }, [dragging]);

  // What the AI has made elsewhere, or before a reload, is put where the cursor stands.
  useEffect(
    () =>
      writing
        ? undefined
        : takeTexts((text, generationId) => {
            insertBelow(editor, text);
            ai.onTaken?.(generationId);
          }),
    [ai, editor, writing],
  );

  return (
    <chakra.div ref={sheet} position="relative" onFocus={() => setInside(true)} onBlur={leave}>
      <div onPointerDown={() => setDragging(true)}>{children}</div>
      {!writing && !job && !dragging && (inside || menuOpen) && (
        <SelectionBubble editor={editor} sheet={sheet} bars={bars} onMenu={setMenuOpen} onChoose={begin} onLink={onLink} />
      )}
      {job && <RewritePanel key={job.id} editor={editor} sheet={sheet} ai={ai} action={job.action} onEnd={end} />}
    </chakra.div>
  );
}
