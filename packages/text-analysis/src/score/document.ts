import { noteOf } from "../notes/note.ts";
import { standingDocument } from "../standing.ts";
import { withoutPrompts } from "../without-prompts.ts";

/** A node of a Tiptap document, as the editor and the store have it. */
export interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly DocumentNode[];
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly text?: string;
}

/** A body read once for all checks. */
export interface ReadDocument {
  /** Its text with the marks that structure needs: headings, lists, quotations, tables and code, in Markdown. */
  readonly markdown: string;
  /** Its words alone, a line for each block. */
  readonly text: string;
  readonly links: readonly string[];
  /** Its paragraphs, wherever they stand, with the addresses that each links to, and whether somebody else said it. */
  readonly statements: readonly Statement[];
  readonly pictures: readonly { readonly alt: string }[];
  readonly lists: number;
  readonly tables: number;
}

/** A paragraph of a text. */
export interface Statement {
  readonly text: string;
  readonly links: readonly string[];
  readonly quoted: boolean;
}

interface Collected {
  blocks: string[];
  lines: string[];
  links: Set<string>;
  statements: Statement[];
  pictures: { alt: string }[];
  lists: number;
  tables: number;
}

const QUOTED = "> ";

/** Reads what a document is made of, once for all checks; what is only suggested in it is no part of it, nor what asks its writer for something. */
export function readDocument(document: DocumentNode): ReadDocument {
  const found: Collected = { blocks: [], lines: [], links: new Set(), statements: [], pictures: [], lists: 0, tables: 0 };
  for (const node of withoutPrompts(standingDocument(document)).content ?? []) readBlock(node, found, "");
  const { blocks, lines, links, ...counted } = found;
  return { ...counted, links: [...links], markdown: blocks.join("\n\n"), text: lines.join("\n").trim() };
}

function readBlock(node: DocumentNode, found: Collected, mark: string): void {
  const children = node.content ?? [];
  switch (node.type) {
    case "heading":
      return write(node, found, `${"#".repeat(Number(node.attrs?.["level"] ?? 1))} `);
    case "paragraph":
      return write(node, found, mark);
    case "codeBlock":
      return write(node, found, "```\n");
    case "image":
      return void found.pictures.push({ alt: altOf(node) });
    case "bulletList":
    case "orderedList":
      return readList(children, found);
    case "blockquote":
      // a call-out quotes nobody
      return children.forEach((part) => readBlock(part, found, node.attrs?.["kind"] ? mark : QUOTED));
    case "table":
      found.tables += 1;
      return children.forEach((row) => readBlock(row, found, "| "));
    default:
      return children.forEach((part) => readBlock(part, found, mark));
  }
}

/** One that only asks the writer for something is none yet. */
function readList(items: readonly DocumentNode[], found: Collected): void {
  const before = found.blocks.length;
  for (const item of items) readBlock(item, found, "- ");
  if (found.blocks.length > before) found.lists += 1;
}

function write(node: DocumentNode, found: Collected, mark: string): void {
  const text = (node.content ?? []).map((part) => inlineText(part, found)).join("");
  if (text.trim() === "") return;
  if (node.type === "paragraph") {
    const links = (node.content ?? []).flatMap(linksOf);
    found.statements.push({ text, links, quoted: mark === QUOTED });
  }
  found.lines.push(text);
  found.blocks.push(mark === "```\n" ? `${mark}${text}\n\`\`\`` : mark + text);
}

function inlineText(node: DocumentNode, found: Collected): string {
  if (node.type === "hardBreak") return "\n";
  if (node.type === "image") found.pictures.push({ alt: altOf(node) });
  for (const link of linksOf(node)) found.links.add(link);
  return node.text ?? "";
}

/** Where a word leads, or the note beside it. */
function linksOf(node: DocumentNode): string[] {
  const source = noteOf(node)?.href;
  const linked = (node.marks ?? []).flatMap(({ type, attrs }) =>
    type === "link" && typeof attrs?.["href"] === "string" ? [attrs["href"]] : [],
  );
  return source === undefined ? linked : [...linked, source];
}

const altOf = ({ attrs }: DocumentNode) => (typeof attrs?.["alt"] === "string" ? attrs["alt"].trim() : "");
