import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { CircleHelp, Maximize2, Minimize2 } from "lucide-react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ContentType } from "../../generated/graphql.ts";
import { IconButton } from "../../ui/button.tsx";
import { TextCounts } from "./counts/text-counts.tsx";
import { Outline } from "./outline/outline.tsx";

interface EditorFootProps {
  editor: Editor;
  type?: ContentType | undefined;
  full: boolean;
  onFull: () => void;
  onHelp: () => void;
  /** What was found in the text. */
  children?: ReactNode;
}

/** At the foot of the text: what was found in it, how much there is of it, its outline, help. */
export function EditorFoot({ editor, type, full, onFull, onHelp, children }: EditorFootProps) {
  const { t } = useTranslation("editor");
  return (
    <chakra.div
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      minH="36px"
      px="4"
      bg="bg.panel"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      textStyle="caption"
      color="fg.muted"
    >
      {children}
      <chakra.span display="flex" alignItems="center" gap="3" ms="auto">
        <TextCounts editor={editor} type={type} />
        <chakra.span display="inline-flex" gap="0.5">
          <Outline editor={editor} />
          <IconButton
            icon={full ? Minimize2 : Maximize2}
            label={t(full ? "fullScreen.leave" : "fullScreen.enter")}
            aria-keyshortcuts="Control+Shift+F"
            onClick={onFull}
          />
          <IconButton icon={CircleHelp} label={t("help.title")} aria-keyshortcuts="Control+/" onClick={onHelp} />
        </chakra.span>
      </chakra.span>
    </chakra.div>
  );
}
