import { setTimeout as delay } from "node:timers/promises";
import { type EventEnvelope, RETRY_DELAYS } from "@muhtawa/contracts";
import { AckPolicy, type ConsumerMessages, DeliverPolicy, headers, type JsMsg, type NatsConnection, nanos } from "nats";
import type { Logger } from "../logger.ts";
import { systemContext, withContext } from "../request-context.ts";
import type { ConsumerDefinition } from "./consumer.ts";
import { openEnvelope } from "./open-envelope.ts";
import { ensureStreams } from "./nats.ts";

export interface RunnerOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** Milliseconds before each further try of an event whose handler failed; after the last it goes to DLQ. */
  readonly retryDelays?: readonly number[];
  /** Milliseconds a handler may take. */
  readonly handlerTimeout?: number;
}

const HANDLER_TIMEOUT = 20_000;
/** Between a handler's time-out and the broker's own redelivery. */
const ACK_MARGIN = 10_000;

/**
 * Runs durable consumers. An event is acknowledged after its handler is done; a failed one comes again after the delays of the retry
 * table, then it is kept in DLQ with its error. Streams and durables that have vanished with a wiped broker are made anew.
 */
export class ConsumerRunner {
  readonly #options: Required<RunnerOptions>;
  readonly #open = new Set<ConsumerMessages>();
  readonly #loops: Promise<void>[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #stopped = false;

  constructor(options: RunnerOptions) {
    this.#options = { retryDelays: RETRY_DELAYS, handlerTimeout: HANDLER_TIMEOUT, ...options };
  }

  /** Makes the durables and begins; resolves when every consumer is reading. */
  async start(definitions: readonly ConsumerDefinition[]): Promise<void> {
    await Promise.all(
      definitions.map(async (definition) => {
        const messages = await this.#subscribe(definition);
        this.#loops.push(this.#keepReading(definition, messages));
      }),
    );
  }

  /** Stops reading and waits for the handlers under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#open].map((messages) => messages.close()));
    await Promise.all(this.#loops);
    await Promise.all(this.#underWay);
  }

  async #subscribe(definition: ConsumerDefinition): Promise<ConsumerMessages> {
    const { nats, handlerTimeout } = this.#options;
    const { stream, filter } = definition.event;
    await ensureStreams(nats, [stream, "DLQ"]);
    const manager = await nats.jetstreamManager();
    await manager.consumers.add(stream, {
      durable_name: definition.durable,
      filter_subject: filter,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(handlerTimeout + ACK_MARGIN),
      // We count tries ourselves: at a limit of the broker's an event would be passed over in silence.
      max_deliver: -1,
      max_ack_pending: 1_000,
    });
    const consumer = await nats.jetstream().consumers.get(stream, definition.durable);
    const messages = await consumer.consume({
      max_messages: Math.max(definition.concurrency, 2),
      expires: 10_000,
      idle_heartbeat: 2_000,
      abort_on_missing_resource: true,
    });
    this.#open.add(messages);
    return messages;
  }

  async #keepReading(definition: ConsumerDefinition, first: ConsumerMessages): Promise<void> {
    let messages: ConsumerMessages | undefined = first;
    while (!this.#stopped) {
      try {
        messages ??= await this.#subscribe(definition);
        await this.#read(definition, messages);
      } catch (error) {
        if (this.#stopped || this.#options.nats.isClosed()) return;
        this.#options.logger.warn({ err: error, durable: definition.durable }, "consumer interrupted; it begins anew");
        await delay(500);
      }
      if (messages) this.#open.delete(messages);
      messages = undefined;
    }
  }

  async #read(definition: ConsumerDefinition, messages: ConsumerMessages): Promise<void> {
    const slots = new Set<Promise<void>>();
    for await (const message of messages) {
      const work: Promise<void> = this.#deliver(definition, message).finally(() => {
        slots.delete(work);
        this.#underWay.delete(work);
      });
      slots.add(work);
      this.#underWay.add(work);
      if (slots.size >= definition.concurrency) await Promise.race(slots);
    }
  }

  async #deliver(definition: ConsumerDefinition, message: JsMsg): Promise<void> {
    const attempt = message.info.redeliveryCount;
    const { logger, retryDelays, handlerTimeout } = this.#options;
    try {
      // A handler that takes its process down with it never reaches the catch below.
      if (attempt > retryDelays.length + 1) throw new Error("delivered too often without an answer");
      const event = openEnvelope(definition.event, message.string());
      const signal = AbortSignal.timeout(handlerTimeout);
      await withContext(contextOf(event), () => Promise.race([definition.handle(event, { attempt, signal }), rejection(signal)]));
      message.ack();
    } catch (error) {
      const wait = retryDelays[attempt - 1];
      logger.warn({ err: error, durable: definition.durable, subject: message.subject, attempt }, "event handler failed");
      if (wait === undefined) await this.#bury(definition, message, error);
      else message.nak(wait);
    }
  }

  async #bury(definition: ConsumerDefinition, message: JsMsg, error: unknown): Promise<void> {
    const header = headers();
    header.set("x-durable", definition.durable);
    header.set("x-subject", message.subject);
    header.set(
      "x-error",
      String(error)
        .slice(0, 1_000)
        .replaceAll(/[\r\n]+/g, " "),
    );
    try {
      await this.#options.nats.jetstream().publish(`dlq.${definition.durable}`, message.data, { headers: header });
      message.term();
      this.#options.logger.error({ err: error, durable: definition.durable, subject: message.subject }, "event moved to DLQ");
    } catch (failure) {
      this.#options.logger.error({ err: failure, durable: definition.durable }, "event could not be moved to DLQ; it comes again");
      message.nak(30_000);
    }
  }
}

const contextOf = (event: EventEnvelope) => systemContext(event.correlationId);

const rejection = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
