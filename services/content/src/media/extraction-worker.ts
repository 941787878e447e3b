import { parentPort, workerData } from "node:worker_threads";
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

const { file, format, enough } = workerData as ExtractionJob;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(format === "docx" ? await textOfDocx(Buffer.from(file)) : await textOfPdf(file));

async function textOfDocx(buffer: Buffer): Promise<string> {
  if (!checkedEntries(buffer).has("word/document.xml")) throw new Error("no document in the archive");
  return (await mammoth.extractRawText({ buffer })).value;
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
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
