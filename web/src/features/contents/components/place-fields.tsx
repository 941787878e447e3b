import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ContentProjectsDocument } from "../../../generated/graphql.ts";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { localInputs } from "../status/local-time.ts";
import { SearchInput } from "../../../ui/search-input.tsx";
import type { CompanySearch } from "../use-company-choice.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";

interface PlaceFieldsProps {
  companies: readonly { id: string; companyName: string }[];
  search?: CompanySearch | undefined;
  companyId: string;
  projectId: string;
  onCompany: (id: string) => void;
  onProject: (id: string) => void;
  /** The day that it is planned for; empty for none. */
  day: string;
  onDay: (day: string) => void;
}

/** Whose content it will be, and when: the company, one of its projects, a day. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { companies, search, companyId, projectId, onCompany, onProject, day, onDay } = props;
  const { t } = useTranslation("contents");
  const { data } = useQuery(ContentProjectsDocument, { variables: { companyId }, skip: !companyId, fetchPolicy: "cache-and-network" });
  const projects = data?.projects.results ?? [];
  return (
    <FieldGrid>
      {search && (
        <chakra.div gridColumn="1 / -1">
          <SearchInput label={t("searchCompanies")} value={search.term} onChange={search.onSearch} width="100%" />
        </chakra.div>
      )}
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
      <TextInput
        label={t("fields.plannedFor")}
        optional
        type="date"
        dir="ltr"
        min={localInputs(new Date()).date}
        value={day}
        onChange={(event) => onDay(event.target.value)}
      />
    </FieldGrid>
  );
}
