import { overloaded, type RequestContext, WorkEnded, WorkPool } from "@muhtawa/service-kit";
import { scoreOf, type TextScore } from "@muhtawa/text-analysis/score";

export type ScoredText = Parameters<typeof scoreOf>[0];

/** Characters of a document that are measured faster than they are handed to a thread. */
const SHORT = 4_000;

const readers = new WorkPool<ScoredText, TextScore | null>({
  module: new URL("./score-worker.ts", import.meta.url),
  in: "thread",
  workers: 2,
  atOncePerPerson: 1,
  waiting: 40,
  waitingPerPerson: 10,
  timeLimit: 15_000,
  heap: 256,
});

/** A text's score, null of one that says nothing. The measuring of a long one ends with the request; throws SERVICE_UNAVAILABLE when there is too much to do. */
export async function measured(text: ScoredText, { actor, ip, signal }: RequestContext): Promise<TextScore | null> {
  if (JSON.stringify(text.body).length <= SHORT) return scoreOf(text);
  try {
    return await readers.run(actor?.id ?? ip, () => text, signal);
  } catch (error) {
    throw error instanceof WorkEnded ? overloaded(error) : error;
  }
}
