import { readableText } from "@muhtawa/contracts/readable-text";
import { NOTE_NODE } from "@muhtawa/text-analysis";
import { chakra } from "@chakra-ui/react";
import type { Editor, EditorOptions, JSONContent } from "@tiptap/core";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentType } from "../../generated/graphql.ts";
import { BELOW_TOP_BAR } from "../../ui/below-notice.ts";
import type { Shown } from "../../lib/editing/edit-ports.ts";
import { notify } from "../../lib/notify.ts";
import { NoticeLine } from "../../ui/notice-line.tsx";
import { AnsweredPrompts } from "./answered-prompts.ts";
import { cleanPaste } from "./clean-paste.ts";
import { EDITOR_TOP, EditorBars } from "./editor-bars.tsx";
import { BlockHandle } from "./moving/block-handle.tsx";
import { BlockMover } from "./moving/block-mover.ts";
import { EditorFoot } from "./editor-foot.tsx";
import { TextBottom } from "./text-bottom.tsx";
import { EditorSurface } from "./editor-surface.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { FindBar, type FindBarHandle } from "./find/find-bar.tsx";
import { FindInText } from "./find/find-in-text.ts";
import { ShortcutsDialog } from "./help/shortcuts-dialog.tsx";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { documentOf } from "../../ui/document/document-of.ts";
import { type GalleryPicture, ImageForm } from "./image-form.tsx";
import { isCommand, keyPlace } from "./key-place.ts";
import { LinkForm } from "./link-form.tsx";
import { canRefer, selectedNote } from "./notes/note-at.ts";
import { NoteDialog } from "./notes/note-dialog.tsx";
import { NoteList } from "./notes/note-list.tsx";
import { ParagraphWork } from "./paragraphs/paragraph-work.ts";
import type { EditorAi } from "./rewrite-panel.tsx";
import { SelectionLayer } from "./selection-layer.tsx";
import { ProofMarks } from "../proof/proof-marks.ts";
import { EvidenceMarks } from "../score/evidence-marks.ts";
import type { CompanyProof } from "../proof/use-company-proof.ts";
import { ProofBar } from "../proof/proof-bar.tsx";
import { ProofCard } from "./proof-card.tsx";
import { suggestionOn } from "./suggestions/suggester.ts";
import { SuggestMode } from "./suggestions/suggest-mode.ts";
import { SuggestionBar } from "./suggestions/suggestion-bar.tsx";
import { SuggestionCard } from "./suggestions/suggestion-card.tsx";
import { type Suggestions, useSuggestions } from "./suggestions/use-suggestions.ts";
import { SelectionInTime } from "./selection-in-time.ts";
import { SlashMenu } from "./slash/slash-menu.tsx";
import { SlashTrigger } from "./slash/slash-trigger.ts";
import { showDocument } from "./show-document.ts";
import { type Incoming, takeIncoming } from "./take-incoming.ts";
import { type Proof, useProof } from "./use-proof.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useSelectionWork } from "./use-selection-work.ts";
import { useStream } from "./use-stream.ts";
import { workedRange } from "../../ui/document/worked-range.ts";

/** Milliseconds after the last key press until a change is handed on. */
const DEBOUNCE_MS = 300;
const AT_THE_LATEST_MS = 1_000;

export interface RichTextEditorProps {
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  /** The document to begin with; another one replaces what is there. */
  document: Shown<JSONContent | null>;
  /** Markdown that is being written just now: shown as it grows, and not editable meanwhile. */
  streaming?: string | undefined;
  /**
   * 300 ms after the last change by the person, and a second after the first at the latest, with the document shown that it was made from;
   * and once when a stream has ended.
   */
  onChange: (document: JSONContent, origin: "person" | "stream", on: Shown<JSONContent | null>) => void;
  /** At every change by the person: the document can be had before onChange tells it. */
  onTyping?: (read: () => JSONContent, on: Shown<JSONContent | null>) => void;
  /** The person goes elsewhere on the page. */
  onLeave?: () => void;
  /** Lets the AI work on selected parts. */
  ai?: EditorAi;
  /** Proofreads the text while it is written. */
  proof?: CompanyProof | undefined;
  /** Pictures that go with the text: they can be put into it. */
  gallery?: readonly GalleryPicture[];
  /** What is written, so that its length can be told from one that suits it. */
  type?: ContentType | undefined;
  /** Goes into the text once; `onIncoming` says that it has. */
  incoming?: Incoming | undefined;
  onIncoming?: () => void;
  /** How a generation of it is getting on. */
  dock?: ReactNode;
  /** Stands above the text, on the same sheet. */
  children?: ReactNode;
}

