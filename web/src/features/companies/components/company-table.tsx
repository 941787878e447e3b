import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CompanyCardFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { activityName } from "../activity-name.ts";
import { VoiceBadge } from "./voice-badge.tsx";

const Name = chakra(Link, { base: { fontWeight: "medium", _hover: { textDecoration: "underline" } } });

export function CompanyTable({ companies }: { companies: readonly CompanyCardFragment[] }) {
  const { t } = useTranslation("companies");
  const columns: Column<CompanyCardFragment>[] = [
    {
      id: "company",
      header: t("fields.companyName"),
      cell: (company) => (
        <chakra.span display="flex" alignItems="center" gap="2">
          <Avatar name={company.brandName} square />
          <Name to={`/companies/show/${company.id}`}>
            <bdi>{company.companyName}</bdi>
          </Name>
        </chakra.span>
      ),
    },
    {
      id: "activity",
      header: t("fields.businessActivityId"),
      hideOnPhone: true,
      cell: (company) => activityName(company.businessActivity),
    },
    { id: "voice", header: t("brandVoice"), cell: (company) => <VoiceBadge voice={company.brandVoice} /> },
    { id: "projects", header: t("projects"), align: "end", hideOnPhone: true, cell: (company) => formatNumber(company.projects.length) },
  ];
  return (
    <Card flush>
      <DataTable label={t("title")} columns={columns} rows={companies} rowKey={({ id }) => id} />
    </Card>
  );
}
