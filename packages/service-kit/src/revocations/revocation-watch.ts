import { setTimeout as delay } from "node:timers/promises";
import { Events, type KvEntry, type NatsConnection, type QueuedIterator } from "../nats.ts";
import type { Logger } from "../logger.ts";
import { replicateBucket, revocationBucket, revocationOf } from "./revocation-bucket.ts";
import { Revocations } from "./revocations.ts";

interface WatchOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** Milliseconds that the watch may be down before what it knows doesn't count as current any more. */
  readonly tolerance?: number;
  /** Milliseconds that a start waits for all there is: a cluster's nodes may have to agree on who leads first. */
  readonly patience?: number;
}

const TOLERANCE = 10_000;
const PATIENCE = 30_000;
/** A watch whose connection breaks while it loads may never say that it has loaded. */
const LOAD_LIMIT = 5_000;
const PAUSE = 250;

/** Keeps a process's revocations in step with the bucket, across lost connections and a broker that has lost its data. */
export class RevocationWatch {
  readonly revocations = new Revocations();
  readonly #options: Required<WatchOptions>;
  readonly #firstLoad = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;
  #entries: QueuedIterator<KvEntry> | undefined;
  #connections = 0;
  #downSince: number | undefined = Date.now();
  #stopped = false;

  constructor(options: WatchOptions) {
    this.#options = { tolerance: TOLERANCE, patience: PATIENCE, ...options };
  }

  /** Resolves when all there is has been read; rejects when patience is over. */
  async start(): Promise<void> {
    void this.#followConnection();
    this.#loop = this.#keepWatching();
    const { patience } = this.#options;
    const late = setTimeout(() => this.#firstLoad.reject(new Error(`the revocations were not read within ${patience} ms`)), patience);
    await this.#firstLoad.promise.finally(() => clearTimeout(late));
  }

  /** Whether the revocations are current: the watch has not been interrupted for longer than is tolerated. */
  get isCurrent(): boolean {
    return this.#downSince === undefined || Date.now() - this.#downSince < this.#options.tolerance;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#entries?.stop();
    await this.#loop;
  }

  async #followConnection(): Promise<void> {
    for await (const { type } of this.#options.nats.status()) {
      if (type === Events.Disconnect) this.#lost();
      if (type !== Events.Reconnect) continue;
      this.#connections += 1;
      this.#lost();
      this.#entries?.stop();
    }
  }

  #lost(): void {
    this.#downSince ??= Date.now();
  }

  async #keepWatching(): Promise<void> {
    const { nats, logger } = this.#options;
    while (!this.#stopped && !nats.isClosed()) {
      try {
        await this.#watch();
      } catch (error) {
        if (this.#stopped || nats.isClosed()) return;
        logger.warn({ err: error }, "revocations can't be watched; trying again");
      }
      this.#lost();
      await delay(PAUSE);
    }
  }

  async #watch(): Promise<void> {
    const connection = this.#connections;
    const bucket = await revocationBucket(this.#options.nats);
    await replicateBucket(this.#options.nats, bucket);
    const { values } = await bucket.status();
    const entries = await bucket.watch();
    // The connection was replaced meanwhile; a watch of the old one may never deliver.
    if (this.#stopped || connection !== this.#connections) return entries.stop();
    this.#entries = entries;
    const late = setTimeout(() => entries.stop(new Error(`not read within ${LOAD_LIMIT} ms`)), LOAD_LIMIT);
    let isLoaded = false;
    const loaded = () => {
      // Only once: entries still queued after a disconnect must not mark the watch as current.
      if (isLoaded) return;
      isLoaded = true;
      clearTimeout(late);
      this.#downSince = undefined;
      this.#firstLoad.resolve();
    };
    try {
      if (values === 0) loaded();
      for await (const entry of entries) {
        this.#take(entry);
        if (entry.delta === 0) loaded();
      }
    } finally {
      clearTimeout(late);
      this.#entries = undefined;
    }
  }

  #take(entry: KvEntry): void {
    try {
      const revocation = revocationOf(entry);
      if (revocation) this.revocations.apply(entry.key, revocation);
    } catch (error) {
      this.#options.logger.error({ err: error, userId: entry.key }, "a revocation can't be read");
    }
  }
}

/** Loads the revocations and goes on watching them; rejects when they can't be read in time. */
export async function watchRevocations(options: WatchOptions): Promise<RevocationWatch> {
  const watch = new RevocationWatch(options);
  await watch.start();
  return watch;
}
