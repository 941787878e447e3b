import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PersonalTokenEntryFragment } from "../../../generated/graphql.ts";
import { formatDate, formatList, formatRelative } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";

interface TokensTableProps {
  /** Absent while they are being read. */
  tokens: readonly PersonalTokenEntryFragment[] | undefined;
  onRevoke: (token: PersonalTokenEntryFragment) => void;
  emptyAction: ReactNode;
}

const hasExpired = ({ expiresAt }: PersonalTokenEntryFragment) => Date.parse(expiresAt) <= Date.now();

export function TokensTable({ tokens, onRevoke, emptyAction }: TokensTableProps) {
  const { t } = useTranslation("tokens");
  const columns: Column<PersonalTokenEntryFragment>[] = [
    {
      id: "name",
      header: t("name"),
      cell: ({ name, prefix }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
          <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
            {name}
          </chakra.bdi>
          <chakra.code dir="ltr" textStyle="caption" color="fg.subtle">
            {`${prefix}…`}
          </chakra.code>
        </chakra.span>
      ),
    },
    {
      id: "scopes",
      header: t("may"),
      hideOnPhone: true,
      cell: ({ scopes, companyIds }) => (
        <chakra.span display="flex" flexDirection="column">
          <span>{formatList(scopes.map((scope) => t(`scope.${scope}`)))}</span>
          <chakra.span textStyle="caption" color="fg.subtle">
            {companyIds ? t("forCompanies", { count: companyIds.length }) : t("forAll")}
          </chakra.span>
        </chakra.span>
      ),
    },
    {
      id: "lastUsed",
      header: t("lastUsed"),
      hideOnPhone: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatRelative(lastUsedAt) : t("neverUsed")),
    },
    {
      id: "expires",
      header: t("expires"),
      cell: (token) => (hasExpired(token) ? <Badge tone="warning">{t("expired")}</Badge> : formatDate(token.expiresAt)),
    },
    {
      id: "revoke",
      header: t("revoke"),
      hideHeader: true,
      align: "end",
      cell: (token) => (
        <Button size="sm" variant="danger" aria-label={t("revokeNamed", { name: token.name })} onClick={() => onRevoke(token)}>
          {t("revoke")}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={tokens ?? []}
      rowKey={({ id }) => id}
      loading={!tokens}
      empty={{ text: t("empty"), action: emptyAction }}
    />
  );
}
