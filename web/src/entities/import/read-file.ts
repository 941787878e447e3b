import { MAX_BODY_DEPTH } from "@muhtawa/contracts/body-limits";
import type { JSONContent } from "@tiptap/core";
import { directionOfText } from "../../ui/document/block-direction.ts";
import { loadMarkdown } from "../../ui/document/load-markdown.ts";
import { safeLink } from "../../ui/document/safe-address.ts";
import { cleanPaste } from "../editor/clean-paste.ts";
import { decodeText } from "./decode-text.ts";
import { ImportFault } from "./import-fault.ts";
import { formatOf, MAX_FILE_BYTES } from "./import-formats.ts";
import { markdownPage } from "./markdown-page.ts";
import { fitsInText } from "./text-room.ts";
import { readWord } from "./word/word-document.ts";

/** What a file is as a text of ours. */
export interface ReadFile {
  /** Its name without the ending. */
  readonly name: string;
  readonly title: string;
  /** The heading that the title was taken from, when it stands above all and so isn't part of the text; else undefined. */
  readonly heading?: JSONContent | undefined;
  readonly locale: "ar" | "en";
  readonly document: JSONContent;
  /** What isn't taken. */
  readonly dropped: Dropped;
}

export interface Dropped {
  /** What pictures show, as far as it is said. */
  readonly pictures: readonly string[];
  /** How many links lead nowhere from here. */
  readonly links: number;
  /** How many drawings, formulas and the like. */
  readonly parts: number;
}

/** Characters of Markdown or HTML without pictures. */
const MAX_SOURCE = 1_000_000;
/** Beginnings and ends of elements: a text of ours with as many would be longer than it may be. */
const MAX_TAGS = 60_000;
const LONGEST_TITLE = 200;

/** What makes a document of a page. */
type Editor = Awaited<ReturnType<typeof loadMarkdown>>;

/** As long as a picture may be in words that tell how one is written. */
const SHORT_DATA = 1_000;

/** Pictures that are written out are longer than all the words. */
const withoutData = (text: string) => text.replaceAll(/;base64,[A-Za-z0-9+/=]+/g, (data) => (data.length > SHORT_DATA ? ";base64," : data));

/** Reads a file of Markdown, HTML or Word; fails with what is wrong with it. */
export async function readFile(file: File): Promise<ReadFile> {
  const format = formatOf(file.name);
  if (!format) throw new ImportFault("kind");
  if (file.size > MAX_FILE_BYTES) throw new ImportFault("tooLarge");
  if (file.size === 0) throw new ImportFault("empty");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const editor = await loadMarkdown();
  try {
    const found: Found = { pictures: [], links: 0, parts: 0 };
    const html = format === "docx" ? await pageOfWord(bytes, found) : pageOfText(bytes, format, found);
    const document = editor.parseHtml(cleaned(html, found));
    return told(editor, file.name.replace(/\.[^.]+$/, ""), document, found);
  } catch (error) {
    // what breaks a reader is broken itself
    throw error instanceof ImportFault ? error : new ImportFault("damaged");
  }
}

interface Found {
  pictures: string[];
  links: number;
  parts: number;
}

async function pageOfWord(bytes: Uint8Array<ArrayBuffer>, found: Found): Promise<string> {
  const body = await readWord(bytes, (kind, alt) => {
    if (kind === "picture") found.pictures.push(alt);
    else found.parts += 1;
  });
  return body.innerHTML;
}

function pageOfText(bytes: Uint8Array<ArrayBuffer>, format: "md" | "html", found: Found): string {
  const text = withoutData(decodeText(bytes));
  if (text.length > MAX_SOURCE) throw new ImportFault("tooMuch");
  const { body } = new DOMParser().parseFromString(format === "html" ? text : markdownPage(text), "text/html");
  const main = format === "html" ? mainOf(body) : body;
  // what is filled in goes, the words around it stay
  for (const form of main.querySelectorAll("form")) form.replaceWith(...form.childNodes);
  const parts = main.querySelectorAll(PARTS);
  found.parts += parts.length;
  for (const part of parts) part.remove();
  return main.outerHTML;
}

