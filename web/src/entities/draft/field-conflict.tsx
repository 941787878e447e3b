import { chakra } from "@chakra-ui/react";
import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Preference } from "../../lib/editing/edit-state.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { type DifferentField, FieldDifferences } from "./field-differences.tsx";

interface FieldConflictProps {
  /** What was changed here and elsewhere, each in its own way, in words. */
  fields: readonly DifferentField[];
  onDecide: (take: Preference) => void;
}

/** The same fields were changed here and elsewhere: what differs is shown, and the person decides. Nothing was overwritten. */
export function FieldConflict({ fields, onDecide }: FieldConflictProps) {
  const { t } = useTranslation("drafts");
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        alert
        action={
          <chakra.span display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" onClick={() => onDecide("theirs")}>
              {t("conflict.theirs")}
            </Button>
            <Button size="sm" onClick={() => onDecide("mine")}>
              {t("conflict.mine")}
            </Button>
          </chakra.span>
        }
      >
        {t("conflict.text")}
      </Note>
      <FieldDifferences fields={fields} />
    </chakra.div>
  );
}
