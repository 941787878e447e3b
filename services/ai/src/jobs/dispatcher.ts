import type { Logger } from "@muhtawa/service-kit";
import { isShort } from "../domain/generation.ts";
import { type GenerationStore, WAITING, type Waiting } from "../store/generation-store.ts";
import type { JobQueue } from "./job-queue.ts";

interface DispatcherOptions {
  readonly generations: GenerationStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
  /** How many of one user's generations may be with the workers at once. */
  readonly userConcurrency: number;
}

/**
 * Hands queued generations to the workers, each user's oldest first and never more than their share: a user's places are numbered and
 * unique in the database, so that several dispatchers can't give one place twice. A finished generation's write frees its place.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #busy = new Map<string, Promise<void>>();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Releases what this user's share allows now. Never throws: what fails is left to the sweep. */
  dispatch(ownerId: string): Promise<void> {
    const work = (this.#busy.get(ownerId) ?? Promise.resolve())
      .then(() => this.#fillPlaces(ownerId))
      .catch((error: unknown) => this.#options.logger.warn({ err: error, ownerId }, "dispatching failed; the sweep tries again"));
    this.#busy.set(ownerId, work);
    void work.finally(() => {
      if (this.#busy.get(ownerId) === work) this.#busy.delete(ownerId);
    });
    return work;
  }

  /** Dispatches for everybody who waits, and puts the jobs back that the broker has lost. */
  async sweep(age: number): Promise<void> {
    const { generations } = this.#options;
    await Promise.all((await generations.ownersWaiting()).map((ownerId) => this.dispatch(ownerId)));
    const released = await generations.matching(
      { status: "QUEUED", place: { $exists: true }, releasedAt: { $lt: new Date(Date.now() - age) } },
      { fields: [...WAITING, "jobSequence"], sort: { releasedAt: 1 } },
    );
    for (const generation of released) {
      const sequence = generation.jobSequence;
      if (sequence !== undefined && (await this.#options.queue.holds(sequence, generation._id))) continue;
      await this.putJob(generation, `${generation._id}:again:${Date.now()}`);
    }
  }

  /** Puts a generation's job into the queue and notes where it stands. */
  async putJob(generation: Waiting, key: string): Promise<void> {
    const { generations, queue } = this.#options;
    const { _id: generationId, correlationId, traceparent } = generation;
    const job = { generationId, correlationId, ...(traceparent !== undefined && { traceparent }) };
    const sequence = await queue.put(job, isShort(generation) ? "short" : "long", key);
    await generations.noteJob(generation._id, sequence);
  }

  async #fillPlaces(ownerId: string): Promise<void> {
    const { generations } = this.#options;
    const places = Array.from({ length: this.#options.userConcurrency }, (_, n) => `${ownerId}:${n}`);
    const busy = await generations.matching({ place: { $in: places } }, { fields: ["place"] });
    const taken = new Set(busy.map(({ place }) => place));
    for (const place of places) {
      if (taken.has(place)) continue;
      const released = await generations.release(ownerId, place);
      if (released === "none left") return;
      if (released === "place taken") continue;
      await this.putJob(released, `${released._id}:${released.attempt}:${released.releasedAt?.getTime()}`);
    }
  }
}
