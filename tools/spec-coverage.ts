import { existsSync, readFileSync } from "node:fs";

/**
 * Holds documents to the truth as far as a program can: every row says `yes`, `part` or `no`; a row that claims something names in its last
 * cell tests as `path › title`, and the file exists and has a test of exactly that title.
 */
const DOCUMENTS = { "docs/spec-coverage.md": "requirements", "docs/security.md": "threats" };
const STATES = new Set(["yes", "part", "no"]);

const problems: string[] = [];
for (const [document, what] of Object.entries(DOCUMENTS)) checkDocument(document, what);

function checkDocument(document: string, what: string): void {
  const rows = readFileSync(document, "utf8")
    .split("\n")
    .map((line, index) => ({ line: index + 1, cells: line.split(/(?<!\\)\|/).map((cell) => cell.trim()) }))
    .filter(({ cells }) => /^\d+\.\d+$/.test(cells[1] ?? ""));
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const [, id = "", requirement = "", state = ""] = cells;
    const complain = (problem: string) => problems.push(`${document}:${line} (${id}): ${problem}`);
    if (seen.has(id)) complain("this number stands twice");
    seen.add(id);
    if (!requirement) complain("says nothing");
    if (!STATES.has(state)) complain(`"${state}" is none of yes, part, no`);
    const references = [...(cells.at(-2) ?? "").matchAll(/`([^`]+)`/g)].map(([, reference = ""]) => reference);
    if (state === "yes" && references.length === 0) complain("says it works and names no test");
    if (state !== "no") for (const reference of references) checkReference(reference, complain);
  }
  if (rows.length === 0) problems.push(`${document} has no rows`);
  const count = (state: string) => rows.filter(({ cells }) => cells[3] === state).length;
  process.stdout.write(`${rows.length} ${what}: ${count("yes")} work, ${count("part")} in part, ${count("no")} not yet\n`);
}

function checkReference(reference: string, complain: (problem: string) => void): void {
  const [path = "", title = ""] = reference.split(" › ");
  if (!existsSync(path)) return complain(`${path} does not exist`);
  if (!title) return complain(`${reference} names no test; write \`path › title\``);
  if (!titlesIn(readFileSync(path, "utf8")).some((found) => isTitle(found, title))) complain(`${path} has no test "${title}"`);
}

/** Whether a line begins with exactly this title, apart from the tags after it. */
function isTitle(line: string, title: string): boolean {
  return line.startsWith(title) && /^(?: @\w+)*["'`]/.test(line.slice(title.length));
}

/** A test begins with `test(`, one of a table over several lines with `])(`. */
function titlesIn(source: string): string[] {
  const TEST =
    /(?<!\w)(?:test|it)(?:\.\w+){0,2}(?:<\w+>)?(?:\((?:[^()]|\([^()]*\))*\))?\(\s*["'`](.*)|^ *\](?: as const)?\)\(\s*["'`](.*)/gm;
  return Array.from(source.matchAll(TEST), ([, plain, tabled]) => plain ?? tabled ?? "");
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
