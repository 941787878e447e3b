import { setTimeout as delay } from "node:timers/promises";
import { ownerOf, type StreamName } from "@muhtawa/contracts";
import { askedGauge } from "../asked-gauge.ts";
import { periodically } from "../periodically.ts";
import { Inbox } from "../persistence/inbox.ts";
import { Checkpoints } from "../read-models/checkpoints.ts";
import type { ReadModel } from "../read-models/define-read-model.ts";
import { FirstFill } from "../read-models/first-fill.ts";
import { Filling } from "../read-models/filling.ts";
import { ReadModelKeeper } from "../read-models/keeper.ts";
import type { Service } from "../service.ts";
import { durablesOf, keepingDurables } from "./durables-of.ts";
import type { EventMap } from "./event-map.ts";
import { ensureStreams, untilAgreed } from "./nats.ts";
import { askFlush } from "./republish.ts";
import { retiredDurables } from "./retired-durables.ts";

interface FollowerOptions {
  /** Milliseconds after a deletion until no request that began before it can still store a child; needed by cascades. */
  readonly settle?: number;
  /** Milliseconds for which a process isn't ready while a read model that has never been complete fills. */
  readonly firstFill?: number;
  /** Milliseconds between two writes of the checkpoints. */
  readonly noteInterval?: number;
  /** Milliseconds until a replaced collection is dropped: other processes may go on reading it for 30 s. */
  readonly keepReplaced?: number;
}

const NOTE_INTERVAL = 10_000;
const KEEP_REPLACED = 60_000;
const FIRST_FILL = 30_000;
const TAKING_IN_PAUSE = 50;
const PROOF_PATIENCE = 5_000;

type Parts = Pick<Service, "connection" | "nats" | "logger" | "consumers" | "metrics" | "closing" | "beforeClose" | "readyWhen">;

/** Runs a service's event map: makes the durables, keeps the read models, runs the effects, publishes the metrics. */
export class EventFollower<Ports> {
  readonly #service: Parts;
  readonly #map: EventMap<Ports>;
  readonly #options: Required<FollowerOptions>;
  readonly #durables: Map<StreamName, string>;
  readonly #checkpoints: Checkpoints;
  readonly #keeper: ReadModelKeeper;
  readonly #filling: Filling;
  readonly #inbox: Inbox;

