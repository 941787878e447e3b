import { setTimeout as delay } from "node:timers/promises";
import { type EventEnvelope, RETRY_DELAYS } from "@muhtawa/contracts";
import {
  AckPolicy,
  type Consumer,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  type NatsConnection,
  NatsError,
  nanos,
} from "../nats.ts";
import type { Logger } from "../logger.ts";
import { systemContext, withContext } from "../request-context.ts";
import type { ConsumerDefinition } from "./consumer.ts";
import { bury } from "./dead-letters.ts";
import { endPull } from "./end-pull.ts";
import { Lanes } from "./lanes.ts";
import { withTimeLimit } from "./time-limit.ts";
import { inSpanOf } from "../tracing/spans.ts";
import { openAny } from "./open-envelope.ts";
import { ensureStreams, untilAgreed } from "./nats.ts";

/** The options of all consumers of a process. */
export interface RunnerOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** Milliseconds before each retry of an event whose handler failed; after the last retry it goes to DLQ. */
  readonly retryDelays?: readonly number[];
  /** Milliseconds that a handler may take between two reports of progress. */
  readonly handlerTimeout?: number;
  /** Milliseconds from a handler's time-out to the broker's ack deadline, after which the event of a dead process is redelivered. */
  readonly ackMargin?: number;
}

const HANDLER_TIMEOUT = 20_000;
const ACK_MARGIN = 10_000;
/** Events that are fetched from the broker, as a multiple of those that may be under way. */
const EVENTS_AHEAD = 4;
const FETCH_WAIT = 10_000;
/** The broker's error code for a durable of this name with other settings. */
const CONSUMER_EXISTS = 10_148;
/** How often an event that only another release knows is handed back, so that a process of that release may take it. */
const TRIES_FOR_OTHERS = 3;
const RESTART_PAUSE = 500;
const BURIAL_PAUSE = 30_000;

/**
 * Runs durable consumers. Events of one aggregate are handled one after the other, events of different aggregates concurrently. An event
 * is acknowledged after its handler has resolved. One whose handler fails is redelivered after the retry delays, then stored in DLQ with
 * its error. Streams and durables that are missing on a broker that has lost its data are made again.
 */
export class ConsumerRunner {
  readonly #options: Required<RunnerOptions>;
  readonly #open = new Set<ConsumerMessages>();
  readonly #loops: Promise<void>[] = [];
  readonly #lanes: Lanes<JsMsg>[] = [];
  readonly #definitions: ConsumerDefinition[] = [];
  readonly #interrupted = new Set<string>();
  #stopped = false;

  constructor(options: RunnerOptions) {
    this.#options = { retryDelays: RETRY_DELAYS, handlerTimeout: HANDLER_TIMEOUT, ackMargin: ACK_MARGIN, ...options };
  }

  /** Whether every consumer that was started has its durable. */
  get isReading(): boolean {
    return this.#interrupted.size === 0;
  }

