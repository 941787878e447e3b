import { GitMerge } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** Somebody else's changes were merged into what is edited here, since it is shown: said until it is seen. */
export function MergedNote({ at }: { at: number | undefined }) {
  const { t } = useTranslation("drafts");
  const [seen, setSeen] = useState(at);
  if (at === undefined || at === seen) return null;
  return (
    <Note
      tone="info"
      icon={GitMerge}
      action={
        <Button size="sm" onClick={() => setSeen(at)}>
          {t("common:close")}
        </Button>
      }
    >
      {t("merged")}
    </Note>
  );
}
