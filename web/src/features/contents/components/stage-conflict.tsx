import { chakra } from "@chakra-ui/react";
import { GitCompareArrows } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { DiffText } from "../history/diff-text.tsx";
import { wordDiff } from "../history/word-diff.ts";
import type { StageForm } from "../use-stage-form.ts";

interface StageConflictProps<Values extends FieldValues> {
  stageForm: StageForm<Values>;
  onReload: () => Promise<StageContentFragment | undefined>;
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value ?? ""));

/** Somebody else has saved meanwhile: what differs is shown, field by field, and the person decides. Nothing was overwritten. */
export function StageConflict<Values extends FieldValues>({ stageForm, onReload }: StageConflictProps<Values>) {
  const { t, i18n } = useTranslation("contents");
  const { differences, takeStored, keepMine } = stageForm;
  const [stored, setStored] = useState<StageContentFragment>();
  const reload = useRef(onReload);
  useEffect(() => void reload.current().then(setStored, () => undefined), []);
  const decide = async (decision: (found: StageContentFragment) => unknown) => {
    const found = stored ?? (await onReload().catch(() => undefined));
    if (found) decision(found);
  };

  /** A choice in words, anything else as it is. */
  const shown = (field: string, value: unknown) => {
    const text = textOf(value);
    const group = GROUPS[field];
    return group && i18n.exists(`contents:${group}.${text}`) ? t(`${group}.${text}`) : text;
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        alert
        action={
          <chakra.span display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" onClick={() => void decide(takeStored)}>
              {t("takeStored")}
            </Button>
            <Button size="sm" onClick={() => void decide(keepMine)}>
              {t("keepMine")}
            </Button>
          </chakra.span>
        }
      >
        {t("conflict")}
      </Note>
      {stored && (
        <chakra.dl m="0" textStyle="small" border="1px solid" borderColor="border" borderRadius="md" px="3">
          {differences(stored).map(({ field, stored: theirs, mine }) => (
            <chakra.div key={field} py="2" borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
              <chakra.dt color="fg.subtle" textStyle="caption">
                {t(`fields.${String(field)}`)}
              </chakra.dt>
              <chakra.dd m="0">
                <DiffText lines={wordDiff(shown(field, theirs), shown(field, mine))} />
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </chakra.div>
  );
}

const GROUPS: Readonly<Record<string, string>> = {
  type: "types",
  classification: "classifications",
  level: "levels",
  methodology: "methodologies",
  interestArea: "interestAreas",
  view: "views",
  conversionFunnel: "funnels",
  participation: "participations",
  intensity: "intensities",
};
