import type { Outcome } from "./simulate.ts";
import { rateAt, type Shape } from "./traffic.ts";

const WIDTH = 1_080;
const MARGIN = { left: 64, right: 64, top: 56, gap: 44 };
const PANEL = 150;
const BRAND = "#a700fe";
const BLUE = "#0a7ea4";
const ORANGE = "#c2410c";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const span = WIDTH - MARGIN.left - MARGIN.right;

/** A day of each shape: what is asked for, how many workers there are, how many texts wait. */
export function plotDays(days: readonly { readonly shape: Shape; readonly outcome: Outcome }[]): string {
  const height = MARGIN.top + days.length * (PANEL + MARGIN.gap);
  const panels = days.map(({ shape, outcome }, at) => dayPanel(shape, outcome, MARGIN.top + at * (PANEL + MARGIN.gap)));
  return svg(
    height,
    "AI workers by the chart’s rule on three days",
    [
      { colour: "#64748b", words: "texts asked for an hour (left)" },
      { colour: BRAND, words: "workers (right)" },
      { colour: ORANGE, words: "texts waiting (left)" },
    ],
    panels.join("\n"),
  );
}

function dayPanel(shape: Shape, { workers, waiting }: Outcome, top: number): string {
  const rates = Array.from({ length: 24 * 12 + 1 }, (_, at) => rateAt(shape, Math.min(23.999, at / 12)));
  const most = Math.max(...rates, ...waiting, 1);
  const mostWorkers = Math.max(...workers) + 1;
  const y = (value: number, of: number) => (top + PANEL - (value / of) * PANEL).toFixed(1);
  const line = (values: readonly number[], of: number, hours: (at: number) => number) =>
    values.map((value, at) => `${(MARGIN.left + (Math.min(24, hours(at)) / 24) * span).toFixed(1)},${y(value, of)}`).join(" ");
  const minutes = (values: readonly number[]) => values.slice(0, 24 * 60);
  return [
    `<text x="${MARGIN.left}" y="${top - 8}" font-weight="600">${escaped(shape.name)}</text>`,
    `<rect x="${MARGIN.left}" y="${top}" width="${span}" height="${PANEL}" class="panel"/>`,
    ...[0, 6, 12, 18, 24].map((hour) => {
      const x = MARGIN.left + (hour / 24) * span;
      return `<line class="grid" x1="${x}" x2="${x}" y1="${top}" y2="${top + PANEL}"/><text class="small" x="${x}" y="${top + PANEL + 16}" text-anchor="middle">${hour}:00</text>`;
    }),
    `<text class="small" x="${MARGIN.left - 8}" y="${top + 10}" text-anchor="end">${Math.round(most)}</text>`,
    `<text class="small" x="${WIDTH - MARGIN.right + 8}" y="${top + 10}">${mostWorkers}</text>`,
    `<polyline fill="none" stroke="#64748b" stroke-width="1.5" stroke-dasharray="4 3" points="${line(rates, most, (at) => at / 12)}"/>`,
    `<polyline fill="none" stroke="${ORANGE}" stroke-width="1.5" points="${line(minutes(waiting), most, (at) => at / 60)}"/>`,
    `<polyline fill="none" stroke="${BRAND}" stroke-width="2" points="${line(minutes(workers), mostWorkers, (at) => at / 60)}"/>`,
  ].join("\n");
}

/** One way of having workers, on one day. */
export interface Choice {
  readonly name: string;
  readonly kind: "chart" | "fixed" | "other";
  readonly workerHours: number;
  /** Seconds. */
  readonly p95: number;
}

