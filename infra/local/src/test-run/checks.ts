import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { glob } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMongo, startNats } from "../engines/index.ts";
import { ROOT } from "../settings.ts";
import { buildWeb } from "../web-build.ts";
import { type CommandResult, runCommand } from "./command.ts";
import { findActionlint, findHelm, findKubeconform } from "./go-tools.ts";
import { type Outcome, failedOnce, passedOnce } from "./outcome.ts";

export type Task = { readonly name: string; readonly run: () => Promise<Outcome> };

const LIMIT_MS = 480_000;

/** The engines that suites start are found or built before, so that no suite's own time limit has to hold that. */
export const engineCheck: Task = {
  name: "engines start",
  run: async () => {
    if (process.env["TEST_ENGINES"] === "containers") return passedOnce("engines start (containers)");
    const dataDir = mkdtempSync(join(tmpdir(), "muhtawa-engines-"));
    try {
      const engines = [
        await startMongo({ dataDir, mode: "quick", onProgress, url: process.env["MONGO_URL"] || undefined }),
        await startNats({ dataDir, onProgress, url: process.env["NATS_URL"] || undefined }),
      ];
      await Promise.all(engines.map((engine) => engine.stop()));
      return passedOnce(`engines start (${engines.map(({ engine }) => engine).join("; ")})`);
    } catch (error) {
      return failedOnce("engines start", (error as Error).message);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Built before the suite that renders the chart, which wouldn't wait for them. */
export const chartToolsCheck = commandCheck("helm and kubeconform are at hand", async () => ({
  ok: true,
  output: `${await findKubeconform()}, ${await findHelm()}`,
}));

/** They run elsewhere: a mistake in them would be seen by nobody here. */
const workflowCheck = commandCheck("workflows (actionlint)", async () => {
  const workflows: string[] = [];
  for await (const file of glob(".github/workflows/*.yml", { cwd: ROOT })) workflows.push(file);
  return runCommand(await findActionlint(), workflows, LIMIT_MS);
});

/** Runs alone: it rewrites files that the other checks read. */
export const driftCheck: Task = {
  name: "generated files are up to date",
  run: async () => {
    const before = await generatedFiles();
    const { ok, output } = await npmScript("generate");
    if (!ok) return failedOnce(driftCheck.name, output);
    const after = await generatedFiles();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
    return changed.length === 0
      ? passedOnce(driftCheck.name)
      : failedOnce(driftCheck.name, `npm run generate changes:\n${changed.join("\n")}`);
  },
};

/** Runs before the suites: one of them starts the whole system, which serves what is built here. */
export const webBuild: Task = {
  name: "web build",
  run: async () => {
    try {
      await buildWeb({ line: () => {}, warning: () => {} });
      return passedOnce(webBuild.name);
    } catch (error) {
      return failedOnce(webBuild.name, (error as Error).message);
    }
  },
};

export const checks: readonly Task[] = [
  commandCheck("lint and format", () => npmScript("lint")),
  commandCheck("types", () => npmScript("typecheck", "--continue", "--output-logs=errors-only")),
  commandCheck("nothing unused (knip)", () => npmScript("knip")),
  commandCheck("every requirement and threat has its test (spec-coverage)", () =>
    runCommand(process.execPath, ["tools/spec-coverage.ts"], LIMIT_MS),
  ),
  workflowCheck,
  commandCheck("every package's licence is agreed to", () => runCommand(process.execPath, ["tools/licences.ts"], LIMIT_MS)),
];

function onProgress(line: string): void {
  process.stdout.write(`${line}\n`);
}

function commandCheck(name: string, command: () => Promise<CommandResult>): Task {
  return {
    name,
    run: async () => {
      try {
        const { ok, output } = await command();
        return ok ? passedOnce(name) : failedOnce(name, output);
      } catch (error) {
        return failedOnce(name, (error as Error).message);
      }
    },
  };
}

function npmScript(script: string, ...options: string[]): Promise<CommandResult> {
  return runCommand("npm", ["run", "--silent", script, "--", ...options], LIMIT_MS);
}

async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const entry of glob(
    ["{services/*,gateway,web}/src/**/generated/**", "docs/{architecture.md,schema.graphql}", "infra/docker/nats-users.conf"],
    {
      cwd: ROOT,
      withFileTypes: true,
    },
  )) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file, createHash("sha256").update(readFileSync(file)).digest("hex"));
  }
  return files;
}
