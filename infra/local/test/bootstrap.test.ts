import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ROOT } from "../src/settings.ts";
import { scratchFolder } from "./scratch-folder.ts";

type Lock = Record<string, { version?: string; optional?: boolean }>;

/** A project of nothing but the bootstrap, with an npm and a Node 24 that only say how they were called. */
function project(wanted: Lock, present: Lock | undefined): string {
  const root = scratchFolder();
  mkdirSync(join(root, "infra/local"), { recursive: true });
  cpSync(join(ROOT, "infra/local/bootstrap.mjs"), join(root, "infra/local/bootstrap.mjs"));
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  if (present) writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));
  writeFileSync(
    join(root, "npm.cjs"),
    "console.log('npm', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_ENDS ?? 0))",
  );
  writeFileSync(join(root, "node_modules/.bin/node"), '#!/bin/sh\necho "node 24: $2"\nexit 7\n');
  chmodSync(join(root, "node_modules/.bin/node"), 0o755);
  return root;
}

function run(root: string, argument: string, env: NodeJS.ProcessEnv = {}): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "infra/local/bootstrap.mjs"), argument], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "", npm_execpath: join(root, "npm.cjs"), ...env },
  });
  return { status, output: `${stdout}${stderr}` };
}

const ONE = { "node_modules/one": { version: "1.0.0" } };

test("hands over to Node 24 and ends with its exit code when everything is installed", () => {
  const elsewhere = { "node_modules/only-for-another-platform": { version: "1.0.0", optional: true } };
  expect(run(project({ "": {}, ...ONE, ...elsewhere }, ONE), "start")).toEqual({
    status: 7,
    output: "node 24: infra/local/src/start.ts\n",
  });
  expect(run(project(ONE, ONE), "test").output).toBe("node 24: infra/local/src/test.ts\n");
});

test.each([
  ["nothing is installed", undefined],
  ["a package is missing", {}],
  ["a package has another version", { "node_modules/one": { version: "0.9.0" } }],
])("installs what the lockfile names when %s", (_case, present) => {
  const { output } = run(project(ONE, present), "start");
  expect(output).toMatch(/^Installing packages.*\nnpm ci .*\nnode 24: /);
});

test("an installation that fails ends it", () => {
  const { status, output } = run(project(ONE, undefined), "start", { NPM_ENDS: "1" });
  expect(status).toBe(1);
  expect(output).toMatch(/The packages could not be installed: see npm's lines above\.\n$/);
  expect(output).not.toContain("node 24");
});

test("an unknown command says how to call it", () => {
  expect(run(project(ONE, ONE), "strat")).toEqual({ status: 1, output: "Usage: node infra/local/bootstrap.mjs start|test\n" });
});
