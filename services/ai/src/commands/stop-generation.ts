import { setTimeout as delay } from "node:timers/promises";
import { stopSubject } from "@muhtawa/contracts";
import { type Actor, type Logger, owned } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { type Generation, isFinished } from "../domain/generation.ts";
import { requestStop } from "../domain/transitions.ts";
import type { OutputEnd } from "../output/output-end.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { Settlement } from "../usage/settlement.ts";

export interface StopPorts {
  readonly generations: GenerationStore;
  readonly nats: NatsConnection;
  readonly outputEnd: OutputEnd;
  readonly settlement: Settlement;
  readonly logger: Logger;
}

const PATIENCE = 500;
const INTERVAL = 25;

/**
 * Stops a generation; the text so far is kept. The guarded write counts, the message to the worker is a hint that saves it the wait for
 * its next look at the database. Resolves once it has stopped, after half a second at the latest.
 */
export async function stopGeneration(ports: StopPorts, actor: Actor, id: string): Promise<Generation> {
  const { generations, nats, outputEnd, settlement, logger } = ports;
  const before = owned(actor, await generations.find(id));
  const now = new Date();
  const generation = await generations.update(id, (current) => requestStop(current, now));
  if (isFinished(generation)) {
    // The stop is stored; when it cannot be published, the gateway finds it by its periodic check.
    if (!isFinished(before)) {
      await settlement.settle(generation);
      await outputEnd
        .announce(generation)
        .catch((error: unknown) => logger.warn({ err: error, generationId: id }, "the end could not be announced"));
    }
    return generation;
  }
  nats.publish(stopSubject(id));
  const deadline = Date.now() + PATIENCE;
  let latest = generation;
  while (!isFinished(latest) && Date.now() < deadline) {
    await delay(INTERVAL);
    latest = await generations.get(id);
  }
  return latest;
}
