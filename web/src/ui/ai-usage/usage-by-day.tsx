import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { formatCost } from "../../lib/generation/format-cost.ts";
import { Card } from "../card.tsx";
import { Segmented } from "../segmented.tsx";
import { Skeleton } from "../skeleton.tsx";
import type { UsageFigure } from "./usage-chart.tsx";
import type { UsageDay } from "./usage-days.ts";

const UsageChart = lazy(() => import("./usage-chart.tsx").then((module) => ({ default: module.UsageChart })));

const FIGURES = { tokens: "usage.tokens", generations: "usage.generations", costMicros: "usage.cost" } as const;
const FULL_DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };

/** What was used each day: bars to look at, the same as a table to listen to. */
export function UsageByDay({ days }: { days: readonly UsageDay[] | undefined }) {
  const { t } = useTranslation("generation");
  const [figure, setFigure] = useState<UsageFigure>("tokens");
  return (
    <Card
      title={t("usage.byDay")}
      action={
        <Segmented
          label={t("usage.figure")}
          value={figure}
          onChange={setFigure}
          segments={(Object.keys(FIGURES) as UsageFigure[]).map((value) => ({ value, label: t(FIGURES[value]) }))}
        />
      }
    >
      <chakra.div minH="220px">
        {days ? (
          <>
            <Suspense fallback={<Skeleton lines={6} />}>
              <UsageChart days={days} figure={figure} />
            </Suspense>
            <chakra.table srOnly>
              <caption>{t("usage.byDay")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("usage.day")}</th>
                  <th scope="col">{t("usage.generations")}</th>
                  <th scope="col">{t("usage.tokens")}</th>
                  <th scope="col">{t("usage.cost")}</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, generations, tokens, costMicros }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day, FULL_DAY)}</th>
                    <td>{formatNumber(generations)}</td>
                    <td>{formatNumber(tokens)}</td>
                    <td>{formatCost(costMicros)}</td>
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
