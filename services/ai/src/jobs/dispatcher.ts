import { duplicateKey, type Logger } from "@muhtawa/service-kit";
import { type GenerationState, isShort } from "../domain/generation.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { JobQueue } from "./job-queue.ts";

interface DispatcherOptions {
  readonly generations: GenerationStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
  /** How many of one user's generations may be with the workers at once. */
  readonly userConcurrency: number;
}

type Waiting = Pick<GenerationState, "kind" | "correlationId" | "attempt" | "releasedAt"> & { _id: string };

const WAITING = { kind: 1, correlationId: 1, attempt: 1, releasedAt: 1 } as const;

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
    const { model } = this.#options.generations;
    const owners: string[] = await model.distinct("ownerId", {
      status: "QUEUED",
      place: { $exists: false },
      deletedAt: { $exists: false },
    });
    await Promise.all(owners.map((ownerId) => this.dispatch(ownerId)));
    const released = await model
      .find({ status: "QUEUED", place: { $exists: true }, releasedAt: { $lt: new Date(Date.now() - age) } }, { ...WAITING, jobSequence: 1 })
      .lean();
    for (const generation of released) {
      const sequence = generation.jobSequence;
      if (sequence !== undefined && (await this.#options.queue.holds(sequence, generation._id))) continue;
      await this.putJob(generation, `${generation._id}:again:${Date.now()}`);
    }
  }

  /** Puts a generation's job into the queue and notes where it stands. */
  async putJob(generation: Waiting, key: string): Promise<void> {
    const { generations, queue } = this.#options;
    const job = { generationId: generation._id, correlationId: generation.correlationId };
    const sequence = await queue.put(job, isShort(generation) ? "short" : "long", key);
    await generations.model.updateOne({ _id: generation._id, status: { $in: ["QUEUED", "RUNNING"] } }, { $set: { jobSequence: sequence } });
  }

  async #fillPlaces(ownerId: string): Promise<void> {
    const { model } = this.#options.generations;
    const places = Array.from({ length: this.#options.userConcurrency }, (_, n) => `${ownerId}:${n}`);
    const taken = new Set<string | undefined>(
      (await model.find({ place: { $in: places } }, { place: 1 }).lean()).map(({ place }) => place),
    );
    for (const place of places) {
      if (taken.has(place)) continue;
      const released = await this.#release(ownerId, place);
      if (released === "none left") return;
      if (released === "place taken") continue;
      await this.putJob(released, `${released._id}:${released.attempt}:${released.releasedAt?.getTime()}`);
    }
  }

  async #release(ownerId: string, place: string): Promise<Waiting | "none left" | "place taken"> {
    try {
      const released = await this.#options.generations.model
        .findOneAndUpdate(
          { ownerId, status: "QUEUED", place: { $exists: false }, deletedAt: { $exists: false } },
          { $set: { place, releasedAt: new Date() }, $unset: { jobSequence: 1 } },
          { sort: { createdAt: 1, _id: 1 }, returnDocument: "after", projection: WAITING },
        )
        .lean<Waiting>();
      return released ?? "none left";
    } catch (error) {
      if (duplicateKey(error)) return "place taken";
      throw error;
    }
  }
}
