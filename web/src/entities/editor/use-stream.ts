import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { EditorState } from "@tiptap/pm/state";
import { useEffect, useRef } from "react";
import { parseWithNotes } from "../../ui/document/markdown-notes.ts";

/** Milliseconds between two renderings of a text that is being written. */
const STREAM_MS = 120;

/**
 * Renders a growing text at a bounded rate, and hands the finished document on when the stream is over. When nothing was written, what stood
 * there before is back. However it came, it is one step of undoing, and what could be undone before it still can be.
 */
export function useStream(editor: Editor, streaming: string | undefined, onEnd: (document: JSONContent) => void): void {
  const latest = useRef<string>(undefined);
  /** The editor that it is written into, as it was before. */
  const begun = useRef<{ editor: Editor; before: EditorState }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const begin = () => {
      // an editor that was given up before its page appeared has another in its place
      if (begun.current?.editor === editor) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      begun.current = { editor, before: editor.state };
      editor.setEditable(false, false);
    };
    const write = () => {
      timer.current = undefined;
      if (editor.isDestroyed) return;
      if (editor.markdown) editor.commands.setContent(parseWithNotes(editor.markdown, latest.current ?? ""), { emitUpdate: false });
    };
    if (streaming !== undefined) {
      begin();
      latest.current = streaming;
      timer.current ??= setTimeout(write, STREAM_MS);
      return;
    }
    if (latest.current === undefined) return;
    begin();
    clearTimeout(timer.current);
    // Streaming must not fill the undo history: restore the state before it, then insert the whole text as one step.
    if (begun.current) editor.view.updateState(begun.current.before);
    const blank = latest.current.trim() === "";
    editor.view.dispatch(closeHistory(editor.state.tr));
    if (!blank) {
      write();
      editor.view.dispatch(closeHistory(editor.state.tr));
    }
    timer.current = undefined;
    latest.current = undefined;
    begun.current = undefined;
    editor.setEditable(true, false);
    if (!blank) end.current(editor.getJSON());
  }, [editor, streaming]);

  // Strict mode runs effects twice: forget the cleared timer.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
