import { serveOwnData, type SubgraphOptions } from "@muhtawa/service-kit";
import type { GenerationStore } from "../store/generation-store.ts";
import type { UsageEntries } from "../store/usage-entries.ts";

interface Kept {
  readonly generations: GenerationStore;
  readonly entries: UsageEntries;
}

/** How the work was handed to workers is nothing of the person's. */
export const LEFT_OUT = [
  "hold",
  "place",
  "jobSequence",
  "leaseUntil",
  "releasedAt",
  "requestHash",
  "correlationId",
  "traceparent",
  "idempotencyKey",
] as const;

/** What a person has had generated, and what of their quota that used. */
export function ownData({ generations, entries }: Kept, options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">): void {
  serveOwnData(options, "ai", {
    generations: (ownerId) => generations.each({ ownerId }, { without: LEFT_OUT }),
    usage: (ownerId) => entries.of(ownerId),
  });
}