/** How long texts wait against what the workers cost, for each day. */
export function plotCost(days: readonly { readonly shape: Shape; readonly choices: readonly Choice[] }[]): string {
  const size = 260;
  const height = MARGIN.top + days.length * (size + 60);
  const all = days.flatMap(({ choices }) => choices);
  const mostHours = Math.max(...all.map(({ workerHours }) => workerHours)) * 1.12;
  const logMost = Math.log10(Math.max(...all.map(({ p95 }) => p95)) + 1);
  const panels = days.map(({ shape, choices }, at) => {
    const top = MARGIN.top + 8 + at * (size + 60);
    const x = (hours: number) => MARGIN.left + (hours / mostHours) * span;
    const y = (seconds: number) => top + size - (Math.log10(seconds + 1) / logMost) * (size - 20);
    const ticks = [0, 1, 10, 60, 600, 3_600].filter((seconds) => Math.log10(seconds + 1) <= logMost);
    const colour = { chart: BRAND, fixed: "#64748b", other: BLUE };
    return [
      `<text x="${MARGIN.left}" y="${top - 8}" font-weight="600">${escaped(shape.name)}: 95 of 100 texts wait no longer than (s), against worker hours a day</text>`,
      `<rect x="${MARGIN.left}" y="${top}" width="${span}" height="${size}" class="panel"/>`,
      ...ticks.map(
        (tick) =>
          `<line class="grid" x1="${MARGIN.left}" x2="${MARGIN.left + span}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}"/><text class="small" x="${MARGIN.left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick}</text>`,
      ),
      ...[0, 0.25, 0.5, 0.75, 1].map(
        (share) =>
          `<text class="small" x="${(MARGIN.left + share * span).toFixed(1)}" y="${top + size + 16}" text-anchor="middle">${Math.round(share * mostHours)}</text>`,
      ),
      ...labelled(choices.map((choice) => ({ choice, x: x(choice.workerHours), y: y(choice.p95) }))).map(
        ({ choice: { name, kind }, x: left, y: height, label }) =>
          `<line class="grid" x1="${left.toFixed(1)}" y1="${height.toFixed(1)}" x2="${(left + 10).toFixed(1)}" y2="${label.toFixed(1)}"/><circle cx="${left.toFixed(1)}" cy="${height.toFixed(1)}" r="${kind === "chart" ? 7 : 5}" fill="${colour[kind]}"/><text class="small" x="${(left + 12).toFixed(1)}" y="${label.toFixed(1)}">${escaped(name)}</text>`,
      ),
    ].join("\n");
  });
  return svg(
    height,
    "Queue time against cost",
    [
      { colour: BRAND, words: "the chart’s rule" },
      { colour: BLUE, words: "other figures in the rule" },
      { colour: "#64748b", words: "always so many workers" },
    ],
    panels.join("\n"),
  );
}

interface Point {
  readonly choice: Choice;
  readonly x: number;
  readonly y: number;
}

const LETTER = 6;
const LINE = 14;

/** Where each point's name stands: above it, and above the names that stand there already. */
function labelled(points: readonly Point[]): (Point & { readonly label: number })[] {
  const placed: (Point & { label: number })[] = [];
  const hits = (point: Point, label: number) =>
    placed.some((other) => {
      const [left, right] = point.x < other.x ? [point, other] : [other, point];
      return right.x - left.x < left.choice.name.length * LETTER + 12 && Math.abs(other.label - label) < LINE;
    });
  for (const point of points.toSorted((one, other) => one.x - other.x)) {
    let label = point.y - 6;
    while (hits(point, label)) label -= LINE;
    placed.push({ ...point, label });
  }
  return placed;
}

function svg(height: number, title: string, legend: readonly { colour: string; words: string }[], body: string): string {
  const entries = legend.map(
    ({ colour, words }, at) =>
      `<rect x="${440 + at * 215}" y="15" width="10" height="10" fill="${colour}"/><text class="small" x="${456 + at * 215}" y="24">${escaped(words)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<style>text { fill: #1a161e } .small { fill: #685f71; font-size: 11px } .page { fill: #fcfbfd } .panel { fill: #fff; stroke: #e1dce5 } .grid { stroke: #eae6ed }</style>
<rect class="page" width="${WIDTH}" height="${height}"/>
<text x="16" y="25" font-size="14" font-weight="600">${escaped(title)}</text>
${entries.join("\n")}
${body}
</svg>
`;
}