const PARTS = "iframe, object, embed, video, audio, canvas, svg, math";

/** What a page is about, without what leads to others. */
function mainOf(body: HTMLElement): HTMLElement {
  const main = body.querySelector("main") ?? body;
  for (const around of main.querySelectorAll("nav, body > aside, body > header, body > footer"))
    if (!around.querySelector("h1")) around.remove();
  const headings = body.querySelectorAll("h1");
  const [title] = headings;
  if (title && headings.length === 1 && !main.contains(title)) main.prepend(title);
  main.dir ||= body.dir || body.ownerDocument.documentElement.dir;
  return main;
}

/** A page as the editor may read it. */
function cleaned(html: string, found: Found): string {
  if (html.split("<").length > MAX_TAGS) throw new ImportFault("tooMuch");
  const { html: clean, lostLinks } = cleanPaste(html, { whole: true });
  found.links += lostLinks;
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  for (const picture of body.querySelectorAll("img")) {
    found.pictures.push(picture.alt);
    picture.remove();
  }
  return body.innerHTML;
}

/** Without pictures, and with the links that lead somewhere. */
function settled(node: JSONContent, found: Found, depth: number): JSONContent[] {
  if (depth > MAX_BODY_DEPTH) throw new ImportFault("tooMuch");
  if (node.type === "image") {
    found.pictures.push(String(node.attrs?.alt ?? ""));
    return [];
  }
  const marks = node.marks?.filter((mark) => {
    const isLost = mark.type === "link" && safeLink(String(mark.attrs?.href ?? "")) === "";
    if (isLost) found.links += 1;
    return !isLost;
  });
  const content = node.content?.flatMap((child) => settled(child, found, depth + 1));
  return [{ ...node, ...(marks && { marks }), ...(content && { content }) }];
}

const textOf = (node: JSONContent): string => node.text ?? (node.content ?? []).map(textOf).join("");
const isEmptyLine = ({ type, content = [] }: JSONContent) => type === "paragraph" && content.length === 0;
const headingsIn = (node: JSONContent): JSONContent[] => (node.type === "heading" ? [node] : (node.content ?? []).flatMap(headingsIn));

/** As many whole words as a title may have. */
function titleFrom(text: string): string {
  if (text.length <= LONGEST_TITLE) return text;
  const cut = text.slice(0, LONGEST_TITLE + 1);
  const end = cut.search(/\s\S*$/);
  const title = end > 0 ? cut.slice(0, end).trimEnd() : text.slice(0, LONGEST_TITLE);
  return title.isWellFormed() ? title : title.slice(0, -1);
}

function told({ checked }: Editor, name: string, read: JSONContent, found: Found): ReadFile {
  const [whole = read] = settled(read, found, 0);
  const blocks = (whole.content ?? []).filter((block) => !isEmptyLine(block));
  const [first, ...rest] = blocks;
  const said = first?.type === "heading" && first.attrs?.level === 1 ? textOf(first).trim() : "";
  // of one that is longer than a title no word is lost: it stays in the text
  const heading = said !== "" && said.length <= LONGEST_TITLE ? first : undefined;
  const content = heading ? rest : blocks;
  if (textOf({ content: blocks }).trim() === "" && !content.some(({ type }) => type === "table")) throw new ImportFault("empty");
  const document = checked({ type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] });
  if (!fitsInText(document)) throw new ImportFault("tooMuch");
  const highest = headingsIn({ content: blocks }).map((one) => textOf(one).trim());
  const title = titleFrom(highest.find(Boolean) ?? name);
  return {
    name,
    title,
    heading,
    locale: directionOfText(textOf({ content: blocks })) === "rtl" ? "ar" : "en",
    document,
    dropped: { ...found },
  };
}
