import type { Editor } from "@tiptap/core";
import {
  Heading1,
  Heading2,
  Heading3,
  Image,
  Info,
  Lightbulb,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  SquareCode,
  Superscript,
  Table,
  TextQuote,
  TriangleAlert,
} from "lucide-react";
import type { CallOut } from "../../../ui/document/call-outs.ts";
import { foldedText } from "../find/folded-text.ts";
import type { IconShape } from "../../../ui/icon.tsx";
import { Khatam } from "../../../ui/marks.tsx";

/** What the menu can put at the cursor. */
export interface SlashEntry {
  /** Its name in the messages. */
  readonly id:
    | "askAi"
    | "paragraph"
    | "heading1"
    | "heading2"
    | "heading3"
    | "bulletList"
    | "orderedList"
    | "quote"
    | CallOut
    | "code"
    | "table"
    | "image"
    | "footnote"
    | "divider";
  readonly icon: IconShape;
  readonly flip?: boolean;
  readonly run: () => void;
}

interface Asking {
  onImage: () => void;
  onNote: () => void;
  /** Opens what the AI can do; absent where it can do nothing. */
  onAskAi?: (() => void) | undefined;
}

/** All of them; each stands where the cursor is. */
export function slashEntries(editor: Editor, { onImage, onNote, onAskAi }: Asking): SlashEntry[] {
  const chain = () => editor.chain().focus();
  return [
    ...(onAskAi ? [{ id: "askAi", icon: Khatam, run: onAskAi } as const] : []),
    { id: "paragraph", icon: Pilcrow, flip: true, run: () => chain().setParagraph().run() },
    { id: "heading1", icon: Heading1, run: () => chain().setHeading({ level: 1 }).run() },
    { id: "heading2", icon: Heading2, run: () => chain().setHeading({ level: 2 }).run() },
    { id: "heading3", icon: Heading3, run: () => chain().setHeading({ level: 3 }).run() },
    { id: "bulletList", icon: List, flip: true, run: () => chain().toggleBulletList().run() },
    { id: "orderedList", icon: ListOrdered, flip: true, run: () => chain().toggleOrderedList().run() },
    { id: "quote", icon: TextQuote, flip: true, run: () => chain().toggleBlockquote().run() },
    { id: "note", icon: Info, run: () => chain().setCallOut("note").run() },
    { id: "tip", icon: Lightbulb, run: () => chain().setCallOut("tip").run() },
    { id: "warning", icon: TriangleAlert, run: () => chain().setCallOut("warning").run() },
    { id: "table", icon: Table, run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
    { id: "image", icon: Image, run: onImage },
    { id: "footnote", icon: Superscript, run: onNote },
    { id: "divider", icon: Minus, run: () => chain().setHorizontalRule().run() },
    { id: "code", icon: SquareCode, run: () => chain().toggleCodeBlock().run() },
  ];
}

/** The entries one of whose names begins with what is typed, or has a word that does; all of them before anything is typed. */
export function matchingEntries<T extends { readonly names: readonly string[] }>(entries: readonly T[], query: string): T[] {
  const { text: wanted } = foldedText(query);
  return entries.filter(({ names }) =>
    names.some((name) => {
      const { text } = foldedText(name);
      return text.startsWith(wanted) || text.includes(` ${wanted}`) || text.includes(` ال${wanted}`);
    }),
  );
}
