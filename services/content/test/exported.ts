import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";

type Node = Record<string, unknown>;
type Mark = string | { type: string; attrs: Node };

export const text = (said: string, ...marks: Mark[]): Node => ({
  type: "text",
  text: said,
  ...(marks.length > 0 && { marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : mark)) }),
});
export const paragraph = (...content: Node[]): Node => ({ type: "paragraph", content });
export const heading = (level: number, said: string): Node => ({ type: "heading", attrs: { level }, content: [text(said)] });
export const item = (...content: Node[]): Node => ({ type: "listItem", content });
export const bullets = (...content: Node[]): Node => ({ type: "bulletList", content });
export const numbers = (start: number, ...content: Node[]): Node => ({ type: "orderedList", attrs: { start }, content });
export const quote = (...content: Node[]): Node => ({ type: "blockquote", content });
export const cell = (said: string, attrs: Node = {}, type = "tableCell"): Node => ({ type, attrs, content: [paragraph(text(said))] });
export const head = (said: string): Node => cell(said, {}, "tableHeader");
export const row = (...content: Node[]): Node => ({ type: "tableRow", content });
export const table = (...content: Node[]): Node => ({ type: "table", content });
export const link = (href: string): Mark => ({ type: "link", attrs: { href } });
export const note = (said: string, href: string | null = null, ...marks: Mark[]): Node => ({
  type: "footnote",
  attrs: { note: said, href },
  ...(marks.length > 0 && { marks }),
});
export const doc = (...content: Node[]) => ({ type: "doc" as const, content });

/** The main part of a Word file, as XML. */
export const wordXml = (file: Uint8Array, part = "word/document.xml"): string => strFromU8(unzipSync(file)[part] ?? new Uint8Array());

/** The words of a PDF in the order in which they stand in it. */
export async function pdfWords(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const part of items) if ("str" in part) words.push(...part.str.replaceAll("\0", "").split(/\s+/).filter(Boolean));
  }
  return words;
}

/** Words that stand together on a PDF's page, in points from its top and its left edge. */
export interface PlacedWords {
  readonly said: string;
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** Where the words of a PDF stand, in their order. */
export async function pdfPlaces(file: Uint8Array): Promise<PlacedWords[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const places: PlacedWords[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , , height = 0] = page.view;
    for (const part of (await page.getTextContent()).items) {
      if (!("str" in part) || part.str.trim() === "") continue;
      const [left = 0, bottom = 0] = (part.transform as number[]).slice(4);
      places.push({ said: part.str.trim(), page: number, top: height - bottom, left, right: left + part.width });
    }
  }
  return places;
}

/** The headings that a PDF leads to, each with those below it. */
export async function pdfHeadings(file: Uint8Array): Promise<{ title: string; below: string[] }[]> {
  const outline = (await (await getDocumentProxy(new Uint8Array(file))).getOutline()) as
    | { title: string; items: { title: string }[] }[]
    | null;
  return (outline ?? []).map(({ title, items }) => ({ title, below: items.map((item) => item.title) }));
}

export async function pdfInfo(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = (await pdf.getMetadata()) as { info: unknown } as { info: Record<string, unknown> };
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    for (const { url } of await (await pdf.getPage(number)).getAnnotations()) if (typeof url === "string") links.push(url);
  return {
    title: info["Title"],
    language: info["Language"],
    tagged: Boolean((await pdf.getMarkInfo())?.["Marked"]),
    pages: pdf.numPages,
    links,
  };
}

/** What a PDF says, line by line, as a reader puts it together. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  let said = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const part of items) if ("str" in part) said += part.str + (part.hasEOL ? "\n" : "");
    said += "\n";
  }
  // as its viewer does when they are copied
  return said.replaceAll("\0", "");
}
