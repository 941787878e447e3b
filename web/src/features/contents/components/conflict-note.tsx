import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

/** Somebody else has saved meanwhile: nothing was overwritten, and the person decides. */
export function ConflictNote({ onTakeStored }: { onTakeStored: () => void }) {
  const { t } = useTranslation("contents");
  return (
    <Note
      tone="warning"
      alert
      action={
        <Button size="sm" onClick={onTakeStored}>
          {t("takeStored")}
        </Button>
      }
    >
      {t("conflict")}
    </Note>
  );
}
