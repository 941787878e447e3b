import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../src/settings.ts";

/** A command that a page tells its reader to give. */
export interface Documented {
  readonly page: string;
  readonly words: readonly string[];
}

const PAGES = ["docs/**/*.md", "README.md", "CONTRIBUTING.md", "SECURITY.md", "web/README.md"];
const PROGRAMS = /^(?:npm|npx|node|node_modules\/\.bin\/\w+|docker|helm|kubectl|nats|curl|go|git|mongosh)$/;

/** Every command of the documentation: of its blocks line by line, and of what stands between backticks. */
export function documentedCommands(): readonly Documented[] {
  return globSync(PAGES, { cwd: ROOT })
    .filter((page) => !page.startsWith("docs/adr/"))
    .toSorted()
    .flatMap((page) => commandsOf(readFileSync(join(ROOT, page), "utf8")).map((words) => ({ page, words })));
}

function commandsOf(markdown: string): string[][] {
  const lines = markdown.split("\n");
  const blocks: string[] = [];
  const prose: string[] = [];
  let shell = false;
  let fenced = false;
  for (const line of lines) {
    if (line.trimStart().startsWith("```")) {
      fenced = !fenced;
      shell = fenced && /```(?:sh|bash|shell)\s*$/.test(line);
    } else if (fenced) blocks.push(...(shell ? [line] : []));
    else if (line.startsWith("    ")) blocks.push(line);
    else prose.push(line);
  }
  const spans = prose
    .join("\n")
    .split("`")
    .filter((_, at) => at % 2 === 1);
  return [...blocks, ...spans].map(wordsOf).filter(([program = "", next]) => PROGRAMS.test(program) && next !== undefined);
}

/** What comes after `#`, `>` and `|` is the shell's. */
const wordsOf = (line: string) => (line.trim().split(/\s+[#>|]/)[0] ?? "").split(/\s+/).filter(Boolean);
