import { overloaded, type RequestContext, WorkEnded, WorkPool } from "@muhtawa/service-kit";
import type { Proof, ProofJob } from "./proof-worker.ts";

const readers = new WorkPool<ProofJob, Proof>({
  module: new URL("./proof-worker.ts", import.meta.url),
  in: "thread",
  workers: 2,
  atOncePerPerson: 2,
  waiting: 400,
  waitingPerPerson: 200,
  longestWait: 2_000,
  timeLimit: 15_000,
  heap: 256,
});

/** Proofreads a text beside the service; ends with the request. Throws SERVICE_UNAVAILABLE when there is too much to do, within two seconds. */
export async function proofreadText(job: ProofJob, { actor, ip, signal }: RequestContext): Promise<Proof> {
  try {
    return await readers.run(actor?.id ?? ip, () => job, signal);
  } catch (error) {
    throw error instanceof WorkEnded ? overloaded(error) : error;
  }
}
