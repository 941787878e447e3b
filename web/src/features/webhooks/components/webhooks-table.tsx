import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { WebhookEntryFragment } from "../../../generated/graphql.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { WebhookState } from "./webhook-state.tsx";

interface WebhooksTableProps {
  /** Absent while they are being read. */
  webhooks: readonly WebhookEntryFragment[] | undefined;
  emptyAction: ReactNode;
}

const Name = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

export function WebhooksTable({ webhooks, emptyAction }: WebhooksTableProps) {
  const { t } = useTranslation("webhooks");
  const columns: Column<WebhookEntryFragment>[] = [
    {
      id: "name",
      header: t("name"),
      cell: ({ id, name, url }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
          <Name to={`/profile/webhooks/${id}`}>
            <bdi>{name}</bdi>
          </Name>
          <chakra.bdi dir="ltr" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
            {url}
          </chakra.bdi>
        </chakra.span>
      ),
    },
    {
      id: "events",
      header: t("events"),
      hideOnPhone: true,
      cell: ({ events, companyId }) => (
        <chakra.span display="flex" flexDirection="column">
          <span>{t("eventCount", { count: events.length })}</span>
          <chakra.span textStyle="caption" color="fg.subtle">
            {t(companyId ? "oneCompany" : "allCompanies")}
          </chakra.span>
        </chakra.span>
      ),
    },
    { id: "state", header: t("stateHeader"), align: "end", cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={webhooks ?? []}
      rowKey={({ id }) => id}
      loading={!webhooks}
      empty={{ text: t("empty"), action: emptyAction }}
    />
  );
}
