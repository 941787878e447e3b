import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { EllipsisVertical, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { UsersListDocument, type UsersListQuery } from "../../../generated/graphql.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { TableTools } from "../../../ui/table-tools.tsx";
import { useColumns } from "../../../ui/use-columns.tsx";
import { DeleteUser } from "../components/delete-user.tsx";
import { InviteUser } from "../components/invite-user.tsx";

type UserRow = UsersListQuery["usersList"]["results"][number];

const PAGE_SIZE = 20;

const Name = chakra(Link, {
  base: { fontWeight: "medium", overflow: "hidden", textOverflow: "ellipsis", _hover: { textDecoration: "underline" } },
});

const detailsOf = ({ id }: UserRow) => `/users/user-details/${id}`;

export function Component() {
  const { t } = useTranslation("users");
  const navigate = useNavigate();
  const { page, search, setPage, setSearch, clear } = useListParams();
  usePageTitle(t("title"));
  const { data, previousData, loading, error, refetch } = useQuery(UsersListDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null },
    notifyOnNetworkStatusChange: true,
  });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<UserRow>();
  const list = (data ?? previousData)?.usersList;

  const askAbout = (user: UserRow) => {
    setLeaving(user);
    setAsking(true);
  };

  const columns: Column<UserRow>[] = [
    {
      id: "username",
      header: t("username"),
      cell: (user) => (
        <chakra.span display="flex" alignItems="center" gap="2" minW="0">
          <Avatar name={user.username} />
          <Name to={detailsOf(user)}>
            <bdi>{user.username}</bdi>
          </Name>
        </chakra.span>
      ),
    },
    { id: "companies", header: t("companies"), align: "end", hideOnPhone: true, cell: (user) => formatNumber(user.companies) },
    { id: "projects", header: t("projects"), align: "end", hideOnPhone: true, cell: (user) => formatNumber(user.projects) },
    { id: "contents", header: t("contents"), align: "end", cell: (user) => formatNumber(user.contents) },
    {
      id: "joined",
      header: t("joined"),
      hideOnPhone: true,
      cell: (user) => <chakra.span color="fg.subtle">{formatDate(user.dateJoined)}</chakra.span>,
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      cell: (user) => (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t("common:rowMenu", { name: user.username })} />}
          entries={[
            { id: "details", label: t("open"), icon: UserRound, onSelect: () => void navigate(detailsOf(user)) },
            { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: () => askAbout(user) },
          ]}
        />
      ),
    },
  ];

  const { shown, menu } = useColumns("users", columns);

  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <TableTools>
            <SearchInput label={t("search")} value={search} onChange={setSearch} />
            {menu}
            <InviteUser />
          </TableTools>
        }
      />
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("title")}
            columns={shown}
            rows={list?.results ?? []}
            rowKey={(user) => user.id}
            loading={loading && !list}
            empty={{ text: t("emptyText"), onClear: !!search && clear }}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      <DeleteUser
        open={asking}
        user={leaving}
        onClose={() => setAsking(false)}
        onDeleted={() => (list?.results.length === 1 && page > 1 ? setPage(page - 1) : void refetch())}
      />
    </>
  );
}
