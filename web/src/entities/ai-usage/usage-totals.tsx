import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { AiUsageFiguresFragment } from "../../generated/graphql.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatCost } from "../generation/format-cost.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What was used in all. */
export function UsageTotals({ usage }: { usage: AiUsageFiguresFragment | undefined }) {
  const { t } = useTranslation("generation");
  const totals = [
    { label: t("usage.generations"), value: usage && formatNumber(usage.generations) },
    { label: t("usage.tokens"), value: usage && formatNumber(usage.inputTokens + usage.outputTokens) },
    { label: t("usage.cost"), value: usage && formatCost(usage.costMicros) },
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}
      gap="1px"
      m="0"
      bg="border.muted"
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
    >
      {totals.map(({ label, value }) => (
        <chakra.div key={label} px="4" py="3" bg="bg.panel">
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0" textStyle="h1" fontVariantNumeric="tabular-nums">
            <bdi>{value ?? <Skeleton height={24} />}</bdi>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
