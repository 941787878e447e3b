import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { EllipsisVertical, Eye, EyeOff, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import {
  BasicDataCategoriesDocument,
  type BasicDataRecordFragment,
  BasicDataRecordsDocument,
  UpdateBasicDataDocument,
} from "../../../generated/graphql.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { useCategoryName } from "../category-name.ts";
import { DeleteRecord } from "./delete-record.tsx";
import { Panel, PanelBar } from "./panel-bar.tsx";

const PAGE_SIZE = 20;
const addressOf = ({ id }: BasicDataRecordFragment) => `/basic-data/show?id=${encodeURIComponent(id)}`;

/** The records that select fields offer, by category. */
export function RecordsPanel() {
  const { t } = useTranslation("basicData");
  const navigate = useNavigate();
  const nameOf = useCategoryName();
  const { page, search, get, set, setPage, setSearch, replace } = useListParams();
  const category = get("category");
  const { data: known } = useQuery(BasicDataCategoriesDocument, { fetchPolicy: "cache-and-network" });
  const { data, previousData, loading, error, refetch } = useQuery(BasicDataRecordsDocument, {
    variables: { page, pageSize: PAGE_SIZE, search: search || null, category: category || null },
    fetchPolicy: "cache-and-network",
  });
  const [update] = useMutation(UpdateBasicDataDocument);
  const [leaving, setLeaving] = useState<BasicDataRecordFragment>();
  const list = (data ?? previousData)?.basicDataList;

  const turn = async (record: BasicDataRecordFragment) => {
    try {
      await update({ variables: { id: record.id, input: { isActive: !record.isActive } } });
      notify.success(t(record.isActive ? "deactivated" : "activated"));
    } catch (error) {
      reportFailure(error, t("notUpdated"));
    }
  };

  const columns: Column<BasicDataRecordFragment>[] = [
    {
      id: "name",
      header: t("displayName"),
      cell: (record) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
          <Link to={addressOf(record)}>
            <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
              {record.displayName}
            </chakra.bdi>
          </Link>
          {record.displayNameAr && (
            <chakra.bdi lang="ar" textStyle="caption" color="fg.subtle">
              {record.displayNameAr}
            </chakra.bdi>
          )}
        </chakra.span>
      ),
    },
    { id: "category", header: t("category"), hideOnPhone: true, cell: (record) => <bdi>{nameOf(record.category)}</bdi> },
    {
      id: "slug",
      header: t("slug"),
      hideOnPhone: true,
      cell: ({ slug }) => (
        <chakra.bdi dir="auto" color="fg.subtle" overflowWrap="anywhere">
          {slug}
        </chakra.bdi>
      ),
    },
    { id: "value", header: t("value"), hideOnPhone: true, cell: ({ value }) => <chakra.bdi overflowWrap="anywhere">{value}</chakra.bdi> },
    {
      id: "state",
      header: t("state"),
      cell: ({ isActive }) => (
        <Badge dot tone={isActive ? "success" : "neutral"}>
          {t(isActive ? "active" : "inactive")}
        </Badge>
      ),
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      cell: (record) => (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t("common:rowMenu", { name: record.displayName })} />}
          entries={[
            { id: "edit", label: t("common:edit"), icon: Pencil, onSelect: () => void navigate(addressOf(record)) },
            {
              id: "turn",
              label: t(record.isActive ? "deactivate" : "activate"),
              icon: record.isActive ? EyeOff : Eye,
              onSelect: () => void turn(record),
            },
            {
              id: "delete",
              label: t("common:delete"),
              icon: Trash2,
              danger: true,
              onSelect: () => setLeaving(record),
            },
          ]}
        />
      ),
    },
  ];

  return (
    <Panel>
      <PanelBar
        filters={
          <>
            <SearchInput label={t("search")} value={search} onChange={setSearch} />
            <chakra.div w={{ base: "100%", md: "220px" }}>
              <SelectControl
                aria-label={t("category")}
                value={category}
                placeholder={t("allCategories")}
                options={(known?.basicDataCategories ?? []).map((one) => ({ value: one.category, label: nameOf(one.category) }))}
                onChange={(event) => set({ category: event.target.value })}
              />
            </chakra.div>
          </>
        }
        action={
          <LinkButton
            to={category ? `/basic-data/show?category=${encodeURIComponent(category)}` : "/basic-data/show"}
            variant="solid"
            icon={Plus}
          >
            {t("add")}
          </LinkButton>
        }
      />
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("tabs.records")}
            columns={columns}
            rows={list?.results ?? []}
            rowKey={({ id }) => id}
            loading={loading && !list}
            empty={{ text: t("empty"), onClear: !!(search || category) && (() => replace({})) }}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      {leaving && (
        <DeleteRecord
          record={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => (list?.results.length === 1 && page > 1 ? setPage(page - 1) : void refetch())}
        />
      )}
    </Panel>
  );
}