/** A rich-text editor with its toolbar. Import it lazily: it is the largest part of the application. */
export function RichTextEditor({
  label,
  placeholder = "",
  document,
  streaming,
  onChange,
  onTyping,
  onLeave,
  ai,
  proof,
  gallery,
  type,
  incoming,
  onIncoming,
  dock,
  children,
}: RichTextEditorProps) {
  const { t } = useTranslation("editor");
  const [asking, setAsking] = useState<{ for: "link" | "note" } | { for: "image"; file?: File }>();
  const askAi = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const change = useRef(onChange);
  change.current = onChange;
  const hear = useRef({ onTyping, onLeave });
  hear.current = { onTyping, onLeave };
  const findings = useRef<Proof>(undefined);
  const suggested = useRef<Suggestions>(undefined);
  const page = useRef<HTMLDivElement>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; latest: number }>(undefined);
  const shown = useRef(document);
  const [streams, setStreams] = useState(0);
  const [finding, setFinding] = useState<{ replacing: boolean }>();
  const [helping, setHelping] = useState(false);
  const findBar = useRef<FindBarHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(frame);

  const handOn = (current: Editor) => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current.timer);
    pending.current = undefined;
    change.current(documentOf(current.state.doc), "person", shown.current);
  };

  /** A picture that is pasted or dropped is asked what it shows. Word processors add a picture of the text to it: the text counts. */
  const askForPicture = (files: FileList | undefined, html = ""): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file || /<(?:p|span|td|li|h\d)\b/i.test(html)) return false;
    setAsking({ for: "image", file });
    return true;
  };

  const paste = (dirty: string) => {
    const { html, lostLinks } = cleanPaste(dirty);
    if (lostLinks > 0) notify.info(t("linksLost", { count: lostLinks }));
    return html;
  };

  const search = (replacing: boolean) => {
    if (finding) findBar.current?.focus(replacing);
    else setFinding({ replacing });
  };
  /** What keys with Ctrl, or ⌘, open. */
  const opened: Readonly<Record<string, () => void>> = {
    KeyF: () => search(false),
    KeyH: () => search(true),
    Slash: () => setHelping(true),
    ShiftKeyF: screen.toggle,
    ShiftKeyX: () => suggested.current?.toggle(),
  };

  /** Asks for the selected note, or for a new one where there can be one. */
  const askForNote = (state: EditorState): boolean => {
    if (!selectedNote(state) && !canRefer(state)) return false;
    setAsking({ for: "note" });
    return true;
  };

  const pasting = useRef({ paste, askForPicture, askForNote });
  pasting.current = { paste, askForPicture, askForNote };
  const opening = useRef(opened);
  opening.current = opened;
  // Always the same ones: with others the whole text would be shown anew at each rendering.
  const [extensions] = useState(() => [
    ...editorExtensions(placeholder),
    AnsweredPrompts,
    SelectionInTime,
    ProofMarks,
    FindInText,
    SlashTrigger,
    EvidenceMarks,
    SuggestMode,
    BlockMover,
    ParagraphWork,
  ]);
  const editorProps = useMemo<EditorOptions["editorProps"]>(
    () => ({
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      transformPastedText: readableText,
      // Content copied from this editor is clean, and has attributes that cleaning would drop.
      transformPastedHTML: (html) => (html.includes("data-pm-slice") ? html : pasting.current.paste(html)),
      handlePaste: (_, { clipboardData }) => pasting.current.askForPicture(clipboardData?.files, clipboardData?.getData("text/html")),
      handleClickOn: (view, _, node, position, __, direct) => {
        if (!direct || node.type.name !== NOTE_NODE || !view.editable || suggestionOn(node)) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        return pasting.current.askForNote(view.state);
      },
      handleKeyDown: ({ state }, event) => {
        const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
        const place = keyPlace(event);
        if (code === "F8" && !ctrlKey && !metaKey && !altKey) {
          findings.current?.walk(shiftKey ? -1 : 1);
          return true;
        }
        if (code === "F7" && !ctrlKey && !metaKey && !altKey) {
          suggested.current?.walk(shiftKey ? -1 : 1);
          return true;
        }
        if (code === "Escape" && suggested.current?.current) {
          suggested.current.close();
          return true;
        }
        if (code === "Escape" && findings.current?.current) {
          findings.current.close();
          return true;
        }
        if (event.key === "Enter" && !shiftKey && selectedNote(state)) return pasting.current.askForNote(state);
        if (place === "KeyF" && altKey && !shiftKey && isCommand({ ctrlKey, metaKey, altKey: false }) && pasting.current.askForNote(state))
          return true;
        const open = isCommand(event) && opening.current[`${shiftKey ? "Shift" : ""}${place}`];
        if (open) {
          open();
          return true;
        }
        if (place !== "KeyJ" || !isCommand(event) || shiftKey || !askAi.current) return false;
        byKey.current = true;
        askAi.current.click();
        return true;
      },
      handleDrop: (_, { dataTransfer }, __, moved) => !moved && pasting.current.askForPicture(dataTransfer?.files),
    }),
    [label],
  );

  const editor = useEditor({
    extensions,
    content: document.value,
    immediatelyRender: true,
    editorProps,
    onUpdate: ({ editor: current, transaction }) => {
      // what the editor adds of itself, such as a line below a list that ends the text, is nobody's change
      if (!transaction.docChanged) return;
      clearTimeout(pending.current?.timer);
      const now = Date.now();
      const { latest } = pending.current ?? { latest: now + AT_THE_LATEST_MS };
      pending.current = { timer: setTimeout(() => handOn(current), Math.max(0, Math.min(DEBOUNCE_MS, latest - now))), latest };
      hear.current.onTyping?.(() => documentOf(current.state.doc), shown.current);
    },
    // Blur: hand over what was typed within the debounce.
    onBlur: ({ editor: current }) => {
      handOn(current);
      hear.current.onLeave?.();
    },
  });

  const writing = streaming !== undefined;
  const selected = useSelectionWork(editor, writing);
  const proofed = useProof(editor, proof);
  const suggestions = useSuggestions(editor);
  suggested.current = suggestions;
  findings.current = proof && !writing ? proofed : undefined;
  const link = () => setAsking({ for: "link" });
  const askedAi = (open: boolean) => {
    // Opened by its key and closed without a choice: focus the text again.
    if (!open && byKey.current) setTimeout(() => workedRange(editor.state) ?? editor.commands.focus());
    if (!open) byKey.current = false;
  };

  useEffect(() => {
    if (document === shown.current) return;
    // hand over pending input before the document is replaced
    handOn(editor);
    shown.current = document;
    showDocument(editor, document.value);
  }, [document, editor, streams]);

  useStream(editor, streaming, (written) => {
    const before = shown.current;
    shown.current = { value: written };
    change.current(written, "stream", before);
    // when the change is refused, show the previous document again
    setStreams((count) => count + 1);
  });

  const taken = useRef<Incoming>(undefined);
  useEffect(() => {
    if (!incoming || writing || incoming === taken.current) return;
    taken.current = incoming;
    takeIncoming(editor, incoming);
    onIncoming?.();
  }, [editor, incoming, writing, onIncoming]);

  // Unmount: hand over what was typed within the debounce.
  useEffect(() => {
    const last = () => handOn(editor);
    addEventListener("pagehide", last);
    return () => {
      removeEventListener("pagehide", last);
      last();
    };
  }, [editor]);

  const text = (
    <chakra.div ref={page} position="relative">
      <EditorContent editor={editor} aria-busy={writing} title={writing ? t("writing") : undefined} />
      {!writing && (
        <SlashMenu
          editor={editor}
          sheet={page}
          onImage={() => setAsking({ for: "image" })}
          onNote={() => askForNote(editor.state)}
          onAskAi={ai && (() => askAi.current?.click())}
        />
      )}
      {!writing && <BlockHandle editor={editor} sheet={page} />}
      {!writing && <NoteList editor={editor} onEdit={() => askForNote(editor.state)} />}
      {!writing && suggestions.current && (
        <SuggestionCard editor={editor} sheet={page} suggestions={suggestions} current={suggestions.current} />
      )}
      {findings.current && proofed.current && <ProofCard editor={editor} sheet={page} proof={proofed} current={proofed.current} />}
    </chakra.div>
  );
  return (
    <chakra.div
      ref={frame}
      display="flex"
      flexDirection="column"
      flex="1"
      minW="0"
      {...(screen.full
        ? {
            position: "fixed" as const,
            insetInline: "0",
            insetBlockStart: BELOW_TOP_BAR,
            insetBlockEnd: "0",
            zIndex: "sticky",
            overflowY: "auto" as const,
            bg: "bg.panel",
            style: { [EDITOR_TOP]: "0px" } as CSSProperties,
          }
        : {})}
    >
      <EditorBars>
        {!writing && (
          <EditorToolbar
            editor={editor}
            onLink={link}
            onImage={() => setAsking({ for: "image" })}
            onFind={() => search(false)}
            onSuggest={suggestions.toggle}
            {...(ai ? { ai: { trigger: askAi, onOpen: askedAi, onChoose: selected.begin } } : {})}
          />
        )}
        {finding && !writing && (
          <FindBar editor={editor} replacing={finding.replacing} handle={findBar} onClose={() => setFinding(undefined)} />
        )}
        <NoticeLine />
      </EditorBars>
      {asking?.for === "link" && !writing && <LinkForm editor={editor} onDone={() => setAsking(undefined)} />}
      {asking?.for === "image" && !writing && (
        <ImageForm editor={editor} gallery={gallery} file={asking.file} onDone={() => setAsking(undefined)} />
      )}
      {asking?.for === "note" && !writing && <NoteDialog editor={editor} onDone={() => setAsking(undefined)} />}
      <EditorSurface data-editor-surface="">
        {children}
        {ai ? (
          <SelectionLayer editor={editor} ai={ai} work={selected} writing={writing} bars={askAi} onLink={link}>
            {text}
          </SelectionLayer>
        ) : (
          text
        )}
      </EditorSurface>
      <TextBottom dock={dock}>
        {!writing && (
          <EditorFoot editor={editor} type={type} full={screen.full} onFull={screen.toggle} onHelp={() => setHelping(true)}>
            {proof && <ProofBar proof={proofed} />}
            <SuggestionBar suggestions={suggestions} />
          </EditorFoot>
        )}
      </TextBottom>
      <ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
    </chakra.div>
  );
}
