import type { Article } from "./article.ts";
import type { ExportFormat } from "./format.ts";

export interface ExportJob {
  readonly format: ExportFormat;
  readonly article: Article;
}

/** Writes an article, in a thread beside the service. Each writer is large: only what is needed is loaded. */
export default async function write({ format, article }: ExportJob): Promise<Uint8Array> {
  switch (format) {
    case "md":
      return Buffer.from((await import("./markdown.ts")).writeMarkdown(article));
    case "html":
      return Buffer.from((await import("./html.ts")).writeHtml(article));
    case "docx":
      return (await import("./docx.ts")).writeDocx(article);
    case "pdf":
      return (await import("./pdf.ts")).writePdf(article);
  }
}
