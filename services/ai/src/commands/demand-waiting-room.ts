import { rateLimited } from "@muhtawa/service-kit";
import { WAIT_SECONDS } from "../domain/generation.ts";
import type { GenerationStore } from "../store/generation-store.ts";

export interface WaitingPorts {
  readonly generations: GenerationStore;
  /** How many generations one person may have waiting or under way. */
  readonly mostWaiting: number;
}

/**
 * Throws RATE_LIMITED when a person has as many generations waiting or under way as anybody may. What comes at the same moment is told apart
 * by the ledger, which sets aside for so many and no more.
 */
export async function demandWaitingRoom({ generations, mostWaiting }: WaitingPorts, ownerId: string): Promise<void> {
  const waiting = await generations.count({ ownerId, status: { $in: ["QUEUED", "RUNNING"] } });
  if (waiting >= mostWaiting) throw rateLimited(WAIT_SECONDS);
}
