import type { DocumentNode } from "@muhtawa/text-analysis/score";
import { linksOf } from "../writing/link-spans.ts";

const HEADING = /^(#{1,6}) (.+)/;
const ITEM = /^(?:[-*+]|\d{1,9}[.)]) (.*)/;
const BULLET = /^[-*+]/;
const FENCE = /^```/;
const QUOTED = /^> ?(.*)/;
/** The line between a table's head and its rows. */
const RULE = /^[|:\s-]+$/;
/** How words are set off; a sign that is escaped is one of theirs. */
const MARK = /\\([*_`~[\]#>|\\-])|\*\*?|~~|`/g;

type Kind = "heading" | "code" | "bulletList" | "orderedList" | "blockquote" | "table" | "paragraph";

interface Block {
  readonly kind: Kind;
  readonly lines: string[];
}

/** A draft in Markdown as the document that the scorer reads. */
export const draftDocument = (text: string): DocumentNode => ({ type: "doc", content: blocksOf(text).map(nodeOf) });

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const given of text.split("\n")) {
    const line = given.trim();
    if (open?.kind === "code") {
      if (FENCE.test(line)) open = undefined;
      else open.lines.push(given);
      continue;
    }
    if (line === "") {
      open = undefined;
      continue;
    }
    const kind = kindOf(line);
    const goesOn = open !== undefined && (open.kind === kind || (kind === "paragraph" && open.kind.endsWith("List")));
    if (goesOn && open && kind !== "heading") {
      // what stands below an item belongs to it
      if (kind === "paragraph" && open.kind !== "paragraph") open.lines.push(`${open.lines.pop()} ${line}`);
      else open.lines.push(line);
      continue;
    }
    open = { kind, lines: kind === "code" ? [] : [line] };
    blocks.push(open);
  }
  return blocks;
}

function kindOf(line: string): Kind {
  if (HEADING.test(line)) return "heading";
  if (FENCE.test(line)) return "code";
  if (ITEM.test(line)) return BULLET.test(line) ? "bulletList" : "orderedList";
  if (QUOTED.test(line)) return "blockquote";
  return line.startsWith("|") ? "table" : "paragraph";
}

function nodeOf({ kind, lines }: Block): DocumentNode {
  switch (kind) {
    case "heading": {
      const [, marks = "", words = ""] = HEADING.exec(lines[0] ?? "") ?? [];
      return { type: "heading", attrs: { level: marks.length }, content: inline(words) };
    }
    case "code":
      return { type: "codeBlock", content: [{ type: "text", text: lines.join("\n") }] };
    case "bulletList":
    case "orderedList":
      return { type: kind, content: lines.map((line) => ({ type: "listItem", content: [paragraph([ITEM.exec(line)?.[1] ?? ""])] })) };
    case "blockquote":
      return { type: "blockquote", content: [paragraph(lines.map((line) => QUOTED.exec(line)?.[1] ?? ""))] };
    case "table":
      return { type: "table", content: lines.filter((line) => !RULE.test(line)).map(row) };
    case "paragraph":
      return paragraph(lines);
  }
}

const row = (line: string): DocumentNode => ({
  type: "tableRow",
  content: cellsOf(line).map((cell) => ({ type: "tableCell", content: [paragraph([cell.trim()])] })),
});

const cellsOf = (line: string) => line.slice(1, line.endsWith("|") ? -1 : undefined).split("|");

const paragraph = (lines: readonly string[]): DocumentNode => ({
  type: "paragraph",
  content: lines.flatMap((line, at) => (at === 0 ? inline(line) : [{ type: "hardBreak" }, ...inline(line)])),
});

/** Words with where they lead, and the pictures among them. */
function inline(line: string): DocumentNode[] {
  const found: DocumentNode[] = [];
  let past = 0;
  for (const { start, end, isPicture, shown, address } of linksOf(line).links) {
    found.push(...words(line.slice(past, start)));
    if (isPicture) found.push({ type: "image", attrs: { alt: shown, src: address } });
    else found.push(...words(shown).map((node) => ({ ...node, marks: [{ type: "link", attrs: { href: address } }] })));
    past = end;
  }
  return [...found, ...words(line.slice(past))];
}

function words(text: string): DocumentNode[] {
  const bare = text.replace(MARK, (_, sign?: string) => sign ?? "");
  return bare === "" ? [] : [{ type: "text", text: bare }];
}
