import { type GoneParents, type Parent, PARENT_FIELDS, PARENTS } from "../read-models/gone-parents.ts";
import { takeGenerationsAlong, type TakingPorts } from "./take-generations-along.ts";

const BATCH = 500;

/** Takes along the generations whose user, company or content is gone and that no event has reached. */
export async function reconcile(ports: TakingPorts, gone: GoneParents): Promise<void> {
  for (const parent of PARENTS)
    for await (const ids of ports.generations.valuesOf(PARENT_FIELDS[parent], BATCH))
      await takeThoseOf(ports, parent, await gone.among(parent, ids));
}

async function takeThoseOf(ports: TakingPorts, parent: Parent, ids: readonly string[]): Promise<void> {
  while (ids.length > 0 && (await takeGenerationsAlong(ports, parent, ids)) > 0);
}
