import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { GenerationEntryFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { formatCost } from "../format-cost.ts";
import { Badge } from "../../../ui/badge.tsx";
import { OfflineBadge } from "../../../ui/offline-badge.tsx";

type Facts = Pick<GenerationEntryFragment, "model" | "offline" | "inputTokens" | "outputTokens" | "costMicros">;

/** What made something, and what that took. */
export function GenerationFacts({ of }: { of: Facts }) {
  const { t } = useTranslation("generation");
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="caption" color="fg.muted">
      {of.offline ? (
        <OfflineBadge />
      ) : (
        <Badge>
          <bdi>{t("model", { name: of.model })}</bdi>
        </Badge>
      )}
      <span>{t("tokens", { count: formatNumber(of.inputTokens + of.outputTokens) })}</span>
      <span>{t("cost", { amount: formatCost(of.costMicros) })}</span>
    </chakra.span>
  );
}