  /** Makes the durables and begins; resolves when every consumer is reading. */
  async start(definitions: readonly ConsumerDefinition[]): Promise<void> {
    await Promise.all(
      definitions.map(async (definition) => {
        const consumer = await untilAgreed(() => this.#durable(definition));
        this.#definitions.push(definition);
        this.#loops.push(this.#keepReading(definition, consumer));
      }),
    );
  }

  /** The number of events that each durable has not acknowledged. */
  async lags(): Promise<Map<string, number>> {
    const manager = await this.#options.nats.jetstreamManager();
    const lags = this.#definitions.map(async ({ stream, durable }) => {
      const { num_pending, num_ack_pending } = await manager.consumers.info(stream, durable);
      return [durable, num_pending + num_ack_pending] as const;
    });
    return new Map(await Promise.all(lags));
  }

  /** How many events of each durable lie in DLQ. */
  async deadLetters(): Promise<Map<string, number>> {
    const manager = await this.#options.nats.jetstreamManager();
    const { state } = await manager.streams.info("DLQ", { subjects_filter: "dlq.>" });
    return new Map(this.#definitions.map(({ durable }) => [durable, state.subjects?.[`dlq.${durable}`] ?? 0]));
  }

  /** Stops reading and waits for the handlers under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const lanes of this.#lanes) for (const message of lanes.giveUpWaiting()) message.nak();
    await Promise.all([...this.#open].map(endPull));
    await Promise.all(this.#loops);
    await Promise.all(this.#lanes.map((lanes) => lanes.idle()));
  }

  async #durable({ durable, stream, events, beginAt }: ConsumerDefinition): Promise<Consumer> {
    const { nats } = this.#options;
    await ensureStreams(nats, [stream, "DLQ"]);
    const manager = await nats.jetstreamManager();
    const changeable = {
      filter_subjects: events.map(({ filter }) => filter),
      ack_wait: nanos(this.#ackWait),
      // The runner counts the tries: beyond max_deliver the broker would drop an event silently.
      max_deliver: -1,
      max_ack_pending: 1_000,
    };
    const begin =
      beginAt === undefined
        ? { deliver_policy: DeliverPolicy.All }
        : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: Math.max(1, beginAt) };
    const fixed = { durable_name: durable, ack_policy: AckPolicy.Explicit, ...begin };
    await manager.consumers.add(stream, { ...fixed, ...changeable }).catch(async (error: unknown) => {
      if (!(error instanceof NatsError && error.api_error?.err_code === CONSUMER_EXISTS)) throw error;
      // Another release made it with other limits: update them. Its filters are kept, since a newer release may run beside this one.
      const { filter_subject, filter_subjects = filter_subject ? [filter_subject] : [] } = (await manager.consumers.info(stream, durable))
        .config;
      const filters = [...new Set([...changeable.filter_subjects, ...filter_subjects])];
      await manager.consumers.update(stream, durable, { ...changeable, filter_subjects: filters });
    });
    return nats.jetstream().consumers.get(stream, durable);
  }

  async #keepReading(definition: ConsumerDefinition, first: Consumer): Promise<void> {
    const { nats, logger } = this.#options;
    // The lanes are kept when the durable is made again: it redelivers what is still being handled here.
    const lanes = new Lanes<JsMsg>(definition.concurrency, (message) => this.#deliver(definition, message));
    this.#lanes.push(lanes);
    // Extend the ack deadline of waiting events: a redelivery would count as a try.
    const keepWaiting = setInterval(() => {
      if (!nats.isClosed()) for (const message of lanes.waiting) message.working();
    }, this.#ackWait / 3);
    let consumer: Consumer | undefined = first;
    while (!this.#stopped) {
      try {
        consumer ??= await this.#durable(definition);
        this.#interrupted.delete(definition.durable);
        await this.#read(definition, consumer, lanes);
      } catch (error) {
        if (this.#stopped || nats.isClosed()) break;
        logger.warn({ err: error, durable: definition.durable }, "consumer interrupted; it begins anew");
        consumer = undefined;
        this.#interrupted.add(definition.durable);
        await delay(RESTART_PAUSE);
      }
    }
    clearInterval(keepWaiting);
  }

  /** Fetches more events than may be under way, so that those waiting for another event of their aggregate block no other aggregate. */
  async #read({ concurrency }: ConsumerDefinition, consumer: Consumer, lanes: Lanes<JsMsg>): Promise<void> {
    const most = concurrency === 1 ? 1 : concurrency * EVENTS_AHEAD;
    while (!this.#stopped) {
      await lanes.fewerThan(most);
      const messages = await consumer.fetch({ max_messages: most - lanes.size, expires: FETCH_WAIT });
      this.#open.add(messages);
      if (this.#stopped) void endPull(messages);
      try {
        for await (const message of messages) {
          if (this.#stopped) message.nak();
          else lanes.add(aggregateOf(message), message);
        }
      } finally {
        this.#open.delete(messages);
      }
    }
  }

  get #ackWait(): number {
    return this.#options.handlerTimeout + this.#options.ackMargin;
  }

  async #deliver(definition: ConsumerDefinition, message: JsMsg): Promise<void> {
    if (isOfAnotherRelease(definition, message)) return this.#leave(definition, message);
    try {
      const event = openAny(definition.events, message.string());
      await withContext(systemContext(event.correlationId), () => this.#handle(definition, message, event));
    } catch (error) {
      await this.#failed(definition, message, error);
    }
  }

  async #handle(definition: ConsumerDefinition, message: JsMsg, event: EventEnvelope): Promise<void> {
    const attempt = message.info.deliveryCount;
    const { retryDelays, handlerTimeout } = this.#options;
    try {
      // A handler that crashes the process never reaches the catch below.
      if (attempt > retryDelays.length + 1) throw new Error("delivered too often without an answer");
      await withTimeLimit(handlerTimeout, ({ signal, extend }) => {
        const progress = () => {
          extend();
          message.working();
        };
        const attributes = { "messaging.system": "nats", "messaging.consumer.group.name": definition.durable, "muhtawa.attempt": attempt };
        return inSpanOf(
          message.headers?.get("traceparent") || undefined,
          `handle ${event.name}`,
          { kind: "CONSUMER", attributes },
          async () => definition.handle(event, { attempt, sequence: message.seq, signal, progress }),
        );
      });
      message.ack();
    } catch (error) {
      await this.#failed(definition, message, error);
    }
  }

  /** Hands back an event that this release doesn't know: a process of the release that does may take it. After some tries it is acknowledged. */
  #leave({ durable }: ConsumerDefinition, message: JsMsg): void {
    const { nats, logger, retryDelays } = this.#options;
    if (nats.isClosed()) return;
    const attempt = message.info.deliveryCount;
    const wait = retryDelays.slice(0, TRIES_FOR_OTHERS - 1)[attempt - 1];
    if (wait !== undefined) return message.nak(wait);
    logger.info({ durable, subject: message.subject, attempt }, "event of another release, which no process has taken");
    message.ack();
  }

  async #failed({ durable, givenUp }: ConsumerDefinition, message: JsMsg, error: unknown): Promise<void> {
    const { nats, logger, retryDelays } = this.#options;
    const attempt = message.info.deliveryCount;
    // Without a connection the broker redelivers after the ack wait.
    if (nats.isClosed()) return;
    logger.warn({ err: error, durable, subject: message.subject, attempt }, "event handler failed");
    const wait = retryDelays[attempt - 1];
    if (wait !== undefined) return message.nak(wait);
    try {
      await givenUp?.(message.subject, message.seq, error);
      await bury(nats, durable, message, error);
      logger.error({ err: error, durable, subject: message.subject }, "event moved to DLQ");
    } catch (failure) {
      logger.error({ err: failure, durable }, "event could not be moved to DLQ; it comes again");
      message.nak(BURIAL_PAUSE);
    }
  }
}

const isOfAnotherRelease = ({ events }: ConsumerDefinition, { subject }: JsMsg): boolean =>
  !events.some((event) => event.subject(subject.split(".")[2] ?? "") === subject);

/** The aggregate's part of an event's subject: `catalog.company.<id>`. */
const aggregateOf = ({ subject }: JsMsg): string => subject.split(".", 3).join(".");
