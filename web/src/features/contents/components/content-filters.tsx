import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ContentCompaniesDocument } from "../../../generated/graphql.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { SearchInput } from "../../../ui/search-input.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { ORDERS, SCORE_BANDS } from "../content-filter.ts";
import { choices } from "../content-options.ts";

interface ContentFiltersProps {
  params: ReturnType<typeof useListParams>;
  /** They have an order to choose. */
  ordered?: boolean;
}

/** Narrows the list; what is chosen stands in the address. */
export function ContentFilters({ params, ordered }: ContentFiltersProps) {
  const { t } = useTranslation(["contents", "review"]);
  const { data } = useQuery(ContentCompaniesDocument, { fetchPolicy: "cache-and-network" });
  const companies = data?.companies.results ?? [];
  const filter = (name: string, all: string, options: { value: string; label: string }[]) => (
    <chakra.span flex={{ base: "1 0 auto", md: "0 0 auto" }} minW={{ base: "calc(50% - 4px)", md: "0" }} maxW="100%">
      <SelectControl
        fitted
        aria-label={t(`fields.${name}`)}
        placeholder={all}
        value={params.get(name)}
        onChange={(event) => params.set({ [name]: event.target.value })}
        options={options}
      />
    </chakra.span>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <SearchInput label={t("searchTitles")} value={params.search} onChange={params.setSearch} width="180px" grows />
      {filter(
        "company",
        t("allCompanies"),
        companies.map(({ id, brandName }) => ({ value: id, label: brandName })),
      )}
      {filter("type", t("anyType"), choices(t, "types"))}
      {filter("status", t("anyStatus"), choices(t, "statuses"))}
      {filter(
        "score",
        t("anyScore"),
        Object.keys(SCORE_BANDS).map((value) => ({ value, label: t(`scoreBands.${value}`) })),
      )}
      {filter("assignee", t("review:anyAssignee"), [{ value: "me", label: t("review:mine") }])}
      {filter("due", t("review:anyDue"), [
        { value: "overdue", label: t("review:overdueOnly") },
        { value: "week", label: t("review:dueThisWeek") },
      ])}
      {ordered &&
        filter(
          "order",
          t("newestFirst"),
          Object.keys(ORDERS).map((value) => ({ value, label: t(`orders.${value}`) })),
        )}
    </chakra.div>
  );
}
