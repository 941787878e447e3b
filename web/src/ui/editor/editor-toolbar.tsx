import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button.tsx";
import type { IconShape } from "../icon.tsx";
import { SelectControl } from "../single-select.tsx";

interface Tool {
  id: string;
  icon: IconShape;
  flip?: boolean;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

const HEADINGS = [1, 2, 3] as const;

/** What can be done to the text. Arrow keys move along it, in the direction of reading. */
export function EditorToolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const { t } = useTranslation("editor");
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      block: HEADINGS.find((level) => current.isActive("heading", { level }))?.toString() ?? "paragraph",
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      underline: current.isActive("underline"),
      strike: current.isActive("strike"),
      code: current.isActive("codeBlock"),
      link: current.isActive("link"),
      bulletList: current.isActive("bulletList"),
      orderedList: current.isActive("orderedList"),
      quote: current.isActive("blockquote"),
      table: current.isActive("table"),
      centred: current.isActive({ textAlign: "center" }),
      atEnd: current.isActive({ textAlign: "end" }),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const groups: Tool[][] = [
    [
      { id: "undo", icon: Undo2, flip: true, disabled: !state.canUndo, run: () => chain().undo().run() },
      { id: "redo", icon: Redo2, flip: true, disabled: !state.canRedo, run: () => chain().redo().run() },
    ],
    [
      { id: "bold", icon: Bold, active: state.bold, run: () => chain().toggleBold().run() },
      { id: "italic", icon: Italic, active: state.italic, run: () => chain().toggleItalic().run() },
      { id: "underline", icon: Underline, active: state.underline, run: () => chain().toggleUnderline().run() },
      { id: "strike", icon: Strikethrough, active: state.strike, run: () => chain().toggleStrike().run() },
      { id: "link", icon: LinkIcon, active: state.link, run: onLink },
    ],
    [
      { id: "bulletList", icon: List, flip: true, active: state.bulletList, run: () => chain().toggleBulletList().run() },
      { id: "orderedList", icon: ListOrdered, flip: true, active: state.orderedList, run: () => chain().toggleOrderedList().run() },
      { id: "quote", icon: TextQuote, flip: true, active: state.quote, run: () => chain().toggleBlockquote().run() },
      { id: "code", icon: Code, active: state.code, run: () => chain().toggleCodeBlock().run() },
      {
        id: "table",
        icon: Table,
        active: state.table,
        run: () => (state.table ? chain().deleteTable().run() : chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()),
      },
    ],
    [
      { id: "alignStart", icon: AlignLeft, flip: true, active: !state.centred && !state.atEnd, run: () => chain().unsetTextAlign().run() },
      { id: "alignCenter", icon: AlignCenter, active: state.centred, run: () => chain().setTextAlign("center").run() },
      { id: "alignEnd", icon: AlignRight, flip: true, active: state.atEnd, run: () => chain().setTextAlign("end").run() },
    ],
  ];

  const chooseBlock = (block: string) => {
    if (block === "paragraph") chain().setParagraph().run();
    else
      chain()
        .setHeading({ level: Number(block) as (typeof HEADINGS)[number] })
        .run();
  };

  return (
    <chakra.div
      ref={bar}
      role="toolbar"
      aria-label={t("toolbar")}
      onKeyDown={(event) => moveFocus(event, bar.current)}
      position="sticky"
      top="topbar"
      zIndex="9"
      display="flex"
      alignItems="center"
      justifyContent={{ base: "flex-start", lg: "center" }}
      gap="0.5"
      px="4"
      py="1.5"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
      bg="bg.panel"
      overflowX="auto"
      scrollbarWidth="none"
    >
      <chakra.span flex="none" w="124px" me="1.5">
        <SelectControl
          aria-label={t("blockStyle")}
          value={state.block}
          onChange={(event) => chooseBlock(event.target.value)}
          options={[
            { value: "paragraph", label: t("paragraph") },
            ...HEADINGS.map((level) => ({ value: String(level), label: t(`heading${level}`) })),
          ]}
        />
      </chakra.span>
      {groups.map((tools, index) => (
        <chakra.span
          key={tools[0]?.id}
          role="group"
          display="flex"
          flex="none"
          gap="0.5"
          {...(index > 0 ? { borderInlineStart: "1px solid", borderColor: "border", ps: "1.5", ms: "1" } : {})}
        >
          {tools.map(({ id, active, run, ...tool }) => (
            <IconButton
              key={id}
              label={t(id)}
              {...tool}
              {...(active === undefined ? {} : { "aria-pressed": active, variant: active ? ("outline" as const) : ("ghost" as const) })}
              onClick={run}
            />
          ))}
        </chakra.span>
      ))}
    </chakra.div>
  );
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  if ((event.key !== "ArrowRight" && event.key !== "ArrowLeft") || event.target instanceof HTMLSelectElement || !bar) return;
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const here = buttons.indexOf(event.target as HTMLButtonElement);
  const rightToLeft = getComputedStyle(bar).direction === "rtl";
  const step = (event.key === "ArrowRight") === rightToLeft ? -1 : 1;
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
