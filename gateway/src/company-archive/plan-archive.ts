import { DomainError, WorkEnded, WorkPool } from "@muhtawa/service-kit/edge";
import { GATEWAY_MESSAGES } from "../messages.ts";
import type { ArchivePlan } from "./archive-worker.ts";
import { type ArchiveFault, TOLD_LIMITS } from "./read-archive.ts";
import type { Step } from "./renamed.ts";

/** A small archive may hold more things than a process has memory for, and a thread that runs out of it takes its process along. */
const readers = new WorkPool<Uint8Array, ArchivePlan>({
  module: new URL("./archive-worker.ts", import.meta.url),
  in: "process",
  workers: 1,
  atOncePerPerson: 1,
  waiting: 5,
  waitingPerPerson: 1,
  timeLimit: 60_000,
  heap: 256,
  memory: 400,
});

/** What has to be done to take an archive in; throws BAD_USER_INPUT where it is damaged or too large. */
export async function planArchive(person: string, archive: Buffer): Promise<{ companyId: string; steps: readonly Step[] }> {
  const plan = await readers
    .run(person, () => archive)
    .catch((error: unknown): ArchivePlan => {
      if (error instanceof WorkEnded) return { fault: "tooLarge" };
      throw error;
    });
  if ("fault" in plan) throw refused(plan.fault);
  return plan;
}

function refused(fault: ArchiveFault): DomainError {
  const message = fault === "damaged" ? GATEWAY_MESSAGES.archiveDamaged : GATEWAY_MESSAGES.archiveTooLarge;
  return new DomainError("BAD_USER_INPUT", message, {
    parameters: TOLD_LIMITS,
    fields: [{ field: "file", message, parameters: TOLD_LIMITS }],
  });
}
