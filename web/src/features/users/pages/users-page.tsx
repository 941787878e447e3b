import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { UsersListDocument, type UsersListQuery } from "../../../generated/graphql.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { EmptyState, NothingFound } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";

type UserRow = UsersListQuery["usersList"]["results"][number];

const PAGE_SIZE = 20;

export function Component() {
  const { t } = useTranslation("users");
  const { page, search, setPage, setSearch, clear } = useListParams();
  usePageTitle(t("title"));
  const { data, previousData, loading, error, refetch } = useQuery(UsersListDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null },
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.usersList;

  const columns: Column<UserRow>[] = [
    {
      id: "username",
      header: t("username"),
      cell: (user) => (
        <chakra.span display="flex" alignItems="center" gap="2" minW="0">
          <Avatar name={user.username} />
          <chakra.bdi fontWeight="medium" overflow="hidden" textOverflow="ellipsis">
            {user.username}
          </chakra.bdi>
        </chakra.span>
      ),
    },
    { id: "companies", header: t("companies"), align: "end", cell: (user) => formatNumber(user.companies) },
    { id: "projects", header: t("projects"), align: "end", cell: (user) => formatNumber(user.projects) },
    { id: "contents", header: t("contents"), align: "end", cell: (user) => formatNumber(user.contents) },
    {
      id: "joined",
      header: t("joined"),
      hideOnPhone: true,
      cell: (user) => <chakra.span color="fg.subtle">{formatDate(user.dateJoined)}</chakra.span>,
    },
  ];

  return (
    <>
      <PageHeader title={t("title")} actions={<SearchInput label={t("search")} value={search} onChange={setSearch} />} />
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("title")}
            columns={columns}
            rows={list?.results ?? []}
            rowKey={(user) => user.id}
            loading={loading && !list}
            empty={search ? <NothingFound onClear={clear} /> : <EmptyState text={t("emptyText")} />}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </>
  );
}
