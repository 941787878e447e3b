import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import type { GenerationStore } from "../store/generation-store.ts";

/** The generations there are of these ids, in one read. */
export async function generationsById(generations: GenerationStore, ids: readonly string[]): Promise<ReadonlyMap<string, Generation>> {
  const found = (await generations.model
    .find({ ...NOT_DELETED, _id: { $in: [...ids] } }, { outbox: 0, pendingState: 0 })
    .lean()) as unknown as Generation[];
  return new Map(found.map((generation) => [generation._id, generation]));
}