  constructor(service: Parts, map: EventMap<Ports>, options: FollowerOptions = {}) {
    const { nats, logger, connection, closing } = service;
    this.#service = service;
    this.#map = map;
    this.#options = { settle: 0, firstFill: FIRST_FILL, noteInterval: NOTE_INTERVAL, keepReplaced: KEEP_REPLACED, ...options };
    this.#durables = keepingDurables(map);
    this.#checkpoints = new Checkpoints(nats, connection);
    this.#keeper = new ReadModelKeeper(connection, map.keeps);
    // The inbox declares a schema, so it has to exist before the service makes its indexes.
    this.#inbox = new Inbox(connection);
    this.#filling = new Filling({
      nats,
      logger,
      keeper: this.#keeper,
      closing,
      eager: this.#options.firstFill,
      takenIn: (streams) => this.#takenIn(streams, Infinity),
      completed: () => this.#dropReplacedLater(),
    });
  }

  /**
   * Resolves when every durable is being read. Incomplete read models fill in the background; while one fills for the first time, the
   * process isn't ready.
   */
  async start(ports: Ports): Promise<void> {
    const { nats, consumers, closing, beforeClose, readyWhen, logger } = this.#service;
    await this.#keeper.prepare();
    const passes = { settle: this.#options.settle, closing };
    const durables = durablesOf({
      map: this.#map,
      ports,
      keeper: this.#keeper,
      checkpoints: this.#checkpoints,
      inbox: this.#inbox,
      passes,
    });
    const declared = new Set(durables.map(({ durable }) => durable));
    const retired = await untilAgreed(() => retiredDurables(nats, this.#map.service, declared));
    const keeping = new Set(this.#durables.values());
    // Durables of read models start at the beginning of the stream, those of effects where the durables they replace ended.
    await consumers.start(
      durables.map((definition) =>
        keeping.has(definition.durable) ? definition : { ...definition, ...beginAt(retired.goOnFrom(definition.stream)) },
      ),
    );
    await untilAgreed(() => retired.remove(logger));
    await untilAgreed(() => this.#note());
    const firstFill = new FirstFill({ keeper: this.#keeper, patience: this.#options.firstFill, logger });
    readyWhen("readModels", () => firstFill.isOver());
    this.#filling.begin();
    this.#dropReplacedLater();
    periodically({ logger, beforeClose }, "note how far read models are", this.#options.noteInterval, () => this.#note());
    beforeClose(() => this.#filling.idle());
    this.#measure();
  }

  /**
   * Whether these read models provably show everything that the owning services had stored before the call: every outbox is flushed,
   * every published event taken in, no dead letter open, and the state of all older aggregates received. False also when an owner
   * doesn't answer in time.
   */
  async isComplete(models: readonly ReadModel[]): Promise<boolean> {
    const { nats, logger } = this.#service;
    const events = models.flatMap((model) => model.events);
    const demandWhole = async () => {
      const [unfilled] = (await this.#keeper.unfilled(models)).values();
      if (unfilled) throw new Error(`${unfilled.map(({ name }) => name).join(", ")} not told by all yet`);
      const gaps = await this.#keeper.gaps.count(events);
      if (gaps > 0) throw new Error(`${gaps} states have been given up`);
    };
    try {
      await demandWhole();
      await Promise.all([...new Set(events.map(ownerOf))].map((owner) => askFlush(nats, owner)));
      await this.#takenIn([...new Set(events.map(({ stream }) => stream))], PROOF_PATIENCE);
      await this.#note();
      await demandWhole();
      return true;
    } catch (error) {
      logger.info({ err: error, models: models.map(({ name }) => name) }, "read models can't be proven complete now");
      return false;
    }
  }

  /** Resolves when everything that the streams hold at the time of the call has been taken in; rejects after `patience` milliseconds. */
  async #takenIn(streams: readonly StreamName[], patience: number): Promise<void> {
    const { nats, closing } = this.#service;
    const deadline = Date.now() + patience;
    for (const stream of streams) {
      const durable = this.#durables.get(stream) ?? "";
      await ensureStreams(nats, [stream]);
      const { last, created } = await this.#checkpoints.positionOf(stream, durable);
      for (;;) {
        const now = await this.#checkpoints.positionOf(stream, durable);
        if (now.created !== created) throw new Error(`${stream} has been made anew`);
        if (now.sequence >= last) break;
        if (Date.now() > deadline) throw new Error(`${durable} is at ${now.sequence} of ${last}`);
        await delay(TAKING_IN_PAUSE, undefined, { signal: closing });
      }
    }
  }

  /** Writes the checkpoint of each stream. Where events were lost before they were read, the owners are asked to republish. */
  async #note(): Promise<void> {
    await this.#keeper.refresh();
    for (const [stream, durable] of this.#durables) {
      const events = this.#map.keeps.flatMap((model) => model.events.filter((event) => event.stream === stream));
      const sequence = await this.#checkpoints.note(stream, durable, async () => {
        this.#service.logger.warn({ stream }, "events were lost before they were taken in; their owners are asked for all states");
        await this.#keeper.missed(events);
      });
      await this.#keeper.gaps.closeOvertaken(events, sequence, (subject) => this.#checkpoints.newestOf(stream, subject));
    }
    if ((await this.#keeper.toFill()).size > 0) this.#filling.begin();
  }

  #dropReplacedLater(): void {
    const { logger, closing } = this.#service;
    delay(this.#options.keepReplaced, undefined, { signal: closing, ref: false })
      .then(() => this.#keeper.dropReplaced())
      .catch((error: unknown) => {
        if (!closing.aborted) logger.warn({ err: error }, "replaced read models could not be dropped; the next start tries again");
      });
  }

  #measure(): void {
    const { metrics, consumers } = this.#service;
    const keeper = this.#keeper;
    const registers = [metrics];
    askedGauge({
      name: "muhtawa_consumer_lag",
      help: "Events that a durable has not been done with yet",
      label: "durable",
      registers,
      ask: () => consumers.lags(),
    });
    askedGauge({
      name: "muhtawa_dead_letters",
      help: "Events in DLQ that a durable has given up",
      label: "durable",
      registers,
      ask: () => consumers.deadLetters(),
    });
    askedGauge({
      name: "muhtawa_read_model_rows",
      help: "Rows of a read model, of deleted things too",
      label: "model",
      registers,
      ask: () => Promise.all(keeper.models.map(async (model) => [model.name, await keeper.rowCount(model)] as const)),
    });
    askedGauge({
      name: "muhtawa_read_model_missing",
      help: "Reasons why a read model isn't complete: state events not asked for yet, and states given up",
      label: "model",
      registers,
      async ask() {
        const unfilled = await keeper.unfilled();
        const reasonsOf = async (model: ReadModel) => (unfilled.get(model)?.length ?? 0) + (await keeper.gaps.count(model.events));
        return Promise.all(keeper.models.map(async (model) => [model.name, await reasonsOf(model)] as const));
      },
    });
  }
}

const beginAt = (sequence: number | undefined) => (sequence === undefined ? {} : { beginAt: sequence });
