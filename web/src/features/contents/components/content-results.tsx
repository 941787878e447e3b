import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { type ContentRowFragment, ContentsDocument } from "../../../generated/graphql.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { NoDataProps } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { type ContentFilter, contentOrderOf } from "../content-filter.ts";
import { ChosenBar } from "../export/chosen-bar.tsx";
import { useChosen } from "../export/use-chosen.ts";
import { ContentFilters } from "./content-filters.tsx";
import { ContentTable } from "./content-table.tsx";
import { DeleteContent } from "./delete-content.tsx";

const PAGE_SIZE = 20;

function focusHeading() {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

interface ContentResultsProps {
  params: ReturnType<typeof useListParams>;
  filter: ContentFilter;
  /** Only those that are completed, or that aren't; null for all. */
  completed: boolean | null;
}

/** The contents that the filter leaves, newest first unless told otherwise. */
export function ContentResults({ params, filter, completed }: ContentResultsProps) {
  const { t } = useTranslation("contents");
  const [deleting, setDeleting] = useState<ContentRowFragment>();
  const chosen = useChosen(JSON.stringify(filter));
  const choosePage = useRef<HTMLInputElement>(null);
  const { data, previousData, loading, error, refetch } = useQuery(ContentsDocument, {
    variables: { ...filter, orderBy: contentOrderOf(params.get), completed, page: params.page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.contents;

  const afterDeletion = async (id: string, forget: () => void) => {
    const wasLast = params.page > 1 && list?.results.every((content) => content.id === id);
    forget();
    if (wasLast) params.setPage(params.page - 1);
    else await refetch();
    focusHeading();
  };
  const chooseNone = () => {
    // the button goes with what was chosen, and a page of which nothing was could not be chosen until then
    flushSync(chosen.clear);
    if (choosePage.current?.disabled === false) choosePage.current.focus();
    else focusHeading();
  };

  const empty: NoDataProps = {
    text: t(completed ? "empty.completed" : "empty.incomplete"),
    onClear: Object.values(filter).some(Boolean) && params.clear,
    action: (
      <LinkButton to="/companies/add-content" icon={Plus}>
        {t("newContent")}
      </LinkButton>
    ),
  };

  if (error && !list) return <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" pt="1">
      <ContentFilters params={params} ordered />
      {chosen.contents.length > 0 && <ChosenBar chosen={chosen} onClear={chooseNone} />}
      <Card flush>
        <ContentTable
          contents={list?.results ?? []}
          loading={loading && !list}
          empty={empty}
          onDelete={setDeleting}
          onMoved={() => void refetch()}
          chosen={chosen}
          choosePage={choosePage}
        />
      </Card>
      {list && <Pagination page={params.page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={params.setPage} />}
      {deleting && (
        <DeleteContent
          content={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={(forget) => {
            chosen.set([deleting], false);
            void afterDeletion(deleting.id, forget);
          }}
        />
      )}
    </chakra.div>
  );
}
