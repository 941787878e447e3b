import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { Registry, collectDefaultMetrics } from "prom-client";
import { parse } from "yaml";
import { ROOT } from "../src/settings.ts";
import { declaredMetrics } from "./declared-metrics.ts";

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly datasource?: { readonly type: string; readonly uid: string };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string; readonly datasource: unknown }[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly panels: readonly Panel[];
}

const FOLDER = "infra/observability/grafana";
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const dashboards = globSync(`${FOLDER}/dashboards/*.json`, { cwd: ROOT }).map(
  (file) => [file, JSON.parse(read(file)) as Dashboard] as const,
);

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const metrics = new Map([
  ...declaredMetrics,
  ...registry.getMetricsAsArray().map(({ name }): [string, readonly string[]] => [name, ["service"]]),
]);

/** Of a histogram, the metric that its parts belong to. */
const declared = (name: string) => metrics.get(name) ?? metrics.get(name.replace(/_(?:bucket|count|sum)$/, ""));
const namesIn = (expr: string) => expr.match(/\b(?:muhtawa|nodejs|process)_\w+/g) ?? [];

test.each(dashboards)(
  "%s has panels with names, side by side, of the data source that is provisioned",
  (_, { panels, schemaVersion, uid, title }) => {
    const { datasources } = parse(read(`${FOLDER}/provisioning/datasources/prometheus.yml`)) as {
      datasources: { uid: string; type: string }[];
    };
    const known = datasources.map(({ uid: id, type }) => ({ type, uid: id }));
    expect([uid, title, schemaVersion]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./), expect.any(Number)]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { type, title: name, datasource, targets = [], gridPos } of panels) {
      expect(name).not.toBe("");
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      if (type === "row") continue;
      expect(known).toContainEqual(datasource);
      expect(targets).not.toEqual([]);
      for (const target of targets) expect(target.datasource).toEqual(datasource);
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: h }, (_row, row) => Array.from({ length: w }, (_column, column) => `${x + column},${y + row}`)).flat(),
    );
    expect(new Set(cells).size).toBe(cells.length);
  },
);

test.each(dashboards)("%s shows figures and labels that services have", (_, { panels }) => {
  for (const { expr, legendFormat } of panels.flatMap(({ targets = [] }) => targets)) {
    const names = namesIn(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !declared(name))).toEqual([]);
    const labels = new Set(names.flatMap((name) => declared(name) ?? []));
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(",").map((label) => label.trim()));
    const chosen = [...expr.matchAll(/[{,](\w+)(?:=|!=|=~)"/g)].map(([, label = ""]) => label);
    expect([...grouped, ...chosen].filter((label) => label !== "le" && !labels.has(label))).toEqual([]);
    expect([...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label).filter((label) => !grouped.includes(label))).toEqual(
      [],
    );
  }
});

test("every figure of our own is on a dashboard, but the size of read models and feeds", () => {
  const shown = new Set(
    dashboards.flatMap(([, { panels }]) => panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))),
  );
  const parts = (name: string) => [name, `${name}_bucket`, `${name}_count`];
  const hidden = [...declaredMetrics.keys()].filter((name) => !parts(name).some((part) => shown.has(part)));
  expect(hidden.toSorted()).toEqual(["muhtawa_generation_feeds", "muhtawa_read_model_rows"]);
});
