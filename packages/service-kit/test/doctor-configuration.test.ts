import { expect, test } from "@jest/globals";
import { checkConfiguration } from "../src/doctor/configuration.ts";

test("the configuration is one that every process takes, or each problem is told once", async () => {
  const { PATH = "" } = process.env;
  expect(await checkConfiguration({ PATH, LOG_LEVEL: "" })).toEqual([
    { about: "configuration", state: "ok", found: "is one that every process takes" },
  ]);
  const problems = await checkConfiguration({ PATH, LOG_LEVEL: "loud", ADMIN_EMAIL: "nobody", AI_USER_CONCURRENCY: "0" });
  for (const { about, state, todo } of problems)
    expect([about, state, todo]).toEqual(["configuration", "failed", "docs/configuration.md has what it may be"]);
  const found = problems.map(({ found }) => found);
  expect(new Set(found).size).toBe(found.length);
  for (const name of ["LOG_LEVEL", "ADMIN_EMAIL", "AI_USER_CONCURRENCY"])
    expect(found.filter((problem) => problem.startsWith(`${name}: `))).toHaveLength(1);
  for (const problem of found) expect(problem).not.toMatch(/^The environment|^Nothing of it|^\s|^$/);
  // What only the ai's workers read, and the file of the first start.
  const others = await checkConfiguration({ PATH, AI_WORKER_SLOTS: "0", MUHTAWA_BOOTSTRAP: "{" });
  expect(others.map((problem) => problem.found).toSorted()).toEqual([
    expect.stringMatching(/^AI_WORKER_SLOTS: /),
    expect.stringMatching(/^MUHTAWA_BOOTSTRAP: is not JSON/),
  ]);
}, 240_000);
