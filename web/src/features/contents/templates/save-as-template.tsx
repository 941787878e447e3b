import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SaveContentAsTemplateDocument } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { NameTemplate } from "./name-template.tsx";

/** Keeps a content's brief as a template of its company, under a name. */
export function SaveAsTemplate({ content, onClose }: { content: { id: string; title: string }; onClose: () => void }) {
  const { t } = useTranslation("templates");
  const { cache } = useApolloClient();
  const [save, { loading }] = useMutation(SaveContentAsTemplateDocument);
  const keep = async (name: string) => {
    await save({ variables: { contentId: content.id, name } });
    cache.evict({ id: "ROOT_QUERY", fieldName: "contentTemplates" });
    notify.success(t("saved"));
  };
  return (
    <NameTemplate
      title={t("save")}
      lead={t("saveLead")}
      first={content.title}
      busy={loading}
      failed={t("notSaved")}
      onName={keep}
      onClose={onClose}
    />
  );
}
