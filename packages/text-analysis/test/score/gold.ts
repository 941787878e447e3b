import { readFileSync } from "node:fs";
import type { DocumentNode, ScoredText } from "../../src/score/index.ts";
import { doc, h, list, p, picture, text } from "./articles.ts";

/** A text whose checks were worked out by hand. */
export interface GoldText {
  readonly scored: ScoredText;
  /** The checks that it doesn't pass; what it isn't looked at for is no failure. */
  readonly fails: readonly string[];
}

const TYPES = ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"] as const;
const LINK = /\[([^\]]+)\]\(([^)]+)\)/gu;

function inlineOf(written: string): DocumentNode[] {
  const found: DocumentNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: label = "", 2: address = "", index } of written.matchAll(LINK)) {
    if (index > from) found.push(text(written.slice(from, index)));
    found.push(text(label, address));
    from = index + whole.length;
  }
  return from < written.length ? [...found, text(written.slice(from))] : found;
}

const row = (line: string): DocumentNode => ({
  type: "tableRow",
  content: line.split("|").flatMap((cell) => (cell.trim() === "" ? [] : [{ type: "tableCell", content: [p(cell.trim())] }])),
});

/** A block of the file as the editor has it: headings, lists, quotations, tables, pictures and paragraphs, as in Markdown. */
function blockOf(block: string): DocumentNode {
  const lines = block.split("\n");
  const marks = /^#+(?= )/.exec(block)?.[0];
  if (marks) return h(marks.length, block.slice(marks.length + 1));
  if (block.startsWith("- ")) return list(...lines.map((line) => line.slice(2)));
  if (block.startsWith("> ")) return { type: "blockquote", content: lines.map((line) => p(line.slice(2))) };
  if (block.startsWith("| ")) return { type: "table", content: lines.map(row) };
  if (block.startsWith("![")) return picture(block.slice(2, -1) || null);
  return p(...inlineOf(block));
}

function goldOf(locale: "en" | "ar", written: string): GoldText {
  const [head = "", ...blocks] = written.trim().split("\n\n");
  const [first = "", ...fields] = head.split("\n");
  const type = TYPES.find((known) => first.startsWith(`${known} `));
  if (!type) throw new Error(`What kind of text is this: ${first}`);
  const values = (name: string) =>
    fields.filter((field) => field.startsWith(`${name}:`)).map((field) => field.slice(name.length + 1).trim());
  const [year] = values("year");
  const [fails = ""] = values("fails");
  return {
    fails: fails.split(" ").filter((id) => id !== ""),
    scored: {
      locale,
      type,
      title: first.slice(type.length + 1),
      keywords: values("keyword"),
      brandName: values("brand")[0],
      internalLinks: values("own"),
      rules: values("rule").map((rule) => {
        const [, term = "", replacement] = rule.split(" ");
        return { locale, kind: "BAN" as const, term, replacement };
      }),
      instructions: values("instruction"),
      year: year === undefined ? undefined : Number(year),
      body: doc(...blocks.map(blockOf)),
    },
  };
}

/** The gold set's texts of a language. */
export const goldTexts = (locale: "en" | "ar"): GoldText[] =>
  readFileSync(new URL(`gold/${locale}.txt`, import.meta.url), "utf8")
    .split(/^=== /mu)
    .filter((part) => part.trim() !== "")
    .map((part) => goldOf(locale, part));
