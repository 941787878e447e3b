import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { patternsIn } from "./linear-patterns/patterns-in.ts";
import { Proofs } from "./linear-patterns/proofs.ts";

/**
 * Holds every regular expression to work that grows no faster than its text: none is built of what is known only at run time, and each
 * literal one is proven by `recheck` (or, where it looks around, attacked by it in vain).
 */
const TESTS = /\.(?:test|spec)\.tsx?$|\/(?:test|testing)\/|^e2e\//;

const sources = execFileSync("git", [
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
  "*.ts",
  "*.tsx",
  "*.mts",
  "*.mjs",
  "*.cjs",
  "*.js",
])
  .toString()
  .split("\n")
  .filter((path) => path !== "" && !TESTS.test(path));

const proofs = new Proofs("tools/linear-patterns/proven.json");
const problems: string[] = [];
for (const path of sources) {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    continue; // deleted, and not committed yet
  }
  for (const { line, pattern, flags, problem } of patternsIn(path, text)) {
    const found = problem ?? (await proofs.against(pattern, flags));
    if (found !== undefined) problems.push(`${path}:${line}: ${found}`);
  }
}
proofs.keep();

if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
