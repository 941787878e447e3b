import type { Editor, JSONContent } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cleanPaste } from "./clean-paste.ts";
import { EditorSurface } from "./editor-surface.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { editorExtensions } from "./extensions.ts";
import { ImageForm } from "./image-form.tsx";
import { LinkForm } from "./link-form.tsx";
import type { EditorAi } from "./rewrite-panel.tsx";
import { SelectionLayer } from "./selection-layer.tsx";
import { useSelectionWork } from "./use-selection-work.ts";
import { workedRange } from "./worked-range.ts";

/** Milliseconds after the last key press until a change is handed on. */
const DEBOUNCE_MS = 300;
/** Milliseconds between two renderings of a text that is being written. */
const STREAM_MS = 120;

export interface RichTextEditorProps {
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  /** The document to begin with; a later change of it replaces what is there. */
  document: JSONContent | null;
  /** Markdown that is being written just now: shown as it grows, and not editable meanwhile. */
  streaming?: string | undefined;
  /** The document and its Markdown, 300 ms after the last change by the person, and once when a stream has ended. */
  onChange: (document: JSONContent, origin: "person" | "stream") => void;
  /** Lets the AI work on selected parts. */
  ai?: EditorAi;
  /** Stands above the text, on the same sheet. */
  children?: ReactNode;
}

/** A rich-text editor with its toolbar. Import it lazily: it is the largest part of the application. */
export function RichTextEditor({ label, placeholder = "", document, streaming, onChange, ai, children }: RichTextEditorProps) {
  const { t } = useTranslation("editor");
  const [asking, setAsking] = useState<{ for: "link" } | { for: "image"; file?: File }>();
  const askAi = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const change = useRef(onChange);
  change.current = onChange;
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handOn = (current: Editor) => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current);
    pending.current = undefined;
    change.current(current.getJSON(), "person");
  };

  /** A picture that is pasted or dropped is asked what it shows. Word processors add a picture of the text to it: the text counts. */
  const askForPicture = (files: FileList | undefined, html = ""): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file || /<(?:p|span|td|li|h\d)\b/i.test(html)) return false;
    setAsking({ for: "image", file });
    return true;
  };

  const editor = useEditor({
    extensions: editorExtensions(placeholder),
    content: document,
    immediatelyRender: true,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      // What comes from the editor itself is clean already, and knows more.
      transformPastedHTML: (html) => (html.includes("data-pm-slice") ? html : cleanPaste(html)),
      handlePaste: (_, { clipboardData }) => askForPicture(clipboardData?.files, clipboardData?.getData("text/html")),
      // By the key's place: on an Arabic keyboard it gives another letter.
      handleKeyDown: (_, { code, ctrlKey, metaKey, shiftKey, altKey }) => {
        if (code !== "KeyJ" || !(ctrlKey || metaKey) || shiftKey || altKey || !askAi.current) return false;
        byKey.current = true;
        askAi.current.click();
        return true;
      },
      handleDrop: (_, { dataTransfer }, __, moved) => !moved && askForPicture(dataTransfer?.files),
    },
    onUpdate: ({ editor: current }) => {
      clearTimeout(pending.current);
      pending.current = setTimeout(() => handOn(current), DEBOUNCE_MS);
    },
    // Who goes to the save button means what was typed in the last moment, too.
    onBlur: ({ editor: current }) => handOn(current),
  });

  const writing = streaming !== undefined;
  const selected = useSelectionWork(editor, writing);
  const link = () => setAsking({ for: "link" });
  const askedAi = (open: boolean) => {
    // Who came from the text by its key, and chose nothing, is back in it.
    if (!open && byKey.current) setTimeout(() => workedRange(editor.state) ?? editor.commands.focus());
    if (!open) byKey.current = false;
  };

  const shown = useRef(document);
  useEffect(() => {
    if (document === shown.current) return;
    shown.current = document;
    clearTimeout(pending.current);
    editor.commands.setContent(document ?? "", { emitUpdate: false });
  }, [document, editor]);

  useStream(editor, streaming, (written) => {
    shown.current = written;
    change.current(written, "stream");
  });

  // What was typed in the last moment before leaving is a change too, whichever way one leaves.
  useEffect(() => {
    const last = () => handOn(editor);
    addEventListener("pagehide", last);
    return () => {
      removeEventListener("pagehide", last);
      last();
    };
  }, [editor]);

  const text = <EditorContent editor={editor} aria-busy={writing} title={writing ? t("writing") : undefined} />;
  return (
    <>
      {!writing && (
        <EditorToolbar
          editor={editor}
          onLink={link}
          onImage={() => setAsking({ for: "image" })}
          {...(ai ? { ai: { trigger: askAi, onOpen: askedAi, onChoose: selected.begin } } : {})}
        />
      )}
      {asking?.for === "link" && !writing && <LinkForm editor={editor} onDone={() => setAsking(undefined)} />}
      {asking?.for === "image" && !writing && <ImageForm editor={editor} file={asking.file} onDone={() => setAsking(undefined)} />}
      <EditorSurface>
        {children}
        {ai ? (
          <SelectionLayer editor={editor} ai={ai} work={selected} writing={writing} bars={askAi} onLink={link}>
            {text}
          </SelectionLayer>
        ) : (
          text
        )}
      </EditorSurface>
    </>
  );
}

/** Renders a growing text at a bounded rate, and hands the finished document on when the stream is over. When nothing was written, what stood there before is back. */
function useStream(editor: ReturnType<typeof useEditor>, streaming: string | undefined, onEnd: (document: JSONContent) => void): void {
  const latest = useRef<string>(undefined);
  const before = useRef<JSONContent>(undefined);
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
        before.current = editor.getJSON();
        editor.setEditable(false, false);
      }
      latest.current = streaming;
      timer.current ??= setTimeout(write, STREAM_MS);
      return;
    }
    if (latest.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const blank = latest.current.trim() === "";
    if (blank) editor.commands.setContent(before.current ?? "", { emitUpdate: false });
    else write();
    latest.current = undefined;
    editor.setEditable(true, false);
    if (!blank) end.current(editor.getJSON());
  }, [editor, streaming]);

  // Under strict mode effects are taken away and put back: a timer that is gone must not look as if it ran.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
