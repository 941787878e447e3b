import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatNumber } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { activityName } from "../activity-name.ts";
import type { ListedCompany } from "../listed-company.ts";
import { CompanyMenu } from "./company-menu.tsx";
import { VoiceBadge } from "./voice-badge.tsx";

const Name = chakra(Link, { base: { fontWeight: "medium", _hover: { textDecoration: "underline" } } });

interface CompanyTableProps {
  companies: readonly ListedCompany[];
  loading: boolean;
  onDelete: (company: ListedCompany) => void;
}

export function CompanyTable({ companies, loading, onDelete }: CompanyTableProps) {
  const { t } = useTranslation("companies");
  const columns: Column<ListedCompany>[] = [
    {
      id: "brand",
      header: t("fields.brandName"),
      cell: (company) => (
        <chakra.span display="flex" alignItems="center" gap="2" minW="0">
          <Avatar name={company.brandName} image={company.logo} square />
          <Name to={`/companies/show/${company.id}`}>
            <bdi>{company.brandName}</bdi>
          </Name>
        </chakra.span>
      ),
    },
    { id: "company", header: t("fields.companyName"), hideOnPhone: true, cell: ({ companyName }) => <bdi>{companyName}</bdi> },
    {
      id: "activity",
      header: t("fields.businessActivityId"),
      hideOnPhone: true,
      cell: (company) => activityName(company.businessActivity),
    },
    ...(companies.some(({ owner }) => owner.username)
      ? [{ id: "owner", header: t("owner"), hideOnPhone: true, cell: ({ owner }: ListedCompany) => <bdi>{owner.username}</bdi> }]
      : []),
    { id: "voice", header: t("brandVoice"), cell: (company) => <VoiceBadge voice={company.brandVoice} /> },
    { id: "projects", header: t("projects"), align: "end", hideOnPhone: true, cell: (company) => formatNumber(company.projects.length) },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      width: "56px",
      cell: (company) => <CompanyMenu company={company} onDelete={() => onDelete(company)} />,
    },
  ];
  return (
    <Card flush>
      <DataTable label={t("title")} columns={columns} rows={companies} rowKey={({ id }) => id} loading={loading} />
    </Card>
  );
}
