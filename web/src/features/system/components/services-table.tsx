import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { SystemServiceEntryFragment } from "../../../generated/graphql.ts";
import { formatNumber, formatRelative } from "../../../lib/format.ts";
import { formatFileSize } from "../../../lib/media/file-size.ts";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** From 0 to 1. */
const shareDone = (migrations: SystemServiceEntryFragment["migrations"]) =>
  sum(migrations.map(({ done }) => done)) / Math.max(1, sum(migrations.map(({ total }) => total)));

/** The services, whether they answer, and what waits with each. */
export function ServicesTable({ services }: { services: readonly SystemServiceEntryFragment[] | undefined }) {
  const { t } = useTranslation("system");
  const columns: Column<SystemServiceEntryFragment>[] = [
    {
      id: "name",
      header: t("service"),
      cell: ({ name, version }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start">
          <chakra.span fontWeight="medium">{t("serviceNamed", { name })}</chakra.span>
          <chakra.bdi dir="ltr" textStyle="caption" color="fg.subtle">
            {version ? `${name} ${version}` : name}
          </chakra.bdi>
        </chakra.span>
      ),
    },
    {
      id: "state",
      header: t("state"),
      cell: ({ answers, failing, migrations }) => {
        if (!answers)
          return (
            <Badge tone="danger" dot>
              {t("away")}
            </Badge>
          );
        if (failing.length > 0)
          return (
            <Badge tone="danger" dot>
              {t("notReady")}
            </Badge>
          );
        return migrations.length > 0 ? (
          <Badge tone="info" dot>
            {t("migrating", { share: formatNumber(shareDone(migrations), { style: "percent", maximumFractionDigits: 0 }) })}
          </Badge>
        ) : (
          <Badge tone="success" dot>
            {t("ready")}
          </Badge>
        );
      },
    },
    { id: "since", header: t("since"), hideOnPhone: true, cell: ({ startedAt }) => (startedAt ? formatRelative(startedAt) : t("unknown")) },
    {
      id: "memory",
      header: t("memory"),
      hideOnPhone: true,
      align: "end",
      cell: ({ memoryBytes }) => (memoryBytes == null ? t("unknown") : formatFileSize(memoryBytes)),
    },
    {
      id: "waiting",
      header: t("eventsWaiting"),
      align: "end",
      cell: ({ answers, lag }) => (answers ? formatNumber(sum(lag.map(({ count }) => count))) : t("unknown")),
    },
    {
      id: "outbox",
      header: t("unpublished"),
      hideOnPhone: true,
      align: "end",
      cell: ({ outboxPending }) => (outboxPending == null ? t("unknown") : formatNumber(outboxPending)),
    },
  ];
  return <DataTable label={t("services")} columns={columns} rows={services ?? []} rowKey={({ name }) => name} loading={!services} />;
}
