import { badInput } from "@muhtawa/service-kit";
import { mediaIdIn } from "@muhtawa/contracts";
import { unturned } from "@muhtawa/contracts/readable-text";
import { LONGEST_NOTE, NOTE_NODE } from "@muhtawa/text-analysis";
import { messages } from "../messages.ts";
import { linkAddress } from "./link-address.ts";

/** What may stand in a body: the nodes and marks of the editor (Tiptap's StarterKit, link, table, text alignment), their places and attributes. */

/** Gives the value to keep, or undefined to leave the attribute out. */
export type AttributeRule = (value: unknown) => unknown;

export interface NodeRule {
  readonly children: readonly string[];
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Attributes without which the node makes no sense. */
  readonly required?: readonly string[];
  readonly isText?: boolean;
  /** Whether it may be part of a suggestion, as words may. */
  readonly marked?: boolean;
}

const oneOf =
  (...values: unknown[]): AttributeRule =>
  (value) =>
    values.includes(value) ? value : undefined;

const integer =
  (minimum: number, maximum: number): AttributeRule =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined;

const text =
  (maximum: number): AttributeRule =>
  (value) =>
    typeof value === "string" ? begun(value.toWellFormed(), maximum) : undefined;

/** A name that is shown beside the words of others. */
const name =
  (maximum: number): AttributeRule =>
  (value) =>
    text(maximum)(typeof value === "string" ? unturned(value) : value);

/** The beginning of a text. A database can't hold half of a pair of surrogates: a character that the limit cuts in two is left out. */
function begun(value: string, maximum: number): string {
  const cut = value.slice(0, maximum);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

const integers: AttributeRule = (value) =>
  Array.isArray(value) && value.length <= 100 && value.every((entry) => integer(0, 10_000)(entry) !== undefined) ? value : undefined;

/** An address with one of the protocols; any other is made blank, however its protocol is disguised. */
const address =
  (...protocols: string[]): AttributeRule =>
  (value) => {
    if (typeof value !== "string") return "";
    const url = URL.parse(value);
    return url && protocols.includes(url.protocol) ? value : "";
  };

/** A link that would lose its target is refused, so that whoever wrote it knows. */
const link: AttributeRule = (value) => {
  const address = linkAddress(value);
  if (address !== undefined) return address;
  throw badInput({ field: "body", message: messages.linkIncomplete, parameters: { link: String(value).slice(0, 60) } });
};

/** A picture's address: a file of our own, or one elsewhere. */
const pictureAddress: AttributeRule = (value) => (mediaIdIn(value) ? value : address("http:", "https:", "data:")(value));

const BLOCKS = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "image",
  "table",
] as const;
const INLINE = ["text", "hardBreak", "image", NOTE_NODE] as const;

const direction = { dir: oneOf("ltr", "rtl", "auto", null) };
const alignment = { textAlign: oneOf("left", "right", "center", "justify", "start", "end", null), ...direction };
const dimension: AttributeRule = (value) => (value === null ? null : integer(1, 20_000)(value));
const orNull =
  (rule: AttributeRule): AttributeRule =>
  (value) =>
    value === null ? null : rule(value);
const cell = { colspan: integer(1, 100), rowspan: integer(1, 1_000), colwidth: orNull(integers), ...alignment };

export const NODES: Readonly<Record<string, NodeRule>> = {
  doc: { children: BLOCKS, attributes: {} },
  paragraph: { children: INLINE, attributes: alignment },
  heading: { children: INLINE, attributes: { level: oneOf(1, 2, 3, 4, 5, 6), ...alignment }, required: ["level"] },
  bulletList: { children: ["listItem"], attributes: direction },
  orderedList: { children: ["listItem"], attributes: { start: integer(0, 1_000_000), type: orNull(text(4)), ...direction } },
  listItem: { children: BLOCKS, attributes: direction },
  blockquote: { children: BLOCKS, attributes: { kind: oneOf("note", "tip", "warning", null), ...direction } },
  codeBlock: { children: ["text"], attributes: { language: orNull(text(40)), ...direction } },
  horizontalRule: { children: [], attributes: {} },
  hardBreak: { children: [], attributes: {}, marked: true },
  [NOTE_NODE]: { children: [], attributes: { note: text(LONGEST_NOTE), href: orNull(link) }, required: ["note"], marked: true },
  image: {
    children: [],
    attributes: {
      src: pictureAddress,
      alt: orNull(text(1_000)),
      title: orNull(text(1_000)),
      width: dimension,
      height: dimension,
    },
    required: ["src"],
  },
  table: { children: ["tableRow"], attributes: direction },
  tableRow: { children: ["tableCell", "tableHeader"], attributes: {} },
  tableCell: { children: BLOCKS, attributes: cell },
  tableHeader: { children: BLOCKS, attributes: cell },
  text: { children: [], attributes: {}, isText: true },
};

/** What a suggestion in the text is known by. The author is a name to be shown: nothing is decided by it. */
const suggestion = {
  id: text(40),
  author: name(100),
  by: oneOf("PERSON", "AI"),
  at: text(30),
  part: oneOf("break", "block", null),
};

export const MARKS: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  insertion: suggestion,
  deletion: suggestion,
  link: {
    href: link,
    target: oneOf("_blank", "_self", null),
    rel: orNull(text(100)),
    title: orNull(text(1_000)),
  },
};
