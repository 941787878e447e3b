import { parentPort, workerData } from "node:worker_threads";
import type { Article } from "./article.ts";

export interface ExportJob {
  readonly format: "docx" | "pdf";
  readonly article: Article;
}

const { format, article } = workerData as ExportJob;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await written());

async function written(): Promise<Uint8Array> {
  // Each of the two is large: only the one that is needed is loaded.
  return format === "docx" ? (await import("./docx.ts")).writeDocx(article) : (await import("./pdf.ts")).writePdf(article);
}
