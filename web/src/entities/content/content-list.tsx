import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ListedContentFragment, ListedContentsDocument } from "../../generated/graphql.ts";
import { formatDate } from "../../lib/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ContentStatusBadge } from "./content-status-badge.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { Pagination } from "../../ui/pagination.tsx";

const PAGE_SIZE = 10;

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });
const Quiet = chakra(Link, { base: { color: "fg.muted", _hover: { textDecoration: "underline" } } });

interface ContentListProps {
  companyId: string;
  /** Only the contents of this project. */
  projectId?: string;
  /** Somebody else's: nothing is added. */
  readOnly?: boolean;
}

/** The contents of a company or of one of its projects, newest first, and adding one to it. */
export function ContentList({ companyId, projectId, readOnly }: ContentListProps) {
  const { t } = useTranslation(["contents", "companies"]);
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(ListedContentsDocument, {
    variables: { companyId, projectId: projectId ?? null, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.contents;
  const add = !readOnly && (
    <LinkButton
      to={`/companies/add-content?${new URLSearchParams({ company: companyId, ...(projectId ? { project: projectId } : {}) })}`}
      icon={Plus}
      size="sm"
    >
      {t("newContent")}
    </LinkButton>
  );

  const columns: Column<ListedContentFragment>[] = [
    {
      id: "title",
      header: t("fields.title"),
      cell: ({ id, title }) => (
        <Title to={`/contents/show/${id}`} dir="auto">
          {title}
        </Title>
      ),
    },
    { id: "type", header: t("fields.type"), hideOnPhone: true, cell: ({ type }) => t(`types.${type}`) },
    ...(projectId
      ? []
      : [
          {
            id: "project",
            header: t("fields.project"),
            hideOnPhone: true,
            cell: ({ project }: ListedContentFragment) =>
              project && (
                <Quiet to={`/companies/project-content/${project.id}`}>
                  <bdi>{project.name}</bdi>
                </Quiet>
              ),
          },
        ]),
    { id: "stage", header: t("stage"), hideOnPhone: true, cell: ({ stage }) => t(`stageNames.${stage}`) },
    { id: "status", header: t("fields.status"), cell: ({ status }) => <ContentStatusBadge status={status} /> },
    {
      id: "updated",
      header: t("updated"),
      hideOnPhone: true,
      cell: ({ updatedAt }) => (
        <chakra.time dateTime={updatedAt} color="fg.subtle" whiteSpace="nowrap">
          {formatDate(updatedAt)}
        </chakra.time>
      ),
    },
  ];

  if (error && !list) return <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Card flush title={t("title")} {...(list ? { count: list.totalCount } : {})} action={add}>
        <DataTable
          label={t("title")}
          columns={columns}
          rows={list?.results ?? []}
          rowKey={({ id }) => id}
          loading={!list}
          skeletonRows={3}
          empty={{ text: t("empty.incomplete") }}
        />
      </Card>
      {list && list.totalCount > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </chakra.div>
  );
}
