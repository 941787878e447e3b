import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AuditEntriesDocument, type AuditEntriesQuery } from "../../../generated/graphql.ts";
import { activityTarget } from "../../../entities/activity/activity-target.ts";
import { useActionLabel } from "../../../entities/activity/use-action-label.ts";
import { useActivityTitle } from "../../../entities/activity/use-activity-title.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { controlRecipe } from "../../../ui/control-recipe.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { spanOf } from "../audit-span.ts";
import { downloadAudit } from "../download-audit.ts";
import { Panel, PanelBar } from "./panel-bar.tsx";

type Entry = AuditEntriesQuery["auditLog"]["results"][number];

const Target = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });
const Day = chakra("input", controlRecipe);

const PAGE_SIZE = 25;
const TARGETS = ["user", "company", "project", "content", "generation", "basic-data", "partner", "branch", "contact"] as const;

/** Who did what, when and from where. */
export function AuditPanel() {
  const { t } = useTranslation(["basicData", "activity"]);
  const labelOf = useActionLabel();
  const titleOf = useActivityTitle();
  const { page, search, get, set, setPage, setSearch, replace } = useListParams();
  const target = TARGETS.find((one) => one === get("target"));
  const days = { since: get("since"), until: get("until") };
  const filter = { search: search || null, action: target ?? null, ...spanOf(days) };
  const { data, previousData, loading, error, refetch } = useQuery(AuditEntriesDocument, {
    variables: { page, pageSize: PAGE_SIZE, ...filter },
    fetchPolicy: "cache-and-network",
  });
  const [busy, setBusy] = useState(false);
  const list = (data ?? previousData)?.auditLog;

  const download = async () => {
    setBusy(true);
    try {
      await downloadAudit(filter);
    } catch (error) {
      reportFailure(error, t("audit.downloadFailed"));
    } finally {
      setBusy(false);
    }
  };

  const columns: Column<Entry>[] = [
    {
      id: "at",
      header: t("audit.at"),
      cell: ({ at }) => <chakra.span whiteSpace="nowrap">{formatDateTime(at)}</chakra.span>,
    },
    { id: "actor", header: t("audit.actor"), cell: ({ actor }) => <bdi>{actor}</bdi> },
    {
      id: "action",
      header: t("audit.action"),
      cell: (entry) => (
        <>
          {labelOf(entry.action)}
          <chakra.span display={{ base: "block", md: "none" }} textStyle="caption" color="fg.subtle">
            <bdi>{titleOf(entry)}</bdi>
            {entry.ip && (
              <>
                {entry.title ? " · " : ""}
                <bdi dir="ltr">{entry.ip}</bdi>
              </>
            )}
          </chakra.span>
        </>
      ),
    },
    {
      id: "title",
      header: t("audit.target"),
      hideOnPhone: true,
      cell: (entry) => {
        const to = entry.action.endsWith(".deleted") ? null : activityTarget(entry);
        const name = entry.title ? (
          <chakra.bdi overflowWrap="anywhere">{titleOf(entry)}</chakra.bdi>
        ) : (
          <chakra.bdi dir="ltr" color="fg.subtle" textStyle="caption">
            {entry.targetId}
          </chakra.bdi>
        );
        return to ? <Target to={to}>{name}</Target> : name;
      },
    },
    {
      id: "ip",
      header: t("audit.ip"),
      hideOnPhone: true,
      cell: ({ ip }) => (
        <chakra.bdi dir="ltr" color="fg.subtle">
          {ip}
        </chakra.bdi>
      ),
    },
  ];

  return (
    <Panel>
      <PanelBar
        filters={
          <>
            <SearchInput label={t("audit.search")} value={search} onChange={setSearch} />
            <chakra.div w={{ base: "100%", md: "200px" }}>
              <SelectControl
                aria-label={t("audit.kind")}
                value={target ?? ""}
                placeholder={t("audit.everything")}
                options={TARGETS.map((one) => ({ value: one, label: t(`activity:targets.${one}`) }))}
                onChange={(event) => set({ target: event.target.value })}
              />
            </chakra.div>
            {(["since", "until"] as const).map((side) => (
              <chakra.label key={side} display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted" whiteSpace="nowrap">
                {t(`audit.${side}`)}
                <Day
                  type="date"
                  w="148px"
                  value={days[side]}
                  {...(side === "until" && days.since ? { min: days.since } : {})}
                  onChange={(event) => set({ [side]: event.target.value })}
                />
              </chakra.label>
            ))}
          </>
        }
        action={
          <Button icon={Download} busy={busy} onClick={() => void download()}>
            {t("audit.download")}
          </Button>
        }
      />
      {error && !list ? (
        <ErrorDisplay message={t("audit.fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("tabs.audit")}
            columns={columns}
            rows={list?.results ?? []}
            rowKey={({ id }) => id}
            loading={loading && !list}
            empty={{ onClear: !!(search || target || days.since || days.until) && (() => replace({ tab: "audit" })) }}
          />
        </Card>
      )}
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </Panel>
  );
}
