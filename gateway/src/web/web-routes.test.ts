import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { pageMatcher } from "./web-routes.ts";

const folder = mkdtempSync(join(tmpdir(), "muhtawa-routes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the build's own list of pages counts", () => {
  writeFileSync(join(folder, "routes.json"), JSON.stringify(["/", "/reports/:year/:month?"]));
  const isPage = pageMatcher(folder);
  for (const path of ["/", "/ar", "/reports/2026", "/ar/reports/2026/11", "/reports/2026/"])
    expect([path, isPage(path)]).toEqual([path, true]);
  for (const path of ["/dashboard", "/reports", "/reports/2026/11/3", "/arreports/2026"])
    expect([path, isPage(path)]).toEqual([path, false]);
});

test("a broken list is said at start", () => {
  writeFileSync(join(folder, "routes.json"), '{"pages": 3}');
  expect(() => pageMatcher(folder)).toThrow();
});
