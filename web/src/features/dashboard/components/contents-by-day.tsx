import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const DayChart = lazy(() => import("./day-chart.tsx").then((module) => ({ default: module.DayChart })));

export interface DayFigure {
  day: string;
  count: number;
}

const SPANS = ["14", "30"] as const;
type Span = (typeof SPANS)[number];

const FULL_DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };

/** How many contents were begun each day: bars to look at, the same as a table to listen to. */
export function ContentsByDay({ days }: { days: readonly DayFigure[] | undefined }) {
  const { t } = useTranslation("dashboard");
  const [span, setSpan] = useState<Span>("14");
  const shown = days?.slice(-Number(span));
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
      <chakra.div minH="208px">
        {shown ? (
          <>
            <Suspense fallback={<Skeleton lines={6} />}>
              <DayChart days={shown} />
            </Suspense>
            <chakra.table srOnly>
              <caption>{t("byDay.title")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("byDay.day")}</th>
                  <th scope="col">{t("contents")}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ day, count }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day, FULL_DAY)}</th>
                    <td>{formatNumber(count)}</td>
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </>
        ) : (
          <Skeleton lines={6} />
        )}
      </chakra.div>
    </Card>
  );
}
