import { type Logger, unavailable } from "@muhtawa/service-kit/edge";
import { Events, type NatsConnection } from "@muhtawa/service-kit/nats";
import { GenerationFeed } from "./generation-feed.ts";

interface Shared {
  readonly feed: Promise<GenerationFeed>;
  clients: number;
}

/** A client's share of a feed. */
export interface FeedLease {
  readonly feed: GenerationFeed;
  /** The last one to leave closes it. */
  readonly leave: () => void;
}

/** One feed a generation, however many clients follow it. */
export class GenerationFeeds {
  readonly #nats: NatsConnection;
  readonly #logger: Logger;
  readonly #shared = new Map<string, Shared>();
  #connected = true;

  constructor(nats: NatsConnection, logger: Logger) {
    this.#nats = nats;
    this.#logger = logger;
  }

  /** Calls back whenever the broker is lost; from then until it is found again nobody can join. */
  async watch(onLost: () => void, onFound: () => Promise<void>): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === Events.Disconnect) {
        this.#connected = false;
        onLost();
      } else if (type === Events.Reconnect) {
        await onFound().catch((error: unknown) => this.#logger.error({ err: error }, "the output stream could not be made again"));
        this.#connected = true;
      }
    }
  }

  get size(): number {
    return this.#shared.size;
  }

  /** Throws SERVICE_UNAVAILABLE when the broker doesn't answer. */
  async join(generationId: string): Promise<FeedLease> {
    if (!this.#connected) throw unavailable();
    const shared = this.#shared.get(generationId) ?? this.#open(generationId);
    shared.clients += 1;
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      shared.clients -= 1;
      if (shared.clients === 0) this.#close(generationId, shared);
    };
    try {
      return { feed: await shared.feed, leave };
    } catch (error) {
      leave();
      throw unavailable(error);
    }
  }

  #open(generationId: string): Shared {
    const shared = { feed: GenerationFeed.open(this.#nats, generationId, this.#logger), clients: 0 };
    this.#shared.set(generationId, shared);
    return shared;
  }

  #close(generationId: string, shared: Shared): void {
    if (this.#shared.get(generationId) === shared) this.#shared.delete(generationId);
    void shared.feed
      .then((feed) => feed.close())
      .catch((error: unknown) => this.#logger.debug({ err: error, generationId }, "a feed was not closed in order"));
  }
}
