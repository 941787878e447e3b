import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ContentTemplatesDocument } from "../../../generated/graphql.ts";
import { companyTemplate } from "./company-template.ts";

/** The templates that a company has saved, once they are known. */
export function useCompanyTemplates(companyId: string) {
  const { t } = useTranslation("contents");
  const { data, error, refetch } = useQuery(ContentTemplatesDocument, {
    variables: { companyId },
    skip: companyId === "",
    fetchPolicy: "cache-and-network",
  });
  const saved = data?.contentTemplates;
  const templates = useMemo(() => saved?.map((template) => companyTemplate(template, t(`types.${template.type}`))), [saved, t]);
  return { templates, failed: error !== undefined && !saved, refetch };
}
