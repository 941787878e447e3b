import type { CollectedSpan } from "@muhtawa/testkit";

const WIDTH = 1_080;
const ROW = 24;
const NAMES = 400;
const MARGIN = 16;
const HEAD = 44;
/** One for each process, readable on white and on black. */
const COLOURS = ["#a700fe", "#0a7ea4", "#c2410c", "#15803d", "#b45309", "#be185d", "#4f46e5", "#64748b"];

interface Row {
  readonly span: CollectedSpan;
  readonly depth: number;
}

const start = ({ startTimeUnixNano }: CollectedSpan) => Number(BigInt(startTimeUnixNano) / 1_000n) / 1_000;
const end = ({ endTimeUnixNano }: CollectedSpan) => Number(BigInt(endTimeUnixNano) / 1_000n) / 1_000;

/** Each span below the one that caused it, in the order in which they began. */
function rowsOf(spans: readonly CollectedSpan[], parent: string | undefined, depth: number): Row[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const isBelow = ({ parentSpanId }: CollectedSpan) =>
    parent === undefined ? !parentSpanId || !ids.has(parentSpanId) : parentSpanId === parent;
  return spans
    .filter(isBelow)
    .toSorted((one, other) => start(one) - start(other))
    .flatMap((span) => [{ span, depth }, ...rowsOf(spans, span.spanId, depth + 1)]);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A trace as an SVG: a line a span, with its process, its name and when it was. */
export function pictureOf(spans: readonly CollectedSpan[]): string {
  const rows = rowsOf(spans, undefined, 0);
  const first = Math.min(...spans.map(start));
  const whole = Math.max(...spans.map(end)) - first;
  const scale = (WIDTH - NAMES - 3 * MARGIN) / whole;
  const services = [...new Set(rows.map(({ span }) => span.service))];
  const colourOf = (service: string) => COLOURS[services.indexOf(service) % COLOURS.length] ?? "";
  const height = HEAD + rows.length * ROW + MARGIN;
  const lines = rows.map(({ span, depth }, at) => {
    const top = HEAD + at * ROW;
    const left = NAMES + 2 * MARGIN + (start(span) - first) * scale;
    const width = Math.max(2, (end(span) - start(span)) * scale);
    const took = `${(end(span) - start(span)).toFixed(end(span) - start(span) < 10 ? 1 : 0)} ms`;
    const isLate = left + width + 60 > WIDTH;
    return [
      `<text x="${MARGIN + depth * 12}" y="${top + 15}"><tspan fill="${colourOf(span.service)}" font-weight="600">${escaped(span.service)}</tspan> ${escaped(span.name)}</text>`,
      `<rect x="${left.toFixed(1)}" y="${top + 4}" width="${width.toFixed(1)}" height="14" rx="3" fill="${colourOf(span.service)}"/>`,
      `<text class="took" x="${(isLate ? left - 6 : left + width + 6).toFixed(1)}" y="${top + 15}"${isLate ? ' text-anchor="end"' : ""}>${took}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<style>text { fill: #1a161e } .took { fill: #6b6472; font-size: 11px } .page { fill: #fcfbfd }</style>
<rect class="page" width="${WIDTH}" height="${height}"/>
<text x="${MARGIN}" y="26" font-size="14" font-weight="600">One article, from the button in the browser to the notification: ${rows.length} spans in ${services.length} processes, ${whole.toFixed(0)} ms</text>
${lines.join("\n")}
</svg>
`;
}
