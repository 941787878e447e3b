import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { AiUsageQuery } from "../../generated/graphql.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";

type Usage = AiUsageQuery["aiUsage"];

const LITTLE_LEFT = 0.2;

function firstOfNextMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

interface GaugeProps {
  of: "tokens" | "images";
  label: string;
  total: number;
  left: number;
  renews: string;
}

function Gauge({ of, label, total, left, renews }: GaugeProps) {
  const { t } = useTranslation("generation");
  const share = total > 0 ? Math.min(1, Math.max(0, (total - left) / total)) : 1;
  const words = t(of === "images" ? "usage.imagesLeft" : "usage.left", {
    left: formatNumber(Math.max(0, left)),
    total: formatNumber(total),
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" textStyle="small">
        <chakra.span fontWeight="medium">{label}</chakra.span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {words}
        </chakra.span>
      </chakra.div>
      <chakra.div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(total, Math.max(0, total - left))}
        aria-valuetext={words}
        h="8px"
        bg="bg.emphasized"
        borderRadius="sm"
        overflow="hidden"
      >
        <chakra.div h="100%" w={`${share * 100}%`} bg={1 - share < LITTLE_LEFT ? "danger.solid" : "brand.solid"} />
      </chakra.div>
      <chakra.span textStyle="caption" color="fg.subtle">
        {renews}
      </chakra.span>
    </chakra.div>
  );
}

/** How much of the person's quotas is left, and when there is more. */
export function UsageQuota({ usage }: { usage: Usage }) {
  const { quotaTokens, remainingTokens, dayQuotaTokens, dayRemainingTokens, dayQuotaImages, dayRemainingImages } = usage;
  const { t } = useTranslation("generation");
  const month = formatDate(firstOfNextMonth(), { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <Card title={t("usage.quota")}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        {dayQuotaTokens != null && dayRemainingTokens != null && (
          <Gauge of="tokens" label={t("usage.today")} total={dayQuotaTokens} left={dayRemainingTokens} renews={t("usage.renewsDay")} />
        )}
        {quotaTokens != null && remainingTokens != null && (
          <Gauge
            of="tokens"
            label={t("usage.month")}
            total={quotaTokens}
            left={remainingTokens}
            renews={t("usage.renewsMonth", { day: month })}
          />
        )}
        {dayQuotaImages != null && dayRemainingImages != null && (
          <Gauge
            of="images"
            label={t("usage.imagesToday")}
            total={dayQuotaImages}
            left={dayRemainingImages}
            renews={t("usage.renewsDay")}
          />
        )}
        {quotaTokens == null && dayQuotaTokens == null && (
          <chakra.p textStyle="small" color="fg.subtle">
            {t("usage.noQuota")}
          </chakra.p>
        )}
      </chakra.div>
    </Card>
  );
}
