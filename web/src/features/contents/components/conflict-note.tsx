import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

interface ConflictNoteProps {
  onTakeStored: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved meanwhile: nothing was overwritten, and the person decides. */
export function ConflictNote({ onTakeStored, onKeepMine }: ConflictNoteProps) {
  const { t } = useTranslation("contents");
  return (
    <Note
      tone="warning"
      alert
      action={
        <chakra.span display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={onTakeStored}>
            {t("takeStored")}
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            {t("keepMine")}
          </Button>
        </chakra.span>
      }
    >
      {t("conflict")}
    </Note>
  );
}
