import { chakra } from "@chakra-ui/react";
import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Preference } from "../../lib/editing/edit-state.ts";
import { Button } from "../button.tsx";
import { DiffText } from "../document/diff-text.tsx";
import { wordDiff } from "../document/word-diff.ts";
import { Note } from "../note.tsx";

interface FieldConflictProps {
  /** What was changed here and elsewhere, each in its own way, in words. */
  fields: readonly { label: string; stored: string; mine: string }[];
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
      <chakra.dl m="0" textStyle="small" border="1px solid" borderColor="border" borderRadius="md" px="3">
        {fields.map(({ label, stored, mine }) => (
          <chakra.div key={label} py="2" borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
            <chakra.dt color="fg.subtle" textStyle="caption">
              {label}
            </chakra.dt>
            <chakra.dd m="0">
              <DiffText lines={wordDiff(stored, mine)} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
