import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { promptsIn } from "@muhtawa/text-analysis";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/note.tsx";
import { documentText } from "../document-text.ts";

/** How much of a skeleton still asks for words. */
export function PromptsLeft({ document }: { document: JSONContent | null }) {
  const { t } = useTranslation("contents");
  const count = promptsIn(documentText(document));
  return (
    count > 0 && (
      <chakra.div mb="4" data-kept-clear>
        <Note>{t("common:promptsLeft", { count })}</Note>
      </chakra.div>
    )
  );
}
