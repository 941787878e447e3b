import { chakra } from "@chakra-ui/react";
import { GitCompareArrows } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FieldDecision } from "../../lib/editing/decide-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { FieldChoices } from "./field-choices.tsx";
import { type DifferentField, FieldDifferences } from "./field-differences.tsx";

interface FieldConflictProps {
  /** What was changed here and elsewhere, each in its own way, in words. */
  fields: readonly DifferentField[];
  onDecide: (decision: FieldDecision) => void;
  /** The person has just asked to save: what is in the way of it is brought into sight. */
  asked?: boolean;
}

/** The same fields were changed here and elsewhere: what differs is shown, and the person decides. Nothing was overwritten. */
export function FieldConflict({ fields, onDecide, asked = false }: FieldConflictProps) {
  const { t } = useTranslation("drafts");
  const place = useRef<HTMLDivElement>(null);
  /** Where the person was when it came up: the decision takes its own buttons away. */
  const before = useRef(document.activeElement);
  const decide = (decision: FieldDecision) => {
    onDecide(decision);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  useEffect(() => {
    if (asked) place.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  return (
    <chakra.div ref={place} display="flex" flexDirection="column" gap="2">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        alert
        action={
          <chakra.span display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" onClick={() => decide("theirs")}>
              {t("conflict.theirs")}
            </Button>
            <Button size="sm" onClick={() => decide("mine")}>
              {t("conflict.mine")}
            </Button>
          </chakra.span>
        }
      >
        {t("conflict.text")}
      </Note>
      {fields.length > 1 ? <FieldChoices fields={fields} onStore={decide} /> : <FieldDifferences fields={fields} />}
    </chakra.div>
  );
}
