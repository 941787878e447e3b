import { NOT_DELETED } from "@muhtawa/service-kit";
import type { GoneParents, Parent } from "../read-models/gone-parents.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import { takeGenerationsAlong, type TakingPorts } from "./take-generations-along.ts";

const BATCH = 500;

/** Takes along the generations whose user, company or content is gone and that no event has reached. */
export async function reconcile(ports: TakingPorts, gone: GoneParents): Promise<void> {
  for (const [parent, field] of [
    ["user", "ownerId"],
    ["company", "companyId"],
    ["content", "contentId"],
  ] as const)
    for await (const ids of parentsOf(ports, field)) await takeThoseOf(ports, parent, await gone.among(parent, ids));
}

async function takeThoseOf(ports: TakingPorts, parent: Parent, ids: readonly string[]): Promise<void> {
  while (ids.length > 0 && (await takeGenerationsAlong(ports, parent, ids)) > 0);
}

/** The ids of all parents that generations have, some at a time. */
async function* parentsOf(
  { generations }: { generations: GenerationStore },
  field: "ownerId" | "companyId" | "contentId",
): AsyncGenerator<string[]> {
  let ids = new Set<string>();
  const rows = generations.model
    .find({ ...NOT_DELETED, [field]: { $exists: true } } as never, { [field]: 1 })
    .sort({ [field]: 1 })
    .lean<Record<string, string>[]>();
  for await (const row of rows.cursor()) {
    ids.add(String(row[field]));
    if (ids.size < BATCH) continue;
    yield [...ids];
    ids = new Set();
  }
  if (ids.size > 0) yield [...ids];
}
