import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatCost } from "../generation/format-cost.ts";
import { Card } from "../../ui/card.tsx";
import { DayChart } from "../../ui/day-chart/day-chart.tsx";
import type { DayFigure } from "../../ui/day-chart/day-figure.ts";
import { Segmented } from "../../ui/segmented.tsx";
import type { UsageDay } from "./usage-days.ts";

type UsageFigure = "tokens" | "generations" | "costMicros";

const short = (value: number) => formatNumber(value, { notation: "compact", maximumFractionDigits: 1 });

/** What was used each day. */
export function UsageByDay({ days }: { days: readonly UsageDay[] | undefined }) {
  const { t } = useTranslation("generation");
  const [shown, setShown] = useState<UsageFigure>("tokens");
  const figures: DayFigure<UsageFigure>[] = [
    { key: "tokens", label: t("usage.tokens"), format: formatNumber, tick: short },
    { key: "generations", label: t("usage.generations"), format: formatNumber, tick: short },
    { key: "costMicros", label: t("usage.cost"), format: formatCost, fractions: true },
  ];
  return (
    <Card
      title={t("usage.byDay")}
      action={
        <Segmented
          label={t("usage.figure")}
          value={shown}
          onChange={setShown}
          segments={figures.map(({ key, label }) => ({ value: key, label }))}
        />
      }
    >
      <DayChart title={t("usage.byDay")} dayLabel={t("usage.day")} days={days} figures={figures} shown={shown} />
    </Card>
  );
}
