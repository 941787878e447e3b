import { type Actor, DomainError } from "@muhtawa/service-kit";
import { isFinished } from "../domain/generation.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { type Parent, PARENT_FIELDS } from "../read-models/gone-parents.ts";
import type { UsageEntries } from "../store/usage-entries.ts";
import type { UsageLedger } from "../store/usage-ledger.ts";
import { stopGeneration, type StopPorts } from "./stop-generation.ts";

export interface TakingPorts extends StopPorts {
  readonly queue: JobQueue;
  readonly ledger: UsageLedger;
  readonly entries: UsageEntries;
}

const BATCH = 100;

const isGone = (error: unknown) => error instanceof DomainError && error.code === "NOT_FOUND";

/**
 * Takes along the generations of parents that are gone, some at a time; resolves to how many there were. A user's and a company's disappear
 * with their texts, and what they used no longer names whose it was; those of a content stay their owner's and only lose the link. None of
 * them is written on.
 */
export async function takeGenerationsAlong(ports: TakingPorts, parent: Parent, ids: readonly string[]): Promise<number> {
  const found = await ports.generations.matching({ [PARENT_FIELDS[parent]]: { $in: ids } }, { fields: [], limit: BATCH });
  const take = parent === "content" ? leaveContent : erase;
  for (const { _id } of found)
    await take(ports, _id).catch((error: unknown) => {
      // Somebody else has taken it.
      if (!isGone(error)) throw error;
    });
  await forgetUsage(ports, parent, ids);
  return found.length;
}

async function forgetUsage({ ledger, entries }: TakingPorts, parent: Parent, ids: readonly string[]): Promise<void> {
  if (parent === "user") await Promise.all([ledger.forget(ids), entries.forgetOwners(ids)]);
  if (parent === "company") await entries.forgetCompanies(ids);
}

/** The tombstone comes first: what a worker publishes after it is refused, so that nothing follows what is taken out of the output. */
async function erase(ports: TakingPorts, id: string): Promise<void> {
  const { generations, queue, outputEnd } = ports;
  const { jobSequence } = await generations.get(id);
  await stopIfUnderWay(ports, id);
  await generations.delete(id);
  await outputEnd.forget(id);
  if (jobSequence !== undefined) await queue.remove(jobSequence, id);
}

async function leaveContent(ports: TakingPorts, id: string): Promise<void> {
  await stopIfUnderWay(ports, id);
  await ports.generations.update(id, (generation) =>
    generation.contentId === undefined ? undefined : { state: { ...generation, contentId: undefined } },
  );
}

async function stopIfUnderWay(ports: TakingPorts, id: string): Promise<void> {
  const generation = await ports.generations.get(id);
  if (isFinished(generation)) return;
  const owner: Actor = { id: generation.ownerId, role: "CLIENT", scope: [], sessionId: "" };
  await stopGeneration(ports, owner, id);
}
