import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";
import type { Locale, TwinCandidatesQuery } from "../../../generated/graphql.ts";
import { Badge } from "../../../ui/badge.tsx";

interface TwinCandidateProps {
  /** Of which one is chosen. */
  group: string;
  candidate: TwinCandidatesQuery["contents"]["results"][number];
  locale: Locale;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** A content that may become another's twin; one that has a twin may not. */
export function TwinCandidate({ group, candidate: { id, title, status, twin }, locale, chosen, disabled, onChoose }: TwinCandidateProps) {
  const { t } = useTranslation("contents");
  const isTaken = twin !== null && twin !== undefined;
  const off = disabled || isTaken;
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="control.lg"
      px="2"
      py="2"
      borderRadius="sm"
      cursor={off ? "not-allowed" : "pointer"}
      bg={chosen ? "brand.subtle" : undefined}
      _hover={off ? {} : { bg: chosen ? "brand.subtle" : "bg.muted" }}
    >
      <chakra.input
        type="radio"
        flex="none"
        accentColor="brand.solid"
        name={group}
        value={id}
        checked={chosen}
        disabled={off}
        onChange={onChoose}
      />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere" color={isTaken ? "fg.subtle" : "fg"}>
        <bdi lang={locale}>{title}</bdi>
      </chakra.span>
      {isTaken ? <Badge tone="outline">{t("twin.linking.taken")}</Badge> : <ContentStatusBadge status={status} />}
    </chakra.label>
  );
}
