import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { formatDate } from "../../lib/format.ts";
import { Skeleton } from "../skeleton.tsx";
import type { DayFigure, FiguresOfDay } from "./day-figure.ts";
import { lazyPart } from "../lazy-part.tsx";

const loadBars = () => import("./day-bars.tsx").then((module) => ({ default: module.DayBars }));
const DayBars = lazyPart(loadBars);

const HEIGHT = 208;
const FULL_DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };

interface DayChartProps<Key extends string> {
  /** What the figures are of. */
  title: string;
  /** Of the column with the days. */
  dayLabel: string;
  /** The oldest first; undefined while they are on their way. */
  days: readonly FiguresOfDay<Key>[] | undefined;
  figures: readonly DayFigure<Key>[];
  /** The figure that is drawn; the table has them all. */
  shown: Key;
}

/** What there was each day: bars to look at, the same as a table to listen to. */
export function DayChart<Key extends string>({ title, dayLabel, days, figures, shown }: DayChartProps<Key>) {
  const figure = figures.find(({ key }) => key === shown);
  return (
    <chakra.div minH={`${HEIGHT}px`}>
      {days && figure ? (
        <>
          <Suspense fallback={<Skeleton lines={6} />}>
            <DayBars days={days} figure={figure} height={HEIGHT} />
          </Suspense>
          {/* A table takes the width that its words need, however narrow it is said to be. */}
          <chakra.div srOnly>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{dayLabel}</th>
                  {figures.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((of) => (
                  <tr key={of.day}>
                    <th scope="row">{formatDate(of.day, FULL_DAY)}</th>
                    {figures.map(({ key, format }) => (
                      <td key={key}>{format(of[key])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </chakra.div>
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </chakra.div>
  );
}
