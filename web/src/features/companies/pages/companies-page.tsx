import { useQuery } from "@apollo/client/react";
import { LayoutGrid, Plus, Rows3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CompaniesDocument } from "../../../generated/graphql.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, NothingFound } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CompanyCards } from "../components/company-cards.tsx";
import { CompanyTable } from "../components/company-table.tsx";

const PAGE_SIZE = 12;

export function Component() {
  const { t } = useTranslation("companies");
  const { page, search, get, set, setPage, setSearch, clear } = useListParams();
  usePageTitle(t("title"));
  const { data, previousData, error, refetch } = useQuery(CompaniesDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.companies;
  const view = get("view") === "table" ? "table" : "cards";

  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            {(search || (list && list.totalCount > 0)) && <SearchInput label={t("search")} value={search} onChange={setSearch} />}
            <Segmented
              label={t("view")}
              value={view}
              onChange={(next) => set({ view: next === "table" ? "table" : "", page: page > 1 ? String(page) : "" })}
              segments={[
                { value: "cards", label: t("cards"), icon: LayoutGrid },
                { value: "table", label: t("table"), icon: Rows3 },
              ]}
            />
            <LinkButton to="/companies/add" variant="solid" icon={Plus}>
              {t("add")}
            </LinkButton>
          </>
        }
      />
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : !list ? (
        <Card>
          <Skeleton lines={5} />
        </Card>
      ) : list.results.length === 0 ? (
        <Card flush>
          {search ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState
              title={t("empty.title")}
              text={t("empty.text")}
              action={
                <LinkButton to="/companies/add" icon={Plus}>
                  {t("add")}
                </LinkButton>
              }
            />
          )}
        </Card>
      ) : view === "table" ? (
        <CompanyTable companies={list.results} />
      ) : (
        <CompanyCards companies={list.results} />
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </>
  );
}
