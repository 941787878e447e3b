// node table.mjs FILE.jsonl...: one row per system and case; with several rounds the mean, and (lowest-highest) for rps
import { say } from "./say.mjs";
import { readFileSync } from "node:fs";
const rows = process.argv.slice(2).flatMap((f) =>
  readFileSync(f, "utf8")
    .trim()
    .split("\n")
    .map((l) => JSON.parse(l)),
);
const g = new Map();
for (const r of rows) {
  const k = `${r.case}|${r.system}`;
  g.set(k, [...(g.get(k) ?? []), r]);
}
const mean = (a, k, d = 0) => (a.reduce((s, r) => s + r[k], 0) / a.length).toFixed(d);
const range = (a, k) => (a.length > 1 ? ` (${Math.min(...a.map((r) => r[k]))}-${Math.max(...a.map((r) => r[k]))})` : "");
say(
  "| case | system | req/s | p50 ms | p97.5 ms | p99 ms | errors | CPU ms/request | by process | peak RSS MB |\n|---|---|---|---|---|---|---|---|---|---|",
);
for (const c of ["list", "mine", "detail", "search", "login", "create"])
  for (const [k, a] of g)
    if (k.startsWith(c + "|") && a[0].rps != null)
      say(
        `| ${c} | ${a[0].system} | ${mean(a, "rps", 1)}${range(a, "rps")} | ${mean(a, "p50_ms")} | ${mean(a, "p97_5_ms")} | ${mean(a, "p99_ms")} | ${a.reduce((s, r) => s + r.errors, 0)} | ${mean(a, "cpu_ms_per_request", 1)} | ${Object.entries(
          a[0].by_process ?? {},
        )
          .map(([n, v]) => `${n} ${v}`)
          .join(", ")} | ${Math.max(...a.map((r) => r.peak_rss_mb))} |`,
      );
for (const [k, a] of g)
  if (k.startsWith("startup|"))
    say(
      `start-up ${a[0].system}: first query after ${mean(a, "first_query_ms")} ms${range(a, "first_query_ms")}, CPU ${mean(a, "cpu_ms")} ms, RSS ${mean(a, "rss_mb")} MB`,
    );
for (const r of rows) if (r.failed || r.error_sample) say("!", JSON.stringify(r));
