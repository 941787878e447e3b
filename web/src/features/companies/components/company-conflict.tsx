import { chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { BusinessActivitiesDocument, type VoiceRuleInput } from "../../../generated/graphql.ts";
import { formatList } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { activityName } from "../activity-name.ts";
import { type CompanyField, type CompanyValues, fieldOf, isEmpty } from "../company-form.ts";

interface CompanyConflictProps {
  clashes: readonly CompanyField[];
  stored: CompanyValues;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** What two people changed, each in their own way, with what the other one made of it. */
export function CompanyConflict({ clashes, stored, onTakeTheirs, onSaveMine }: CompanyConflictProps) {
  const { t } = useTranslation("companies");
  const { data } = useQuery(BusinessActivitiesDocument);

  const theirs = (field: CompanyField): string => {
    const value = fieldOf(stored, field);
    if (isEmpty(value)) return t("conflict.cleared");
    if (field === "brandVoice.rules") return formatList((value as VoiceRuleInput[]).map(({ term }) => term));
    if (field === "businessActivityId") return activityName(data?.businessActivities.find(({ id }) => id === value)) ?? "";
    if (field === "voiceToneFile") return stored.voiceToneFile?.name ?? "";
    return Array.isArray(value) ? formatList(value as string[]) : String(value);
  };

  return (
    <Note
      tone="warning"
      alert
      action={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t("conflict.theirs")}
          </Button>
          <Button size="sm" onClick={onSaveMine}>
            {t("conflict.mine")}
          </Button>
        </>
      }
    >
      {t("conflict.title")}
      <chakra.ul mt="1" mb="0" ps="4" listStyleType="disc">
        {clashes.map((field) => (
          <li key={field}>
            {t(field === "brandVoice.rules" ? "voiceRules" : `fields.${field}`)}: <bdi>{theirs(field)}</bdi>
          </li>
        ))}
      </chakra.ul>
    </Note>
  );
}
