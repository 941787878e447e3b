import { type GenerationJob, generationJob } from "@muhtawa/contracts";
import { DomainError, inSpanOf, type Logger, systemContext, withContext } from "@muhtawa/service-kit";
import type { JsMsg, NatsConnection } from "@muhtawa/service-kit/nats";
import { type Generation, isFinished, type Outcome } from "../domain/generation.ts";
import { claim, complete, failed, stopped } from "../domain/transitions.ts";
import { endMessage, OutputEnd } from "../output/output-end.ts";
import { OutputSubject } from "../output/output-subject.ts";
import { AttemptLost, OutputWriter } from "../output/output-writer.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import { outlast } from "../store/outage.ts";
import type { Assignment } from "../writing/assignment.ts";
import type { InstalledModels } from "../models/installed-models.ts";
import type { ModelChoice } from "../models/model-choice.ts";
import type { WritingDesk } from "../models/writing-desk.ts";
import type { Settlement } from "../usage/settlement.ts";
import { WritingFailure } from "../writing/writer.ts";
import { assignmentsOf } from "./assignments.ts";
import { Attempt } from "./attempt.ts";
import type { DocumentTexts } from "./document-texts.ts";
import type { Illustrator } from "./illustrator.ts";
import type { ReadSource } from "./read-source.ts";
import { investigationOf, type ResearchOptions } from "./investigations.ts";

interface JobRunnerOptions {
  readonly generations: GenerationStore;
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly documents: DocumentTexts;
  readonly readSource: ReadSource;
  readonly research: ResearchOptions;
  readonly nats: NatsConnection;
  readonly installed: Pick<InstalledModels, "refresh">;
  readonly choice: ModelChoice;
  readonly desk: WritingDesk;
  readonly illustrator: Illustrator;
  readonly settlement: Settlement;
  readonly logger: Logger;
  readonly leaseMs: number;
}

const TRY_AGAIN = 1_000;

/** Takes jobs to their end: claim, write, end, in an order that lets a worker die anywhere in between. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #outputEnd: OutputEnd;
  readonly #running = new Map<string, Attempt>();

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#outputEnd = new OutputEnd(options.nats);
  }

  /** Stops a generation if it is being written here. */
  stop(generationId: string): void {
    this.#running.get(generationId)?.stop();
  }

  /** Gives up everything that is being written here, for others to begin anew. */
  abandonAll(): void {
    for (const attempt of this.#running.values()) attempt.lose(new AttemptLost());
  }

  async run(message: JsMsg): Promise<void> {
    const job = generationJob.safeParse(parsed(message));
    if (!job.success) {
      this.#options.logger.error({ err: job.error }, "a job that can't be read is dropped");
      return message.term();
    }
    const { correlationId, generationId, traceparent } = job.data;
    const attributes = { "muhtawa.generation": generationId };
    await withContext(systemContext(correlationId), () =>
      inSpanOf(traceparent, "write generation", { kind: "CONSUMER", attributes }, () => this.#take(job.data, message)),
    );
  }

  async #take({ generationId }: GenerationJob, message: JsMsg): Promise<void> {
    const { generations, settlement, leaseMs, logger } = this.#options;
    try {
      let claimed = false;
      const now = new Date();
      const generation = await generations.update(generationId, (current) => {
        const step = claim(current, new Date(now.getTime() + leaseMs), now);
        claimed = step?.state.status === "RUNNING";
        return step;
      });
      if (claimed) return await this.#write(generation, message);
      if (!isFinished(generation)) return message.nak(Math.max(TRY_AGAIN / 4, (generation.leaseUntil?.getTime() ?? 0) - Date.now()));
      // A redelivery of what is finished repeats only the last steps.
      await settlement.settle(generation);
      await this.#outputEnd.announce(generation);
      message.ack();
    } catch (error) {
      if (error instanceof DomainError && error.code === "NOT_FOUND") return message.term();
      logger.error({ err: error, generationId }, "a job failed unexpectedly; it comes again");
      message.nak(TRY_AGAIN);
    }
  }

  async #write(generation: Generation, message: JsMsg): Promise<void> {
    const { generations, nats, installed, choice, desk, illustrator, logger, leaseMs } = this.#options;
    await installed.refresh();
    const { _id: id, attempt: number, kind, model } = generation;
    const models = kind === "IMAGE" ? choice.wordsFor(model) : choice.writersFor(kind, model);
    const working = () => message.working();
    const attempt = new Attempt({ generation, generations, desk, illustrator, models, logger, leaseMs, working });
    const output = new OutputWriter(
      {
        output: new OutputSubject(nats, id),
        attempt: number,
        holds: async () =>
          (await generations.renew(id, number, new Date(Date.now() + leaseMs), attempt.outcome(undefined).text, attempt.firstTokenAt)) !==
          undefined,
      },
      (error) => attempt.lose(error),
    );
    this.#running.set(id, attempt);
    let assignments: readonly Assignment[] = [];
    try {
      if (generation.source) output.progress("reading");
      [assignments] = await Promise.all([attempt.prepare((signal) => assignmentsOf(generation, this.#options, signal)), output.open()]);
      if (generation.research) {
        const research = investigationOf(generation, this.#options, output);
        assignments = assignments.map((assignment) => ({ ...assignment, research }));
      }
      output.progress(generation.research ? "researching" : "writing");
      await attempt.run(assignments, output);
      await this.#end(generation, output, attempt.outcome(assignments[0]), attempt);
      message.ack();
    } catch (error) {
      if (error instanceof AttemptLost) {
        logger.warn({ generationId: id, attempt: number }, "an attempt was lost to another");
        await generations.giveBack(id, number, { counts: false });
        return message.nak(TRY_AGAIN / 4);
      }
      if (!(error instanceof WritingFailure)) {
        await generations.giveBack(id, number);
        throw error;
      }
      logger.warn({ err: error, generationId: id, reason: error.reason }, "a generation failed");
      await output.settle();
      await this.#end(generation, output, attempt.outcome(assignments[0]), attempt, error);
      message.ack();
    } finally {
      this.#running.delete(id);
    }
  }

  /** The guarded write first: whatever dies after it, a redelivery only repeats what follows. */
  async #end(generation: Generation, output: OutputWriter, outcome: Outcome, attempt: Attempt, failure?: WritingFailure): Promise<void> {
    const { generations, settlement, logger } = this.#options;
    const { firstTokenAt } = attempt;
    const write = () => {
      const now = new Date();
      return generations.update(generation._id, (current) => {
        const step = attempt.stopRequested
          ? stopped(current, generation.attempt, outcome, now)
          : failure
            ? failed(current, generation.attempt, failure.reason, outcome, now)
            : complete(current, generation.attempt, outcome, now);
        return step && { ...step, state: { ...step.state, firstTokenAt } };
      });
    };
    const ended = await outlast(logger, { generationId: generation._id }, write);
    if (!isFinished(ended) || ended.attempt !== generation.attempt) throw new AttemptLost();
    await outlast(logger, { generationId: generation._id }, () => settlement.settle(ended));
    await output.end((number, index) => endMessage(ended, number, index));
  }
}

function parsed(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
