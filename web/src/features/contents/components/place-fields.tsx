import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ContentProjectsDocument } from "../../../generated/graphql.ts";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";

export interface PlaceFieldsProps {
  companies: readonly { id: string; companyName: string }[];
  companyId: string;
  projectId: string;
  onCompany: (id: string) => void;
  onProject: (id: string) => void;
}

/** Whose content it will be: the company, and one of its projects. */
export function PlaceFields({ companies, companyId, projectId, onCompany, onProject }: PlaceFieldsProps) {
  const { t } = useTranslation("contents");
  const { data } = useQuery(ContentProjectsDocument, { variables: { companyId }, skip: !companyId, fetchPolicy: "cache-and-network" });
  const projects = data?.projects.results ?? [];
  return (
    <FieldGrid>
      <SingleSelect
        label={t("fields.company")}
        value={companyId}
        onChange={(event) => onCompany(event.target.value)}
        options={companies.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      />
      <SingleSelect
        label={t("fields.project")}
        optional
        placeholder={t("noProject")}
        value={projectId}
        disabled={projects.length === 0}
        onChange={(event) => onProject(event.target.value)}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FieldGrid>
  );
}
