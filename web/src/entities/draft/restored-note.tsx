import { FileClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

interface RestoredNoteProps {
  /** When the draft was kept. */
  at: number;
  /** Back to what is stored. */
  onDiscard: () => void;
}

/** What was left unsaved is back, and may be given up. */
export function RestoredNote({ at, onDiscard }: RestoredNoteProps) {
  const { t } = useTranslation("drafts");
  return (
    <Note
      tone="info"
      icon={FileClock}
      action={
        <Button size="sm" onClick={onDiscard}>
          {t("discard")}
        </Button>
      }
    >
      {t("restored", { date: formatDate(at), time: formatTime(at) })}
    </Note>
  );
}
