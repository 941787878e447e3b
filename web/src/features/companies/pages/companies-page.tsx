import { useApolloClient, useQuery } from "@apollo/client/react";
import { LayoutGrid, Plus, Rows3 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CompaniesDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { NoData } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ImportCompany } from "../archive/import-company.tsx";
import { CompanyCards, CompanyCardsSkeleton } from "../components/company-cards.tsx";
import { CompanyTable } from "../components/company-table.tsx";
import { DeleteCompany } from "../components/delete-company.tsx";
import { forgetCompany } from "../forget-company.ts";
import type { ListedCompany } from "../listed-company.ts";
import { useCompanyView } from "../use-company-view.ts";

const PAGE_SIZE = 12;

export function Component() {
  const { t } = useTranslation("companies");
  const { page, search, get, set, setPage, setSearch } = useListParams();
  usePageTitle(t("title"));
  const { cache } = useApolloClient();
  const [view, setView] = useCompanyView(get("view"));
  const isAdmin = useAuth().user?.role !== "CLIENT";
  const [deleting, setDeleting] = useState<ListedCompany>();
  const { data, previousData, error, refetch } = useQuery(CompaniesDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null, withOwners: isAdmin },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.companies;
  const none = list?.totalCount === 0;
  const lastPage = list && Math.max(1, Math.ceil(list.totalCount / PAGE_SIZE));
  useEffect(() => {
    if (lastPage && page > lastPage) setPage(lastPage);
  }, [lastPage, page, setPage]);

  const afterDeletion = async (id: string) => {
    forgetCompany(cache, id);
    await refetch();
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  };

  const found =
    view === "table" ? (
      <CompanyTable companies={list?.results ?? []} loading={!list} onDelete={setDeleting} />
    ) : list ? (
      <CompanyCards companies={list.results} onDelete={setDeleting} />
    ) : (
      <CompanyCardsSkeleton />
    );

  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            {(search || !none) && <SearchInput label={t("search")} value={search} onChange={setSearch} />}
            <Segmented
              label={t("view")}
              value={view}
              onChange={(next) => {
                setView(next);
                set({ view: next === "table" ? "table" : "", page: page > 1 ? String(page) : "" });
              }}
              segments={[
                { value: "cards", label: t("cards"), icon: LayoutGrid },
                { value: "table", label: t("table"), icon: Rows3 },
              ]}
            />
            <ImportCompany onTaken={() => void refetch()} />
            <LinkButton to="/companies/add" variant="solid" icon={Plus}>
              {t("add")}
            </LinkButton>
          </>
        }
      />
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : none ? (
        <Card flush>
          <NoData
            text={t("empty.text")}
            onClear={!!search && (() => setSearch(""))}
            action={
              <LinkButton to="/companies/add" icon={Plus}>
                {t("add")}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        found
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      {deleting && <DeleteCompany company={deleting} onClose={() => setDeleting(undefined)} onDeleted={() => afterDeletion(deleting.id)} />}
    </>
  );
}
