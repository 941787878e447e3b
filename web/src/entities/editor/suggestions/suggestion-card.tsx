import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { Check, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatRelative } from "../../../lib/format.ts";
import { shortened } from "../../../lib/shortened.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { CardBeside } from "../card-beside.tsx";
import type { Suggestions } from "./use-suggestions.ts";

/** Characters of a suggestion that its card repeats. */
const LONGEST = 120;

interface SuggestionCardProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  suggestions: Suggestions;
  current: NonNullable<Suggestions["current"]>;
}

/** Beside a suggestion: whose it is and what it changes, to be accepted or rejected. */
export function SuggestionCard({ editor, sheet, suggestions, current }: SuggestionCardProps) {
  const { t } = useTranslation(["editor", "common"]);
  const ids = { title: useId(), description: useId() };
  const { attributes, inserted, deleted } = current;
  const kind = inserted && deleted ? "replace" : inserted ? "insert" : "delete";
  return (
    <CardBeside
      editor={editor}
      sheet={sheet}
      current={current}
      id={attributes.id}
      ids={ids}
      walkKey="F7"
      onWalk={suggestions.walk}
      onClose={suggestions.close}
    >
      <chakra.p id={ids.title} pe="8" fontWeight="medium" overflowWrap="anywhere">
        {attributes.by === "AI" ? t("editor:suggest.byAi") : t("editor:suggest.byPerson", { name: attributes.author })}{" "}
        <chakra.span color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
          {attributes.at && formatRelative(attributes.at)}
        </chakra.span>
      </chakra.p>
      <chakra.p id={ids.description} color="fg.muted" overflowWrap="anywhere">
        {t(`editor:suggest.${kind}`, { inserted: shortened(inserted, LONGEST), deleted: shortened(deleted, LONGEST) })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        <Button size="sm" variant="solid" icon={Check} onClick={() => suggestions.decide("accept", attributes.id)}>
          {t("editor:suggest.accept")}
        </Button>
        <Button size="sm" icon={X} onClick={() => suggestions.decide("reject", attributes.id)}>
          {t("editor:suggest.reject")}
        </Button>
      </chakra.div>
      <chakra.span position="absolute" insetBlockStart="1.5" insetInlineEnd="1.5">
        <IconButton icon={X} label={t("common:close")} onClick={suggestions.close} />
      </chakra.span>
    </CardBeside>
  );
}
