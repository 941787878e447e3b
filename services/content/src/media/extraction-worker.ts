import mammoth from "mammoth";
import { getDocumentProxy } from "unpdf";
import { checkedEntries } from "./archive.ts";

export interface ExtractionJob {
  readonly file: Uint8Array;
  readonly format: "docx" | "pdf";
  /** Characters after which the rest is of no use. */
  readonly enough: number;
}

const MAX_PAGES = 500;

export default function textOf({ file, format, enough }: ExtractionJob): Promise<string> {
  return format === "docx" ? textOfDocx(Buffer.from(file)) : textOfPdf(file, enough);
}

async function textOfDocx(buffer: Buffer): Promise<string> {
  if (!checkedEntries(buffer).has("word/document.xml")) throw new Error("no document in the archive");
  return (await mammoth.extractRawText({ buffer })).value;
}

async function textOfPdf(bytes: Uint8Array, enough: number): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && text.length < enough; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")}\n`;
    page.cleanup();
  }
  return text;
}
