import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ContactCardFragment, ContactsDocument } from "../../../generated/graphql.ts";
import { formatNumber, formatRelative } from "../../../lib/format.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { contactAddress, STAGE_TONES } from "../contact-stages.ts";

const PAGE_SIZE = 20;

interface ContactTableProps {
  params: ReturnType<typeof useListParams>;
  filter: { search: string | null; kind: string | null };
  onClear: () => void;
}

/** Everybody, a page at a time. */
export function ContactTable({ params: { page, setPage }, filter, onClear }: ContactTableProps) {
  const { t } = useTranslation("crm");
  const { data, previousData, error, refetch } = useQuery(ContactsDocument, {
    variables: { ...filter, stage: null, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.contacts;
  const columns: Column<ContactCardFragment>[] = [
    {
      id: "name",
      header: t("name"),
      cell: ({ id, name, organization }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
          <Link to={contactAddress(id)}>
            <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
              {name}
            </chakra.bdi>
          </Link>
          {organization && (
            <chakra.bdi textStyle="caption" color="fg.subtle">
              {organization}
            </chakra.bdi>
          )}
        </chakra.span>
      ),
    },
    {
      id: "stage",
      header: t("stage"),
      cell: ({ stage }) => (
        <Badge dot tone={STAGE_TONES[stage]}>
          {t(`stages.${stage}`)}
        </Badge>
      ),
    },
    { id: "kind", header: t("kind"), hideOnPhone: true, cell: ({ kind }) => t(`kinds.${kind as "FORM"}`) },
    {
      id: "email",
      header: t("email"),
      hideOnPhone: true,
      cell: ({ email, phone }) => (
        <chakra.bdi dir="ltr" overflowWrap="anywhere">
          {email || phone}
        </chakra.bdi>
      ),
    },
    { id: "companies", header: t("companies"), hideOnPhone: true, align: "end", cell: ({ companies }) => formatNumber(companies) },
    { id: "contents", header: t("contents"), hideOnPhone: true, align: "end", cell: ({ contents }) => formatNumber(contents) },
    {
      id: "activity",
      header: t("lastActivity"),
      hideOnPhone: true,
      cell: ({ lastActivityAt }) => (
        <chakra.time dateTime={lastActivityAt} color="fg.subtle" whiteSpace="nowrap">
          {formatRelative(lastActivityAt)}
        </chakra.time>
      ),
    },
  ];
  if (error && !list) return <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />;
  return (
    <>
      <Card flush>
        <DataTable
          label={t("table")}
          columns={columns}
          rows={list?.results ?? []}
          rowKey={({ id }) => id}
          loading={!list}
          empty={{ text: t("empty"), onClear: !!(filter.search || filter.kind) && onClear }}
        />
      </Card>
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </>
  );
}
