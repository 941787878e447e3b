import { useQuery } from "@apollo/client/react";
import { Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AiModelsDocument } from "../../../generated/graphql.ts";
import { isModelConnected } from "../../../entities/ai-model/is-model-connected.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

/** Tells admins that no model writes here, and leads to how one is connected. */
export function NoModelBanner() {
  const { t } = useTranslation("dashboard");
  const { data } = useQuery(AiModelsDocument);
  if (!data || isModelConnected(data.aiModels)) return null;
  return (
    <Note
      tone="info"
      icon={Unplug}
      action={
        <LinkButton to="/dashboard?tab=usage" size="sm">
          {t("noModel.action")}
        </LinkButton>
      }
    >
      {t("noModel.text")}
    </Note>
  );
}
