import type { ContentStatus, ContentType } from "@muhtawa/contracts";
import type { DayGroup } from "../read-models/things.ts";

/** What the dashboard counts. */
export interface Figures {
  companies: number;
  projects: number;
  contents: number;
  completedContents: number;
  generations: number;
  users: number;
  /** Contents with fields whose basis has changed; absent in what was counted before there was such a figure. */
  stale?: number;
  byType: Partial<Record<ContentType, number>>;
  byStatus: Partial<Record<ContentStatus, number>>;
}

const noFigures = (): Required<Figures> => ({
  companies: 0,
  projects: 0,
  contents: 0,
  completedContents: 0,
  generations: 0,
  users: 0,
  stale: 0,
  byType: {},
  byStatus: {},
});

const COUNTER = { company: "companies", project: "projects", content: "contents", generation: "generations", user: "users" } as const;

/** The figures of one day. */
export function figuresOf(groups: readonly DayGroup[]): Required<Figures> {
  const figures = noFigures();
  for (const { kind, type, status, completed, stale, count } of groups) {
    figures[COUNTER[kind]] += count;
    if (kind !== "content") continue;
    if (completed) figures.completedContents += count;
    if (stale) figures.stale += count;
    if (type) figures.byType[type] = (figures.byType[type] ?? 0) + count;
    if (status) figures.byStatus[status] = (figures.byStatus[status] ?? 0) + count;
  }
  return figures;
}

/** The figures of all days together. */
export function sumOf(days: readonly Figures[]): Required<Figures> {
  const sum = noFigures();
  for (const day of days) {
    for (const counter of [...Object.values(COUNTER), "completedContents"] as const) sum[counter] += day[counter];
    sum.stale += day.stale ?? 0;
    add(sum.byType, day.byType);
    add(sum.byStatus, day.byStatus);
  }
  return sum;
}

function add<Key extends string>(sum: Partial<Record<Key, number>>, more: Partial<Record<Key, number>>): void {
  for (const [key, count] of Object.entries(more) as [Key, number][]) sum[key] = (sum[key] ?? 0) + count;
}
