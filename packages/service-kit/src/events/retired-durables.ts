import { type StreamName, STREAMS } from "@muhtawa/contracts";
import type { Logger } from "../logger.ts";
import { type ConsumerInfo, type NatsConnection, NatsError } from "../nats.ts";

/** The durables that an earlier release of a service has made and this one no longer declares. */
export interface RetiredDurables {
  /** The sequence at which a new durable of that stream has to start so that no event is skipped; undefined when no old durable is there. */
  goOnFrom(stream: StreamName): number | undefined;
  /** Deletes them. A durable on a stream that this service may no longer read is left to the operator and named in the log. */
  remove(logger: Logger): Promise<void>;
}

/** The streams that consumers of events may be on. */
const EVENT_STREAMS = (Object.keys(STREAMS) as StreamName[]).filter((name) => !["AI_JOBS", "AI_OUTPUT", "DLQ"].includes(name));

/** Finds the durables under a service's prefix that aren't declared any more. */
export async function retiredDurables(nats: NatsConnection, service: string, declared: ReadonlySet<string>): Promise<RetiredDurables> {
  const manager = await nats.jetstreamManager();
  const found = new Map<StreamName, { last: number; durables: ConsumerInfo[] }>();
  for (const stream of EVENT_STREAMS) {
    try {
      const last = (await manager.streams.info(stream)).state.last_seq;
      const durables: ConsumerInfo[] = [];
      for await (const info of manager.consumers.list(stream))
        if (info.name.startsWith(`${service}--`) && !declared.has(info.name)) durables.push(info);
      if (durables.length > 0) found.set(stream, { last, durables });
    } catch (error) {
      // The stream has not been made yet.
      if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
    }
  }
  return {
    goOnFrom(stream) {
      const retired = found.get(stream);
      if (!retired) return undefined;
      const { last, durables } = retired;
      const done = durables.map(({ num_pending, num_ack_pending, ack_floor }) =>
        num_pending === 0 && num_ack_pending === 0 ? last : ack_floor.stream_seq,
      );
      return Math.min(...done) + 1;
    },
    async remove(logger) {
      for (const [stream, { durables }] of found)
        for (const { name } of durables)
          await manager.consumers.delete(stream, name).catch((error: unknown) => {
            if (error instanceof NatsError && error.isPermissionError())
              return logger.warn({ stream, durable: name }, "a durable of an earlier release is left: only the operator may remove it");
            // Another instance may have deleted it.
            if (!(error instanceof NatsError && error.api_error?.code === 404)) throw error;
          });
    },
  };
}
