import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { SystemServiceEntryFragment } from "../../../generated/graphql.ts";
import { formatNumber, formatRelative } from "../../../lib/format.ts";
import { formatFileSize } from "../../../lib/media/file-size.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { InstanceState, ServiceState } from "./service-state.tsx";

type Service = SystemServiceEntryFragment;
/** What neither publishes nor takes events. */
const EVENTLESS = "gateway";

/** A service, or one of several processes of it. */
interface Row {
  readonly service: Service;
  readonly instance?: Service["instances"][number];
}

const waitingOf = (lag: Service["lag"]) => lag.reduce((sum, { count }) => sum + count, 0);

const rowsOf = (service: Service): Row[] => [
  { service },
  ...(service.instances.length > 1 ? service.instances.map((instance) => ({ service, instance })) : []),
];

/** The gateway and the services with their processes, whether they answer, and what waits with each. */
export function ServicesTable({ services }: { services: readonly Service[] | undefined }) {
  const { t } = useTranslation("system");
  const columns: Column<Row>[] = [
    { id: "name", header: t("service"), cell: (row) => <Name {...row} /> },
    {
      id: "state",
      header: t("state"),
      cell: ({ service, instance }) => (instance ? <InstanceState instance={instance} /> : <ServiceState service={service} />),
    },
    {
      id: "since",
      header: t("since"),
      hideOnPhone: true,
      cell: ({ service, instance = service }) => (instance.startedAt ? formatRelative(instance.startedAt) : t("unknown")),
    },
    {
      id: "memory",
      header: t("memory"),
      hideOnPhone: true,
      align: "end",
      cell: ({ service, instance = service }) => (instance.memoryBytes == null ? t("unknown") : formatFileSize(instance.memoryBytes)),
    },
    {
      id: "waiting",
      header: t("eventsWaiting"),
      hideOnPhone: true,
      align: "end",
      cell: ({ service: { name, answers, lag }, instance }) =>
        instance || name === EVENTLESS ? null : answers ? formatNumber(waitingOf(lag)) : t("unknown"),
    },
    {
      id: "outbox",
      header: t("unpublished"),
      hideOnPhone: true,
      align: "end",
      cell: ({ service: { name, outboxPending }, instance }) =>
        instance || name === EVENTLESS ? null : outboxPending == null ? t("unknown") : formatNumber(outboxPending),
    },
  ];
  return (
    <DataTable
      label={t("services")}
      columns={columns}
      rows={(services ?? []).flatMap(rowsOf)}
      rowKey={({ service, instance }) => `${service.name} ${instance?.id ?? ""}`}
      loading={!services}
      skeletonRows={6}
    />
  );
}

function Name({ service: { name, lag, instances }, instance }: Row) {
  const { t } = useTranslation("system");
  if (instance)
    return (
      <chakra.span display="flex" flexDirection="column" alignItems="flex-start" ps={{ base: "2", md: "4" }}>
        <chakra.bdi dir="ltr" overflowWrap="anywhere">
          {instance.id}
        </chakra.bdi>
        <Caption>{[instance.process, instance.version].filter(Boolean).join(" ")}</Caption>
      </chakra.span>
    );
  const versions = new Set(instances.flatMap(({ version }) => version ?? []));
  const [only, ...others] = instances;
  const waiting = waitingOf(lag);
  return (
    <chakra.span display="flex" flexDirection="column" alignItems="flex-start">
      <chakra.span fontWeight="medium">{t("serviceNamed", { name })}</chakra.span>
      <Caption>{[name, [...versions].toSorted().join(", ")].filter(Boolean).join(" ")}</Caption>
      {only && others.length === 0 && <Caption>{only.id}</Caption>}
      {waiting > 0 && (
        <chakra.span textStyle="caption" display={{ md: "none" }}>
          {t("eventsWait", { count: waiting })}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <chakra.bdi dir="ltr" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
      {children}
    </chakra.bdi>
  );
}
