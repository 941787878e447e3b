import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { EditorState } from "@tiptap/pm/state";
import { useEffect, useRef } from "react";

/** Milliseconds between two renderings of a text that is being written. */
const STREAM_MS = 120;

/**
 * Renders a growing text at a bounded rate, and hands the finished document on when the stream is over. When nothing was written, what stood
 * there before is back. However it came, it is one step of undoing, and what could be undone before it still can be.
 */
export function useStream(editor: Editor, streaming: string | undefined, onEnd: (document: JSONContent) => void): void {
  const latest = useRef<string>(undefined);
  const before = useRef<EditorState>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const write = () => {
      timer.current = undefined;
      editor.commands.setContent(latest.current ?? "", { contentType: "markdown", emitUpdate: false });
    };
    if (streaming !== undefined) {
      if (latest.current === undefined) {
        before.current = editor.state;
        editor.setEditable(false, false);
      }
      latest.current = streaming;
      timer.current ??= setTimeout(write, STREAM_MS);
      return;
    }
    if (latest.current === undefined) return;
    clearTimeout(timer.current);
    // Streaming must not fill the undo history: restore the state before it, then insert the whole text as one step.
    if (before.current) editor.view.updateState(before.current);
    const blank = latest.current.trim() === "";
    editor.view.dispatch(closeHistory(editor.state.tr));
    if (!blank) {
      write();
      editor.view.dispatch(closeHistory(editor.state.tr));
    }
    timer.current = undefined;
    latest.current = undefined;
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
