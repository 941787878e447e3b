import type { ConsumerDefinition, Service } from "@muhtawa/service-kit";

/** Whether all that the broker has for these consumers has been taken in; false also when the broker doesn't say. */
export function hasTakenInAll(nats: Service["nats"], consumers: readonly ConsumerDefinition[]): () => Promise<boolean> {
  return async () => {
    try {
      const manager = await nats.jetstreamManager();
      const states = await Promise.all(consumers.map(({ stream, durable }) => manager.consumers.info(stream, durable)));
      return states.every(({ num_pending, num_ack_pending }) => num_pending === 0 && num_ack_pending === 0);
    } catch {
      return false;
    }
  };
}
