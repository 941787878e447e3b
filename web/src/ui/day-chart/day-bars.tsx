import { chakra } from "@chakra-ui/react";
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, type TooltipContentProps, XAxis, YAxis } from "recharts";
import { formatDate } from "../../lib/format.ts";
import { currentLocale, directionOf } from "../../lib/locale/locales.ts";
import { useMedia } from "../use-media.ts";
import type { DayFigure, FiguresOfDay } from "./day-figure.ts";

const AXIS = { stroke: "var(--mu-colors-border)", tick: { fill: "var(--mu-colors-fg-subtle)", fontSize: 12 } };
/** In pixels: room for a label under the outermost bars. */
const EDGE = 10;
const dayOfMonth = (day: string) => formatDate(day, { day: "numeric", timeZone: "UTC" });

/** Where the drawing runs left to right, a figure with a word of the other script keeps its own order. */
const inOrder = (text: string, rightToLeft: boolean) => (rightToLeft ? `\u2067${text}\u2069` : text);

interface DayBarsProps<Key extends string> {
  days: readonly FiguresOfDay<Key>[];
  figure: DayFigure<Key>;
  height: number;
}

/** Bars from the oldest day to today, in the direction in which the language reads. */
export function DayBars<Key extends string>({ days, figure, height }: DayBarsProps<Key>) {
  const rightToLeft = directionOf(currentLocale()) === "rtl";
  const still = useMedia("(prefers-reduced-motion: reduce)");
  return (
    // drawn from the start to the end in both directions, the axis turned by itself
    <chakra.div dir="ltr" h={`${height}px`} aria-hidden css={{ "& *:focus": { outline: "none" } }}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barCategoryGap="22%" accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--mu-colors-border-muted)" />
          <XAxis
            dataKey="day"
            reversed={rightToLeft}
            tickFormatter={dayOfMonth}
            tickLine={false}
            interval="equidistantPreserveEnd"
            minTickGap={12}
            padding={{ left: EDGE, right: EDGE }}
            {...AXIS}
          />
          <YAxis
            orientation={rightToLeft ? "right" : "left"}
            width="auto"
            allowDecimals={figure.fractions ?? false}
            axisLine={false}
            tickLine={false}
            tickFormatter={(value: number) => inOrder((figure.tick ?? figure.format)(value), rightToLeft)}
            {...AXIS}
          />
          <Tooltip
            content={(props: TooltipContentProps) => <DayNote {...props} figure={figure} />}
            cursor={{ fill: "var(--mu-colors-bg-muted)" }}
            isAnimationActive={!still}
          />
          <Bar dataKey={figure.key} radius={[3, 3, 0, 0]} isAnimationActive={!still} animationDuration={200}>
            {days.map(({ day }, index) => (
              <Cell key={day} fill={index === days.length - 1 ? "var(--mu-colors-brand-solid)" : "var(--mu-colors-border-control)"} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </chakra.div>
  );
}

function DayNote<Key extends string>({ active, payload, figure }: TooltipContentProps & { figure: DayFigure<Key> }) {
  const of = payload?.[0]?.payload as FiguresOfDay<Key> | undefined;
  if (!active || !of) return null;
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
      <chakra.div color="fg.subtle">{formatDate(of.day, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })}</chakra.div>
      <chakra.div fontWeight="medium">{(figure.note ?? figure.format)(of[figure.key])}</chakra.div>
    </chakra.div>
  );
}
