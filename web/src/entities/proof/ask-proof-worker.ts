import type { Finding } from "@muhtawa/text-analysis";
import type { ProofAnswer, ProofRequest, ProofRules, ProofText } from "./proof-messages.ts";

interface Waiting {
  resolve: (findings: readonly (readonly Finding[])[]) => void;
  reject: (reason: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function startWorker(): Worker {
  const started = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data: { id, findings } }: MessageEvent<ProofAnswer>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (findings) resolve?.(findings);
    else reject?.(new Error("The lexicon could not be fetched"));
  });
  // its script could not be had: another is started for the next text
  started.addEventListener("error", () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The proofreading worker failed"));
    waiting.clear();
  });
  return started;
}

/** The findings of each of some texts, from the tab's worker. Rejects while there is no worker, or no lexicon, without a network. */
export function askProofWorker(texts: readonly ProofText[], rules: ProofRules): Promise<readonly (readonly Finding[])[]> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    last += 1;
    waiting.set(last, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage({ id: last, texts, rules } satisfies ProofRequest);
  });
}
