import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { ListTree } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { headingsIn } from "./headings-of.ts";

/** The headings of the text; each leads to its place. */
export function Outline({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t("outline.title")}
      trigger={<IconButton icon={ListTree} flip label={t("outline.title")} />}
      open={open}
      onOpen={setOpen}
      width={320}
      height={420}
    >
      <Headings editor={editor} onGo={() => setOpen(false)} />
    </Popover>
  );
}

function Headings({ editor, onGo }: { editor: Editor; onGo: () => void }) {
  const { t } = useTranslation("editor");
  const headings = useEditorState({ editor, selector: ({ editor: { state } }) => headingsIn(state.doc) });
  const highest = Math.min(...headings.map(({ level }) => level));

  const go = (at: number) => {
    onGo();
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))));
    // a popover that closes hands the focus back to its button a frame later
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        editor.view.focus();
        const place = editor.view.nodeDOM(at);
        if (place instanceof HTMLElement) place.scrollIntoView({ block: "center" });
      }),
    );
  };

  if (headings.length === 0)
    return (
      <chakra.p p="4" textStyle="small" color="fg.muted">
        {t("outline.none")}
      </chakra.p>
    );
  return (
    <chakra.nav aria-label={t("outline.title")} overflowY="auto" p="1.5">
      <chakra.ul m="0" p="0" listStyleType="none">
        {headings.map(({ at, level, text }) => (
          <chakra.li key={at} style={{ paddingInlineStart: `${(level - highest) * 14}px` }}>
            <chakra.button
              type="button"
              onClick={() => go(at)}
              w="100%"
              minH="34px"
              px="2.5"
              py="1"
              borderRadius="md"
              textAlign="start"
              textStyle="small"
              fontWeight={level === highest ? "medium" : undefined}
              overflowWrap="anywhere"
              cursor="pointer"
              _hover={{ bg: "bg.muted" }}
              _focusVisible={{ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" }}
            >
              <bdi>{text}</bdi>
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
