import { overloaded, type RequestContext, WorkEnded, WorkPool } from "@muhtawa/service-kit";
import type { Proof, ProofJob } from "./proof-worker.ts";

/** UTF-16 units of a text that is read in some milliseconds. */
const SHORT_TEXT = 2_000;
const LIMITS = { in: "thread", workers: 1, atOncePerPerson: 1, waiting: 400, waitingPerPerson: 200, timeLimit: 15_000, heap: 256 } as const;
const module = new URL("./proof-worker.ts", import.meta.url);

/** Short texts don't wait for long ones, and as long as who asks does; a long text is refused once it has waited two seconds. */
const shortTexts = new WorkPool<ProofJob, Proof>({ module, ...LIMITS });
const longTexts = new WorkPool<ProofJob, Proof>({ module, ...LIMITS, longestWait: 2_000 });

/** Proofreads a text beside the service; ends with the request. Throws SERVICE_UNAVAILABLE when there is too much to do. */
export async function proofreadText(job: ProofJob, { actor, ip, signal }: RequestContext): Promise<Proof> {
  try {
    const readers = job.text.length > SHORT_TEXT ? longTexts : shortTexts;
    return await readers.run(actor?.id ?? ip, () => job, signal);
  } catch (error) {
    throw error instanceof WorkEnded ? overloaded(error) : error;
  }
}
