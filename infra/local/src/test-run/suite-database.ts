import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMongo } from "../engines/index.ts";
import { ROOT } from "../settings.ts";

/**
 * Does the work with a MongoDB that all files of a workspace's suite share, each in databases of its own: a start for each file, and code
 * that is cold each time, cost more than their queries. Whoever brings a server has that one used, and suites without engines get none.
 */
export async function withSuiteDatabase<Result>(
  workspace: string,
  work: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  if (process.env["MONGO_URL"] || process.env["TEST_ENGINES"] === "containers" || !startsEngines(workspace)) return work({});
  const dataDir = mkdtempSync(join(tmpdir(), "muhtawa-suite-"));
  const mongo = await startMongo({ dataDir, mode: "quick" });
  const kill = () => void mongo.kill();
  process.once("exit", kill);
  try {
    return await work({ MONGO_URL: mongo.url });
  } finally {
    process.off("exit", kill);
    await mongo.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function startsEngines(workspace: string): boolean {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8")) as {
    devDependencies?: Record<string, string>;
  };
  return "@muhtawa/testkit" in devDependencies;
}
