import { useTranslation } from "react-i18next";
import type { CompanyCardFragment } from "../../../generated/graphql.ts";
import { Badge } from "../../../ui/badge.tsx";

/** Whether a company's voice has been described. */
export function VoiceBadge({ voice }: { voice: CompanyCardFragment["brandVoice"] }) {
  const { t } = useTranslation("companies");
  const set = voice.personality.length > 0 || voice.rules.length > 0;
  return (
    <Badge tone={set ? "success" : "warning"} dot>
      {set ? t("voiceSet", { count: voice.rules.length }) : t("voiceNotSet")}
    </Badge>
  );
}
