import { expect, test } from "@jest/globals";
import { checkConfiguration } from "../src/doctor/configuration.ts";

test("the configuration is one that every process takes, or each problem is told once", async () => {
  const { PATH = "" } = process.env;
  expect(await checkConfiguration({ PATH, LOG_LEVEL: "" })).toEqual([
    { about: "configuration", state: "ok", found: "is one that every process takes" },
  ]);
  const problems = await checkConfiguration({ PATH, LOG_LEVEL: "loud", ADMIN_EMAIL: "nobody" });
  for (const { about, state, todo } of problems)
    expect([about, state, todo]).toEqual(["configuration", "failed", "docs/configuration.md has what it may be"]);
  const found = problems.map(({ found }) => found);
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((problem) => problem.startsWith("LOG_LEVEL: "))).toHaveLength(1);
  expect(found.filter((problem) => problem.startsWith("ADMIN_EMAIL: "))).toHaveLength(1);
  for (const problem of found) expect(problem).not.toMatch(/^The environment|^Nothing of it|^\s|^$/);
  const [file, ...others] = await checkConfiguration({ PATH, MUHTAWA_BOOTSTRAP: "{" });
  expect([file?.found, others]).toEqual([expect.stringMatching(/^MUHTAWA_BOOTSTRAP: is not JSON/), []]);
}, 120_000);
