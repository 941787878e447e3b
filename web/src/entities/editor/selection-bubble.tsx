import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Ellipsis, Link as LinkIcon } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../lib/use-online.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Khatam } from "../../ui/marks.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { AI_ACTIONS, type AiAction, AT_HAND } from "./ai-actions.ts";
import { AiMenu } from "./ai-menu.tsx";
import { usePlace } from "./use-place.ts";
import { chosenRange } from "./worked-text.ts";

const GAP = 8;

interface SelectionBubbleProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  /** Stands in the lowest of the bars that stick to the page's top, under which nothing may stand. */
  bars: RefObject<HTMLElement | null>;
  onMenu: (open: boolean) => void;
  onChoose: (action: AiAction) => void;
  onLink: () => void;
}

/** Beside what is selected: what the AI can do with it first, then bold and link. It never covers the selection. */
export function SelectionBubble({ editor, sheet, bars, onMenu, onChoose, onLink }: SelectionBubbleProps) {
  const { t } = useTranslation("editor");
  const online = useOnline();
  const touch = useMedia("(pointer: coarse)");
  const bubble = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { range, bold, link } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      range: current.state.selection.empty ? null : chosenRange(current),
      bold: current.isActive("bold"),
      link: current.isActive("link"),
    }),
  });
  const place = usePlace(editor, sheet, range);

  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bubble.current ?? {};
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
  }, [place]);

  if (!place) return null;
  // The handles of a selection by touch, and the phone's own menu, stand above it.
  const below = touch || place.seenTop - size.height - GAP < (bars.current?.getBoundingClientRect().bottom ?? 0) + GAP;
  const start = Math.max(0, Math.min(place.centre - size.width / 2, place.width - size.width));
  return (
    <chakra.div
      ref={bubble}
      role="toolbar"
      aria-label={t("ai.selection")}
      // the text keeps its selection
      onMouseDown={(event) => event.preventDefault()}
      position="absolute"
      zIndex="8"
      display="flex"
      alignItems="center"
      // on phones in two rows
      flexWrap="wrap"
      gap="0.5"
      p="1"
      w="max-content"
      maxW="100%"
      bg="bg.raised"
      border="1px solid"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="popover"
      style={{ insetInlineStart: start, insetBlockStart: below ? place.bottom + GAP : place.top - size.height - GAP }}
    >
      {AI_ACTIONS.filter(({ id }) => AT_HAND.includes(id)).map((action, index) => (
        <Button
          key={action.id}
          size="sm"
          variant="ghost"
          {...(index === 0 ? { icon: Khatam, css: { color: "brand.fg" } } : {})}
          disabled={!online}
          title={online ? undefined : t("ai.offline")}
          onClick={() => onChoose(action)}
        >
          {t(`ai.actions.${action.id}`)}
        </Button>
      ))}
      <AiMenu trigger={<IconButton icon={Ellipsis} label={t("ai.more")} />} without={AT_HAND} onOpen={onMenu} onChoose={onChoose} />
      <chakra.span display="flex" alignItems="center" gap="0.5">
        <chakra.span aria-hidden w="1px" h="20px" mx="0.5" bg="border" />
        <IconButton icon={Bold} label={t("bold")} aria-pressed={bold} onClick={() => editor.chain().focus().toggleBold().run()} />
        <IconButton icon={LinkIcon} label={t("link")} aria-pressed={link} onClick={onLink} />
      </chakra.span>
    </chakra.div>
  );
}
