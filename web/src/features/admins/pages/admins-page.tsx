import { useQuery } from "@apollo/client/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminRowFragment, AdminsListDocument } from "../../../generated/graphql.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { DeleteAccount } from "../../../entities/account/delete-account.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { TableTools } from "../../../ui/table-tools.tsx";
import { useColumns } from "../../../ui/use-columns.tsx";
import { useAdminColumns } from "../components/use-admin-columns.tsx";

const PAGE_SIZE = 20;

export function Component() {
  const { t } = useTranslation("admins");
  const { page, search, setPage, setSearch, clear } = useListParams();
  usePageTitle(t("title"));
  const { data, previousData, loading, error, refetch } = useQuery(AdminsListDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<AdminRowFragment>();
  const list = (data ?? previousData)?.adminsList;
  const askAbout = (admin: AdminRowFragment) => {
    setLeaving(admin);
    setAsking(true);
  };
  const { shown, menu } = useColumns("admins", useAdminColumns(askAbout));

  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <TableTools>
              <SearchInput label={t("search")} value={search} onChange={setSearch} />
              {menu}
            </TableTools>
            <LinkButton to="/admins/action" variant="solid" icon={Plus}>
              {t("add")}
            </LinkButton>
          </>
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
            rowKey={({ id }) => id}
            loading={loading && !list}
            empty={{ onClear: !!search && clear }}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      <DeleteAccount
        open={asking}
        id={leaving?.id ?? ""}
        words={{
          title: t("delete.title", { name: leaving?.username ?? "" }),
          text: t("delete.text"),
          confirm: t("delete.confirm"),
          keep: t("delete.keep"),
          busy: t("delete.busy"),
          done: t("deleted"),
          failed: t("notDeleted"),
        }}
        onClose={() => setAsking(false)}
        onDeleted={() => (list?.results.length === 1 && page > 1 ? setPage(page - 1) : void refetch())}
      />
    </>
  );
}
