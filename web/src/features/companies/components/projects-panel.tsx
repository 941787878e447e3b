import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CompanyProjectsDocument, type ProjectRowFragment } from "../../../generated/graphql.ts";
import { formatDate, formatNumber, formatTime } from "../../../lib/format.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { ProjectDialog } from "./project-dialog.tsx";

const PAGE_SIZE = 20;

/** A company's projects, and adding one. */
export function ProjectsPanel({ companyId }: { companyId: string }) {
  const { t } = useTranslation(["projects", "companies"]);
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const { data, previousData, error, refetch } = useQuery(CompanyProjectsDocument, {
    variables: { companyId, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.projects;
  const add = (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );

  const columns: Column<ProjectRowFragment>[] = [
    {
      id: "name",
      header: t("fields.name"),
      cell: ({ name, description }) => (
        <>
          <chakra.bdi display="block" fontWeight="medium">
            {name}
          </chakra.bdi>
          {description && (
            <chakra.span display="block" textStyle="caption" color="fg.subtle" dir="auto" lineClamp={1}>
              {description}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: "date",
      header: t("fields.date"),
      hideOnPhone: true,
      cell: ({ date }) => date && <bdi>{`${formatDate(date)} ${formatTime(date)}`}</bdi>,
    },
    {
      id: "budget",
      header: t("fields.totalBudget"),
      align: "end",
      hideOnPhone: true,
      cell: ({ totalBudget }) =>
        totalBudget != null && formatNumber(totalBudget, { style: "currency", currency: "SAR", maximumFractionDigits: 2 }),
    },
    {
      id: "affiliated",
      header: t("fields.affiliatedProjectId"),
      hideOnPhone: true,
      cell: ({ affiliatedProject }) => affiliatedProject && <bdi>{affiliatedProject.name}</bdi>,
    },
    {
      id: "content",
      header: t("companies:newContent"),
      hideHeader: true,
      align: "end",
      cell: (project) => (
        <LinkButton to={`/companies/add-content?company=${companyId}&project=${project.id}`} size="sm">
          {t("companies:newContent")}
        </LinkButton>
      ),
    },
  ];

  return (
    <chakra.div display="flex" flexDirection="column" gap="4" pt="1">
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush title={t("title")} {...(list ? { count: list.totalCount } : {})} action={add}>
          <DataTable
            label={t("title")}
            columns={columns}
            rows={list?.results ?? []}
            rowKey={({ id }) => id}
            loading={!list}
            skeletonRows={3}
            empty={<EmptyState title={t("empty.title")} text={t("empty.text")} />}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      {adding && <ProjectDialog companyId={companyId} onClose={() => setAdding(false)} onCreated={() => void refetch()} />}
    </chakra.div>
  );
}
