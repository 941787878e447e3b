import { chakra } from "@chakra-ui/react";
import { CheckCheck, ListX, PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button.tsx";
import type { Suggestions } from "./use-suggestions.ts";

/** How many suggestions wait in the text. The first button goes through them, as F7 does; the others settle all of them. */
export function SuggestionBar({ suggestions: { count, suggesting, said, walk, decide } }: { suggestions: Suggestions }) {
  const { t } = useTranslation("editor");
  return (
    <chakra.div role="group" aria-label={t("suggest.label")} display="inline-flex" alignItems="center" gap="0.5">
      {count > 0 ? (
        <>
          <Button size="sm" variant="ghost" icon={PencilLine} title={t("suggest.walkHint")} aria-keyshortcuts="F7" onClick={() => walk(1)}>
            {t("suggest.count", { count })}
          </Button>
          <IconButton icon={CheckCheck} label={t("suggest.acceptAll")} onClick={() => decide("accept")} />
          <IconButton icon={ListX} label={t("suggest.rejectAll")} onClick={() => decide("reject")} />
        </>
      ) : (
        suggesting && t("suggest.suggesting")
      )}
      <chakra.span srOnly role="status" aria-live="polite">
        {said}
      </chakra.span>
    </chakra.div>
  );
}
