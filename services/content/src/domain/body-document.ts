import { MAX_BODY_BYTES, MAX_BODY_DEPTH, MAX_TABLE_CELLS } from "@muhtawa/contracts/body-limits";
import { isVisible } from "@muhtawa/contracts/readable-text";
import { badInput, type Message, type MessageParameters } from "@muhtawa/service-kit";
import { isInLine, standingDocument } from "@muhtawa/text-analysis";
import { messages } from "../messages.ts";
import { type AttributeRule, MARKS, NODES } from "./body-schema.ts";
import { coveredInAll, withinTable } from "./table-cells.ts";

/** A mark on a text, as Tiptap writes it. */
export interface BodyMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A node of a Tiptap document. */
export interface BodyNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly BodyNode[];
  readonly marks?: readonly BodyMark[];
  readonly text?: string;
}

export type BodyDocument = BodyNode & { readonly type: "doc" };

/** What an editor shows when there is no text. */
export const EMPTY_BODY: BodyDocument = { type: "doc", content: [{ type: "paragraph" }] };

/**
 * Reads a document as the editor sends it. A node or mark that it doesn't have, or in the wrong place, is BAD_USER_INPUT on `body`;
 * unknown attributes are dropped, addresses of links and pictures with a protocol that isn't allowed are made blank, merged cells end with
 * their table.
 */
export function parseBody(input: unknown): BodyDocument {
  if (!isRecord(input) || input["type"] !== "doc") throw unfit(messages.bodyUnreadable);
  // Before it is measured, since writing out a very deep document would exhaust the stack.
  const body = parseNode(input, 0) as BodyDocument;
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_BODY_BYTES) throw unfit(messages.bodyTooLarge);
  if (coveredInAll(body) > MAX_TABLE_CELLS) throw unfit(messages.bodyTooManyCells, { maximum: MAX_TABLE_CELLS });
  return body;
}

/** The text of a document without its form: a line for each block. What is only suggested is no part of it. */
export function plainText(body: BodyDocument): string {
  const lines: string[] = [];
  collectLines(standingDocument(body), lines);
  return lines.join("\n").trim();
}

/** Whether there is neither a picture in it nor text that can be seen. */
export const isBlank = (body: BodyDocument): boolean => !isVisible(plainText(body)) && !hasImage(body);

const hasImage = (node: BodyNode): boolean => node.type === "image" || (node.content ?? []).some(hasImage);

function collectLines(node: BodyNode, lines: string[]): void {
  const children = node.content ?? [];
  if (children.some(isInLine)) lines.push(children.map((child) => (child.type === "hardBreak" ? "\n" : (child.text ?? ""))).join(""));
  else for (const child of children) collectLines(child, lines);
}

function parseNode(input: unknown, depth: number): BodyNode {
  if (depth > MAX_BODY_DEPTH) throw unfit(messages.bodyTooDeep);
  if (!isRecord(input)) throw unfit(messages.bodyUnreadable);
  const type = String(input["type"]);
  const rule = Object.hasOwn(NODES, type) ? NODES[type] : undefined;
  if (!rule) throw unsupported(type);
  if (rule.isText) return parseText(input);
  const attrs = parseAttributes(input["attrs"], rule.attributes);
  const missing = rule.required?.find((name) => attrs?.[name] === undefined);
  if (missing) throw unsupported(`${type}.${missing}`);
  const content = listOf(input["content"])
    .filter((child) => !isEmptyText(child))
    .map((child) => {
      if (!isRecord(child) || !rule.children.includes(String(child["type"]))) throw unsupported(typeOf(child));
      return parseNode(child, depth + 1);
    });
  const marks = rule.marked ? parseMarks(input["marks"]) : [];
  const node = {
    type,
    ...(attrs && { attrs }),
    ...(Array.isArray(input["content"]) && { content }),
    ...(marks.length > 0 && { marks }),
  };
  return type === "table" ? withinTable(node) : node;
}

const HALF_OF_A_PAIR = /\p{Cs}/u;

function parseText(input: Record<string, unknown>): BodyNode {
  const { text } = input;
  if (typeof text !== "string") throw unfit(messages.bodyUnreadable);
  // A database can't hold half of a pair of surrogates; it would become another character.
  const half = text.search(HALF_OF_A_PAIR);
  if (half !== -1) throw unfit(messages.bodyHalfCharacter, { before: Array.from(text.slice(0, half)).slice(-20).join("") });
  const marks = parseMarks(input["marks"]);
  return { type: "text", text, ...(marks.length > 0 && { marks }) };
}

function parseMarks(input: unknown): BodyMark[] {
  return listOf(input).map((mark) => {
    const type = typeOf(mark);
    const rules = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
    if (!isRecord(mark) || !rules) throw unsupported(type);
    const attrs = parseAttributes(mark["attrs"], rules);
    return { type, ...(attrs && { attrs }) };
  });
}

function parseAttributes(input: unknown, rules: Readonly<Record<string, AttributeRule>>): Record<string, unknown> | undefined {
  if (input === undefined || input === null) return undefined;
  if (!isRecord(input)) throw unfit(messages.bodyUnreadable);
  const attributes = Object.entries(rules)
    .filter(([name]) => Object.hasOwn(input, name))
    .map(([name, rule]) => [name, rule(input[name])] as const)
    .filter(([, value]) => value !== undefined);
  return attributes.length > 0 ? Object.fromEntries(attributes) : undefined;
}

function listOf(input: unknown): unknown[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) throw unfit(messages.bodyUnreadable);
  return input;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const isEmptyText = (value: unknown) => isRecord(value) && value["type"] === "text" && value["text"] === "";

const typeOf = (value: unknown) => (isRecord(value) ? String(value["type"]) : typeof value);

const unfit = (message: Message, parameters?: MessageParameters) => badInput({ field: "body", message, parameters });

const unsupported = (part: string) => unfit(messages.bodyUnsupported, { part: part.slice(0, 60) });
