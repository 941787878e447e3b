import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { ROOT } from "../src/settings.ts";
import { declaredMetrics } from "./declared-metrics.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const rules = globSync("infra/alerts/*.rules.yml", { cwd: ROOT }).flatMap((file) =>
  (parse(read(file)) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules),
);

const namesIn = (expr: string) => expr.match(/\bmuhtawa_\w+/g) ?? [];

/** As GitHub makes them of headings. */
const anchorsOf = (document: string) =>
  new Set(
    [...document.matchAll(/^#+ ([^\n]+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, "")
        .replaceAll(" ", "-"),
    ),
  );

test("there is an alarm for streams, consumers, dead letters, read models, outboxes and migrations", () => {
  expect(new Set(rules.flatMap(({ expr }) => namesIn(expr)))).toEqual(
    new Set([
      "muhtawa_stream_bytes",
      "muhtawa_consumer_lag",
      "muhtawa_dead_letters",
      "muhtawa_read_model_missing",
      "muhtawa_outbox_age_seconds",
      "muhtawa_migrations_failing",
    ]),
  );
});

test.each(rules.map((rule) => [rule.alert, rule] as const))("%s names figures and labels that services have", (_alert, rule) => {
  const named = namesIn(rule.expr);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !declaredMetrics.has(name))).toEqual([]);
  const labels = named.flatMap((name) => declaredMetrics.get(name) ?? []);
  const grouped = [...rule.expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(",").map((label) => label.trim()));
  const shown = [...rule.annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
  expect(grouped.filter((label) => !labels.includes(label))).toEqual([]);
  expect(shown.filter((label) => !grouped.includes(label ?? ""))).toEqual([]);
});

test.each(rules.map((rule) => [rule.alert, rule] as const))("%s waits, says how grave it is and what to do", (_alert, rule) => {
  expect(rule.for).toMatch(/^\d+m$/);
  expect(["warning", "critical"]).toContain(rule.labels.severity);
  const [file = "", anchor = ""] = rule.annotations.runbook.split("#");
  expect([...anchorsOf(read(file))]).toContain(anchor);
});
