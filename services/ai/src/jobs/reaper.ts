import { type Logger, systemContext, withContext } from "@muhtawa/service-kit";
import { isAbandoned, isFinished } from "../domain/generation.ts";
import { endAbandoned } from "../domain/transitions.ts";
import type { OutputEnd } from "../output/output-end.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { Settlement } from "../usage/settlement.ts";
import type { Dispatcher } from "./dispatcher.ts";
import type { JobQueue } from "./job-queue.ts";

interface ReaperOptions {
  readonly generations: GenerationStore;
  readonly queue: JobQueue;
  readonly dispatcher: Dispatcher;
  readonly outputEnd: OutputEnd;
  readonly settlement: Settlement;
  readonly logger: Logger;
}

/** Looks after generations whose worker is gone: ends those that have no tries left or were to stop, and gives the others a job again. */
export class Reaper {
  readonly #options: ReaperOptions;

  constructor(options: ReaperOptions) {
    this.#options = options;
  }

  async sweep(): Promise<void> {
    const { generations, logger } = this.#options;
    const abandoned = await generations.matching(
      { status: "RUNNING", leaseUntil: { $lt: new Date() } },
      { fields: ["correlationId"], sort: { leaseUntil: 1 } },
    );
    for (const { _id, correlationId } of abandoned) {
      await withContext(systemContext(correlationId), () => this.#reap(_id)).catch((error: unknown) =>
        logger.warn({ err: error, generationId: _id }, "reaping failed; the next sweep tries again"),
      );
    }
  }

  async #reap(id: string): Promise<void> {
    const { generations, queue, dispatcher, outputEnd, settlement, logger } = this.#options;
    const before = await generations.get(id);
    const now = new Date();
    const after = await generations.update(id, (current) => endAbandoned(current, now));
    if (isFinished(after)) {
      if (isFinished(before)) return;
      logger.warn({ generationId: id, status: after.status }, "ended an abandoned generation");
      await settlement.settle(after);
      await outputEnd.announce(after);
      if (before.jobSequence !== undefined) await queue.remove(before.jobSequence, id);
      return;
    }
    if (!isAbandoned(after, new Date())) return;
    if (after.jobSequence === undefined || !(await queue.holds(after.jobSequence, id)))
      await dispatcher.putJob(after, `${id}:again:${Date.now()}`);
  }
}
