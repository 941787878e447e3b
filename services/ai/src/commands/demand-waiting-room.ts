import { rateLimited } from "@muhtawa/service-kit";
import type { GenerationStore } from "../store/generation-store.ts";

export interface WaitingPorts {
  readonly generations: GenerationStore;
  /** How many generations one person may have waiting or under way. */
  readonly mostWaiting: number;
}

/** By then some of what waits has been written. */
const WAIT_SECONDS = 10;

/** Throws RATE_LIMITED when a person has as many generations waiting or under way as anybody may. */
export async function demandWaitingRoom({ generations, mostWaiting }: WaitingPorts, ownerId: string): Promise<void> {
  const waiting = await generations.count({ ownerId, status: { $in: ["QUEUED", "RUNNING"] } });
  if (waiting >= mostWaiting) throw rateLimited(WAIT_SECONDS);
}
