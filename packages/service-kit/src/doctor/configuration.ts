import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { failed, type Finding, ok } from "./finding.ts";

const ROOT = new URL("../../../../", import.meta.url);
const PROCESSES = ["services/identity", "services/catalog", "services/content", "services/ai", "services/site", "gateway"];

/** What each process is given by whatever starts it: its absence here tells nothing. */
const GIVEN: Readonly<Record<string, string>> = {
  MONGO_URL: "mongodb://localhost",
  NATS_URL: "nats://localhost",
  INTERNAL_SECRET: "x".repeat(32),
  KEY_SECRET: "x".repeat(32),
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: "x".repeat(12),
  ...Object.fromEntries(["IDENTITY", "CATALOG", "CONTENT", "AI", "SITE"].map((name) => [`${name}_URL`, "http://localhost:3000"])),
};

/** Whether the processes would take what the environment says, by their own checks of it; also the file of the first start. */
export async function checkConfiguration(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const problems = new Set((await Promise.all(PROCESSES.map((folder) => problemsOf(folder, { ...GIVEN, ...set })))).flat());
  if (problems.size === 0) return [ok("configuration", "is one that every process takes")];
  return [...problems].map((problem) => failed("configuration", problem, "docs/configuration.md has what it may be"));
}

async function problemsOf(folder: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const reader = fileURLToPath(new URL("read-environment.ts", import.meta.url));
  const env = { ...environment, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" };
  try {
    await promisify(execFile)(process.execPath, [reader], { cwd: fileURLToPath(new URL(folder, ROOT)), env, timeout: 60_000 });
    return [];
  } catch (error) {
    const lines = String((error as { stderr?: string }).stderr ?? error).split("\n");
    const told = lines
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith("The environment") && !line.startsWith("Nothing of it"));
    return told.slice(0, 20);
  }
}
