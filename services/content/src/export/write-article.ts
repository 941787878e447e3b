import { overloaded, WorkEnded, WorkPool } from "@muhtawa/service-kit";
import type { Article } from "./article.ts";
import type { ExportJob } from "./export-worker.ts";
import type { ExportFormat } from "./format.ts";

const writers = new WorkPool<ExportJob, Uint8Array>({
  module: new URL("./export-worker.ts", import.meta.url),
  in: "thread",
  workers: 2,
  atOncePerPerson: 1,
  waiting: 20,
  waitingPerPerson: 10,
  timeLimit: 25_000,
  heap: 512,
});

export interface Writing {
  readonly format: ExportFormat;
  /** Whom it is written for. */
  readonly person: string;
  readonly signal?: AbortSignal | undefined;
}

/** An article as a file. `read` brings the article, with its pictures, when its turn has come. */
export async function writeArticle(read: () => Promise<Article>, { format, person, signal }: Writing): Promise<Uint8Array> {
  try {
    return await writers.run(person, async () => ({ article: await read(), format }), signal);
  } catch (error) {
    throw error instanceof WorkEnded ? overloaded(error) : error;
  }
}
