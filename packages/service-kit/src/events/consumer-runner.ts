import { setTimeout as delay } from "node:timers/promises";
import { type EventEnvelope, RETRY_DELAYS } from "@muhtawa/contracts";
import { AckPolicy, type Consumer, type ConsumerMessages, DeliverPolicy, type JsMsg, type NatsConnection, NatsError, nanos } from "nats";
import type { Logger } from "../logger.ts";
import { systemContext, withContext } from "../request-context.ts";
import type { ConsumerDefinition } from "./consumer.ts";
import { bury } from "./dead-letters.ts";
import { withTimeLimit } from "./time-limit.ts";
import { openEnvelope } from "./open-envelope.ts";
import { ensureStreams } from "./nats.ts";

export interface RunnerOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** Milliseconds before each further try of an event whose handler failed; after the last it goes to DLQ. */
  readonly retryDelays?: readonly number[];
  /** Milliseconds a handler may take without saying that it makes progress. */
  readonly handlerTimeout?: number;
  /** Milliseconds between a handler's time-out and the broker's own redelivery, for processes that died. */
  readonly ackMargin?: number;
}

const HANDLER_TIMEOUT = 20_000;
const ACK_MARGIN = 10_000;
const FETCH_WAIT = 10_000;
/** The broker's answer when there is a durable of this name with other settings. */
const CONSUMER_EXISTS = 10_148;
const RESTART_PAUSE = 500;
const BURIAL_PAUSE = 30_000;

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
    this.#options = { retryDelays: RETRY_DELAYS, handlerTimeout: HANDLER_TIMEOUT, ackMargin: ACK_MARGIN, ...options };
  }

  /** Makes the durables and begins; resolves when every consumer is reading. */
  async start(definitions: readonly ConsumerDefinition[]): Promise<void> {
    await Promise.all(
      definitions.map(async (definition) => {
        const consumer = await this.#durable(definition);
        this.#loops.push(this.#keepReading(definition, consumer));
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

  async #durable({ durable, event }: ConsumerDefinition): Promise<Consumer> {
    const { nats, handlerTimeout } = this.#options;
    await ensureStreams(nats, [event.stream, "DLQ"]);
    const manager = await nats.jetstreamManager();
    // We count tries ourselves: at a limit of the broker's an event would be passed over in silence.
    const changeable = { ack_wait: nanos(handlerTimeout + this.#options.ackMargin), max_deliver: -1, max_ack_pending: 1_000 };
    const fixed = {
      durable_name: durable,
      filter_subject: event.filter,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    };
    await manager.consumers.add(event.stream, { ...fixed, ...changeable }).catch((error: unknown) => {
      // Made by an older release with other limits: bring it up to date.
      if (error instanceof NatsError && error.api_error?.err_code === CONSUMER_EXISTS)
        return manager.consumers.update(event.stream, durable, changeable);
      throw error;
    });
    return nats.jetstream().consumers.get(event.stream, durable);
  }

  async #keepReading(definition: ConsumerDefinition, first: Consumer): Promise<void> {
    let consumer: Consumer | undefined = first;
    while (!this.#stopped) {
      try {
        consumer ??= await this.#durable(definition);
        await this.#read(definition, consumer);
      } catch (error) {
        if (this.#stopped || this.#options.nats.isClosed()) return;
        this.#options.logger.warn({ err: error, durable: definition.durable }, "consumer interrupted; it begins anew");
        consumer = undefined;
        await delay(RESTART_PAUSE);
      }
    }
  }

  /** Asks for as many events as there are free slots, so that none waits here while the broker's clock for its answer runs. */
  async #read(definition: ConsumerDefinition, consumer: Consumer): Promise<void> {
    const { concurrency } = definition;
    const slots = new Set<Promise<void>>();
    while (!this.#stopped) {
      if (slots.size >= concurrency) await Promise.race(slots);
      const messages = await consumer.fetch({ max_messages: concurrency - slots.size, expires: FETCH_WAIT });
      this.#open.add(messages);
      if (this.#stopped) void messages.close();
      try {
        for await (const message of messages) {
          const work: Promise<void> = this.#deliver(definition, message).finally(() => {
            slots.delete(work);
            this.#underWay.delete(work);
          });
          slots.add(work);
          this.#underWay.add(work);
          if (slots.size >= concurrency) await Promise.race(slots);
        }
      } finally {
        this.#open.delete(messages);
      }
    }
  }

  async #deliver(definition: ConsumerDefinition, message: JsMsg): Promise<void> {
    try {
      const event = openEnvelope(definition.event, message.string());
      await withContext(systemContext(event.correlationId), () => this.#handle(definition, message, event));
    } catch (error) {
      await this.#failed(definition, message, error);
    }
  }

  async #handle(definition: ConsumerDefinition, message: JsMsg, event: EventEnvelope): Promise<void> {
    const attempt = message.info.deliveryCount;
    const { retryDelays, handlerTimeout } = this.#options;
    try {
      // A handler that takes its process down with it never reaches the catch below.
      if (attempt > retryDelays.length + 1) throw new Error("delivered too often without an answer");
      await withTimeLimit(handlerTimeout, ({ signal, extend }) => {
        const progress = () => {
          extend();
          message.working();
        };
        return definition.handle(event, { attempt, signal, progress });
      });
      message.ack();
    } catch (error) {
      await this.#failed(definition, message, error);
    }
  }

  async #failed({ durable }: ConsumerDefinition, message: JsMsg, error: unknown): Promise<void> {
    const { nats, logger, retryDelays } = this.#options;
    const attempt = message.info.deliveryCount;
    // Without a connection the broker repeats it by itself.
    if (nats.isClosed()) return;
    logger.warn({ err: error, durable, subject: message.subject, attempt }, "event handler failed");
    const wait = retryDelays[attempt - 1];
    if (wait !== undefined) return message.nak(wait);
    try {
      await bury(nats, durable, message, error);
      logger.error({ err: error, durable, subject: message.subject }, "event moved to DLQ");
    } catch (failure) {
      logger.error({ err: failure, durable }, "event could not be moved to DLQ; it comes again");
      message.nak(BURIAL_PAUSE);
    }
  }
}
