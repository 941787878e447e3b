import type { ScoredText } from "@muhtawa/text-analysis/score";
import type { MeasuredScore, ScoreAnswer, ScoreRequest } from "./score-messages.ts";

/** Measures a text; rejects when it can't, and when the signal says that nobody waits for it any more. */
export type Measure = (text: ScoredText, signal: AbortSignal) => Promise<MeasuredScore | null>;

interface Waiting {
  readonly text: ScoredText;
  readonly signal: AbortSignal;
  readonly resolve: (score: MeasuredScore | null) => void;
  readonly reject: (reason: Error) => void;
}

const queue: Waiting[] = [];
let asked: (Waiting & { readonly id: number }) | undefined;
let worker: Worker | undefined;
let last = 0;

function startWorker(): Worker {
  const started = new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { id, score } }: MessageEvent<ScoreAnswer>) => {
    if (asked?.id !== id) return;
    if (score === undefined) asked.reject(new Error("The lexicon could not be fetched"));
    else asked.resolve(score);
    askNext();
  });
  // its script could not be had: another is started for the next text
  started.addEventListener("error", () => {
    started.terminate();
    worker = undefined;
    asked?.reject(new Error("The measuring worker failed"));
    askNext();
  });
  return started;
}

/** One text at a time: what is given up before its turn costs nothing. */
function askNext(): void {
  const next = queue.shift();
  asked = next && { ...next, id: ++last };
  if (!asked) return;
  const { id, text, signal, reject } = asked;
  if (signal.aborted) return askNext();
  try {
    worker ??= startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage({ id, text } satisfies ScoreRequest);
  } catch (error) {
    reject(error as Error);
    askNext();
  }
}

/** A text's score, from the tab's worker. */
export const askScoreWorker: Measure = (text, signal) =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException("Nobody waits for this score", "AbortError"));
    if (signal.aborted) return giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    queue.push({ text, signal, resolve, reject });
    if (!asked) askNext();
  });
