import { unavailable } from "@muhtawa/service-kit";
import { Threads } from "../threads.ts";
import type { Article } from "./article.ts";
import type { ExportJob } from "./export-worker.ts";
import type { ExportFormat } from "./format.ts";
import { writeHtml } from "./html.ts";
import { writeMarkdown } from "./markdown.ts";

/** Exports that may wait; one more is refused rather than kept waiting past all patience. */
const LONGEST_QUEUE = 20;

const writers = new Threads<ExportJob, Uint8Array>({
  module: new URL("./export-worker.ts", import.meta.url),
  workers: 2,
  timeLimit: 25_000,
  heapMb: 512,
});

/** An article as a file. Word's and PDF take their time: they are written in a thread of their own. */
export async function writeArticle(article: Article, format: ExportFormat): Promise<Uint8Array> {
  if (format === "md") return Buffer.from(writeMarkdown(article));
  if (format === "html") return Buffer.from(writeHtml(article));
  if (writers.waiting >= LONGEST_QUEUE) throw unavailable();
  try {
    return await writers.run({ article, format });
  } catch (cause) {
    throw unavailable(cause);
  }
}
