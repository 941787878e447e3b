import type { Editor } from "@tiptap/core";
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  Code,
  Grid2x2X,
  Image,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  PanelLeft,
  PanelTop,
  PencilLine,
  Pilcrow,
  PilcrowLeft,
  PilcrowRight,
  Plus,
  Redo2,
  Search,
  SquareCode,
  Strikethrough,
  Table,
  TableCellsMerge,
  TableCellsSplit,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import type { IconShape } from "../../ui/icon.tsx";
import type { Direction } from "../../ui/document/block-direction.ts";
import { DIRECTED } from "../../ui/document/auto-direction.ts";
import { suggestState } from "./suggestions/suggest-mode.ts";
import { chosenRange } from "./worked-text.ts";

export interface Tool {
  /** Its name in the messages. */
  id: string;
  label?: `directions.${Direction | "auto"}` | "findTool" | "suggest.tool";
  icon: IconShape;
  flip?: boolean;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

export const HEADINGS = [1, 2, 3, 4] as const;

/** What the toolbar shows of where the selection stands. */
export const toolbarState = (editor: Editor) => ({
  block: HEADINGS.find((level) => editor.isActive("heading", { level }))?.toString() ?? "paragraph",
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  underline: editor.isActive("underline"),
  strike: editor.isActive("strike"),
  inlineCode: editor.isActive("code"),
  code: editor.isActive("codeBlock"),
  language: String(editor.getAttributes("codeBlock").language ?? ""),
  link: editor.isActive("link"),
  bulletList: editor.isActive("bulletList"),
  orderedList: editor.isActive("orderedList"),
  quote: editor.isActive("blockquote", { kind: null }),
  table: editor.isActive("table"),
  canMerge: editor.isActive("table") && editor.can().mergeCells(),
  canSplit: editor.isActive("table") && editor.can().splitCell(),
  centred: editor.isActive({ textAlign: "center" }),
  atEnd: editor.isActive({ textAlign: "end" }),
  direction: directionAt(editor),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  blank: chosenRange(editor) === null,
  suggesting: suggestState(editor.state).author !== null,
});

type ToolbarState = ReturnType<typeof toolbarState>;

/** The direction set by hand where the selection stands; null where the text decides. */
const directionAt = (editor: Editor) =>
  (DIRECTED.map((type) => editor.isActive(type) && (editor.getAttributes(type).dir as Direction | null)).find(Boolean) ||
    null) as Direction | null;

const NEXT_DIRECTION = { auto: "rtl", rtl: "ltr", ltr: null } as const;
const DIRECTION_ICONS = { auto: Pilcrow, rtl: PilcrowLeft, ltr: PilcrowRight };

interface Asking {
  onLink: () => void;
  onImage: () => void;
  onFind: () => void;
  onSuggest: () => void;
}

/** Types the "/" that asks for the menu, for whom it is hard to type. */
function askToInsert(editor: Editor): void {
  const { $from } = editor.state.selection;
  const ahead = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, "\n", "\n");
  editor
    .chain()
    .focus()
    .insertContent({ type: "text", text: ahead.trim() === "" ? "/" : " /" })
    .run();
}

/** The tools in their groups; inside a table those for its rows and columns, too. */
export function toolsOf(editor: Editor, state: ToolbarState, { onLink, onImage, onFind, onSuggest }: Asking): Tool[][] {
  const chain = () => editor.chain().focus();
  const direction = state.direction ?? "auto";
  return [
    [
      { id: "undo", icon: Undo2, flip: true, disabled: !state.canUndo, run: () => chain().undo().run() },
      { id: "redo", icon: Redo2, flip: true, disabled: !state.canRedo, run: () => chain().redo().run() },
    ],
    [
      { id: "insert", icon: Plus, disabled: state.code, run: () => askToInsert(editor) },
      { id: "suggest", label: "suggest.tool", icon: PencilLine, active: state.suggesting, run: onSuggest },
      { id: "find", label: "findTool", icon: Search, run: onFind },
    ],
    [
      { id: "bold", icon: Bold, active: state.bold, run: () => chain().toggleBold().run() },
      { id: "italic", icon: Italic, active: state.italic, run: () => chain().toggleItalic().run() },
      { id: "underline", icon: Underline, active: state.underline, run: () => chain().toggleUnderline().run() },
      { id: "strike", icon: Strikethrough, active: state.strike, run: () => chain().toggleStrike().run() },
      { id: "inlineCode", icon: Code, active: state.inlineCode, run: () => chain().toggleCode().run() },
      { id: "link", icon: LinkIcon, active: state.link, run: onLink },
    ],
    [
      { id: "bulletList", icon: List, flip: true, active: state.bulletList, run: () => chain().toggleBulletList().run() },
      { id: "orderedList", icon: ListOrdered, flip: true, active: state.orderedList, run: () => chain().toggleOrderedList().run() },
      { id: "quote", icon: TextQuote, flip: true, active: state.quote, run: () => chain().toggleBlockquote().run() },
      { id: "code", icon: SquareCode, active: state.code, run: () => chain().toggleCodeBlock().run() },
      { id: "image", icon: Image, run: onImage },
      {
        id: "table",
        icon: Table,
        active: state.table,
        disabled: state.table,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ],
    ...(state.table
      ? [
          [
            { id: "addRowBefore", icon: BetweenHorizontalStart, flip: true, run: () => chain().addRowBefore().run() },
            { id: "addRow", icon: BetweenHorizontalEnd, flip: true, run: () => chain().addRowAfter().run() },
            { id: "addColumnBefore", icon: BetweenVerticalStart, flip: true, run: () => chain().addColumnBefore().run() },
            { id: "addColumn", icon: BetweenVerticalEnd, flip: true, run: () => chain().addColumnAfter().run() },
            { id: "mergeCells", icon: TableCellsMerge, disabled: !state.canMerge, run: () => chain().mergeCells().run() },
            { id: "splitCell", icon: TableCellsSplit, disabled: !state.canSplit, run: () => chain().splitCell().run() },
            { id: "headerRow", icon: PanelTop, run: () => chain().toggleHeaderRow().run() },
            { id: "headerColumn", icon: PanelLeft, flip: true, run: () => chain().toggleHeaderColumn().run() },
            { id: "deleteRow", icon: TableRowsSplit, run: () => chain().deleteRow().run() },
            { id: "deleteColumn", icon: TableColumnsSplit, run: () => chain().deleteColumn().run() },
            { id: "deleteTable", icon: Grid2x2X, run: () => chain().deleteTable().run() },
          ],
        ]
      : []),
    [
      { id: "alignStart", icon: AlignLeft, flip: true, active: !state.centred && !state.atEnd, run: () => chain().unsetTextAlign().run() },
      { id: "alignCenter", icon: AlignCenter, active: state.centred, run: () => chain().setTextAlign("center").run() },
      { id: "alignEnd", icon: AlignRight, flip: true, active: state.atEnd, run: () => chain().setTextAlign("end").run() },
      {
        id: "direction",
        label: `directions.${direction}`,
        icon: DIRECTION_ICONS[direction],
        active: direction !== "auto",
        run: () => chain().setDirection(NEXT_DIRECTION[direction]).run(),
      },
    ],
  ];
}
