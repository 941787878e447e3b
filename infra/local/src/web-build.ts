import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./engines/tools.ts";
import { ROOT } from "./settings.ts";
import { StartError } from "./start-error.ts";
import type { Terminal } from "./terminal.ts";

const SOURCES = [
  "web",
  "packages/contracts/src",
  "packages/text-analysis/src",
  "package-lock.json",
  "docs",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
];
const NOT_SOURCES = new Set(["node_modules", "dist", "test", "coverage", "test-results"]);
/** Logs and caches of tools. */
const isHidden = (name: string) => name.startsWith(".");

/** Builds the web application unless the build that is there was made from the very same sources. */
export async function buildWeb(terminal: Terminal): Promise<void> {
  const stamp = join(ROOT, ".cache", "web-build");
  const sources = hashOf(SOURCES.map((path) => join(ROOT, path)).filter(existsSync));
  const built = existsSync(join(ROOT, "web/dist/index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
  if (built) return;
  terminal.line("Building the web application");
  // Whoever starts it, a test for instance: what is served is the production build.
  await runTool("npm", ["run", "build", "-w", "web"], { cwd: ROOT, env: { NODE_ENV: "production" } }).catch((error: Error) => {
    throw new StartError(`The web application could not be built (npm run build -w web says why): ${error.message}`);
  });
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path).filter((name) => !NOT_SOURCES.has(name) && !isHidden(name));
  return entries.toSorted().flatMap((name) => filesUnder(join(path, name)));
}
