import { chakra } from "@chakra-ui/react";
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, type TooltipContentProps, XAxis, YAxis } from "recharts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { formatCost } from "../../lib/generation/format-cost.ts";
import { currentLocale, directionOf } from "../../lib/locale/locales.ts";
import { useMedia } from "../use-media.ts";
import type { UsageDay } from "./usage-days.ts";

export type UsageFigure = "tokens" | "generations" | "costMicros";

const HEIGHT = 220;
const AXIS = { stroke: "var(--mu-colors-border)", tick: { fill: "var(--mu-colors-fg-subtle)", fontSize: 12 } };

const dayOfMonth = (day: string) => formatDate(day, { day: "numeric", timeZone: "UTC" });
const short = (value: number) => formatNumber(value, { notation: "compact", maximumFractionDigits: 1 });

const formatFigure = (figure: UsageFigure, value: number) => (figure === "costMicros" ? formatCost(value) : formatNumber(value));

/** Bars from the oldest day to today, in the direction in which the language reads; a table beside it says the same. */
export function UsageChart({ days, figure }: { days: readonly UsageDay[]; figure: UsageFigure }) {
  const rightToLeft = directionOf(currentLocale()) === "rtl";
  const still = useMedia("(prefers-reduced-motion: reduce)");
  return (
    // drawn from the start to the end in both directions, the axis turned by itself
    <chakra.div dir="ltr" h={`${HEIGHT}px`} aria-hidden css={{ "& *:focus": { outline: "none" } }}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barCategoryGap="22%" accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--mu-colors-border-muted)" />
          <XAxis
            dataKey="day"
            reversed={rightToLeft}
            tickFormatter={dayOfMonth}
            tickLine={false}
            interval="equidistantPreserveStart"
            minTickGap={12}
            {...AXIS}
          />
          <YAxis
            orientation={rightToLeft ? "right" : "left"}
            width={52}
            allowDecimals={figure === "costMicros"}
            axisLine={false}
            tickLine={false}
            tickFormatter={figure === "costMicros" ? formatCost : short}
            {...AXIS}
          />
          <Tooltip
            content={(props: TooltipContentProps) => <DayNote {...props} figure={figure} />}
            cursor={{ fill: "var(--mu-colors-bg-muted)" }}
            isAnimationActive={!still}
          />
          <Bar dataKey={figure} radius={[3, 3, 0, 0]} isAnimationActive={!still} animationDuration={200}>
            {days.map(({ day }, index) => (
              <Cell key={day} fill={index === days.length - 1 ? "var(--mu-colors-brand-solid)" : "var(--mu-colors-border-control)"} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </chakra.div>
  );
}

function DayNote({ active, payload, figure }: TooltipContentProps & { figure: UsageFigure }) {
  const day = payload?.[0]?.payload as UsageDay | undefined;
  if (!active || !day) return null;
  return (
    <chakra.div
      dir={directionOf(currentLocale())}
      px="3"
      py="2"
      bg="bg.raised"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      boxShadow="popover"
      textStyle="caption"
    >
      <chakra.div color="fg.subtle">
        {formatDate(day.day, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })}
      </chakra.div>
      <chakra.div fontWeight="medium">{formatFigure(figure, day[figure])}</chakra.div>
    </chakra.div>
  );
}
