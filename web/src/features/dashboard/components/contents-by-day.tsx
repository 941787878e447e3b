import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { DayChart } from "../../../ui/day-chart/day-chart.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

export interface DayFigure {
  day: string;
  count: number;
}

const SPANS = ["14", "30"] as const;
type Span = (typeof SPANS)[number];

/** How many contents were begun each day. */
export function ContentsByDay({ days }: { days: readonly DayFigure[] | undefined }) {
  const { t } = useTranslation("dashboard");
  const [span, setSpan] = useState<Span>("14");
  return (
    <Card
      title={t("byDay.title")}
      action={
        <Segmented
          label={t("byDay.span")}
          value={span}
          onChange={setSpan}
          segments={SPANS.map((value) => ({ value, label: t("byDay.days", { count: Number(value) }) }))}
        />
      }
    >
      <DayChart
        title={t("byDay.title")}
        dayLabel={t("byDay.day")}
        days={days?.slice(-Number(span))}
        figures={[{ key: "count", label: t("contents"), format: formatNumber, note: (count) => t("contentCount", { count }) }]}
        shown="count"
      />
    </Card>
  );
}
