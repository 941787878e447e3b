import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ContentCountsDocument, ContentsDocument, type ContentStatus, type ContentType } from "../../../generated/graphql.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, NothingFound } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ContentFilters } from "../components/content-filters.tsx";
import { ContentTable } from "../components/content-table.tsx";
import { CHOICES } from "../content-options.ts";

const PAGE_SIZE = 20;

/** A filter's value from the address; anything that isn't a choice is none. */
const chosen = <Value extends string>(values: readonly Value[], value: string) => values.find((known) => known === value) ?? null;

export function Component() {
  const { t } = useTranslation("contents");
  const params = useListParams();
  usePageTitle(t("title"));
  const completed = params.get("completed") === "true";
  const filter = {
    companyId: params.get("company") || null,
    type: chosen<ContentType>(CHOICES.types, params.get("type")),
    status: chosen<ContentStatus>(CHOICES.statuses, params.get("status")),
    search: params.search || null,
  };
  const filtered = Object.values(filter).some(Boolean);
  const { data: counts } = useQuery(ContentCountsDocument, { variables: filter, fetchPolicy: "cache-and-network" });
  const { data, previousData, loading, error, refetch } = useQuery(ContentsDocument, {
    variables: { ...filter, completed, page: params.page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.contents;

  const empty = filtered ? (
    <NothingFound onClear={params.clear} />
  ) : (
    <EmptyState
      title={t(completed ? "empty.completed" : "empty.incomplete")}
      text={t("empty.text")}
      action={
        <LinkButton to="/companies/add-content" icon={Plus}>
          {t("newContent")}
        </LinkButton>
      }
    />
  );
  const table =
    error && !list ? (
      <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
    ) : (
      <chakra.div display="flex" flexDirection="column" gap="4" pt="1">
        <ContentFilters params={params} />
        <Card flush>
          <ContentTable contents={list?.results ?? []} loading={loading && !list} empty={empty} />
        </Card>
        {list && <Pagination page={params.page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={params.setPage} />}
      </chakra.div>
    );

  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <LinkButton to="/companies/add-content" variant="solid" icon={Plus}>
            {t("newContent")}
          </LinkButton>
        }
      />
      <Tabs
        label={t("title")}
        value={completed ? "completed" : "incomplete"}
        onChange={(tab) => params.set({ completed: tab === "completed" ? "true" : "" })}
        tabs={[
          {
            value: "incomplete",
            label: t("incomplete"),
            ...(counts ? { count: counts.incomplete.totalCount } : {}),
            content: !completed && table,
          },
          {
            value: "completed",
            label: t("completed"),
            ...(counts ? { count: counts.completed.totalCount } : {}),
            content: completed && table,
          },
        ]}
      />
    </>
  );
}
