import { type GenerationStanding, generationState } from "@muhtawa/contracts";
import type { Logger } from "@muhtawa/service-kit";
import { Events, type NatsConnection } from "@muhtawa/service-kit/nats";
import type { GenerationStore } from "../store/generation-store.ts";

/** `listing` and `listed` stand around all that is under way, so that a listener knows what is so no more. */
type Tell = (event: "listing" | "listed" | "generation", standing?: GenerationStanding) => unknown;

interface Listener {
  readonly tell: Tell;
  /** What it has been told of: a deletion doesn't say whose the generation was. */
  readonly known: Map<string, GenerationStanding["kind"]>;
}

interface OwnGenerationsOptions {
  readonly generations: GenerationStore;
  readonly nats: NatsConnection;
  readonly logger: Logger;
}

/**
 * Tells people who listen how their generations stand: first all that are under way, then every change. Each instance hears all state events
 * as they are published; what is lost with the broker's connection is told again when it is back.
 */
export class OwnGenerations {
  readonly #options: OwnGenerationsOptions;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(options: OwnGenerationsOptions) {
    this.#options = options;
    options.nats.subscribe(generationState.filter, {
      callback: (error, message) => {
        if (!error) this.#heard(message.json());
      },
    });
    void this.#watch();
  }

  /** Resolves when all that is under way has been told; the returned function ends the listening. Rejects when the database doesn't answer. */
  async listen(ownerId: string, tell: Tell): Promise<() => void> {
    const listener: Listener = { tell, known: new Map() };
    const listeners = this.#listeners.get(ownerId) ?? new Set();
    this.#listeners.set(ownerId, listeners.add(listener));
    const leave = () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(ownerId) === listeners) this.#listeners.delete(ownerId);
    };
    await this.#tellAll(ownerId, listener).catch((error: unknown) => {
      leave();
      throw error;
    });
    return leave;
  }

  async #tellAll(ownerId: string, listener: Listener): Promise<void> {
    listener.tell("listing");
    const running = await this.#options.generations.matching(
      { ownerId, status: { $in: ["QUEUED", "RUNNING"] } },
      { fields: ["kind", "status"], sort: { createdAt: 1 } },
    );
    for (const { _id: id, kind, status } of running) this.#tell(listener, { id, kind, status });
    listener.tell("listed");
  }

  #heard(envelope: unknown): void {
    const { aggregateId: id, data } = envelope as { aggregateId: string; data: unknown };
    const parsed = generationState.schema.safeParse(data);
    if (!parsed.success) return;
    if (parsed.data.deleted) return this.#tellDeletion(id);
    const { ownerId, kind, status } = parsed.data;
    for (const listener of this.#listeners.get(ownerId) ?? []) this.#tell(listener, { id, kind, status });
  }

  #tellDeletion(id: string): void {
    for (const listeners of this.#listeners.values())
      for (const listener of listeners) {
        const kind = listener.known.get(id);
        if (kind) this.#tell(listener, { id, kind, status: "DELETED" });
      }
  }

  #tell({ tell, known }: Listener, standing: GenerationStanding): void {
    if (standing.status === "DELETED") known.delete(standing.id);
    else known.set(standing.id, standing.kind);
    tell("generation", standing);
  }

  async #watch(): Promise<void> {
    const { nats, logger } = this.#options;
    for await (const { type } of nats.status()) {
      if (type !== Events.Reconnect) continue;
      for (const [ownerId, listeners] of this.#listeners)
        for (const listener of listeners)
          await this.#tellAll(ownerId, listener).catch((error: unknown) =>
            logger.warn({ err: error }, "what runs could not be told again"),
          );
    }
  }
}
