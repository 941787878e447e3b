import type { Logger } from "@muhtawa/service-kit";
import type { Generation, Outcome } from "../domain/generation.ts";
import { AttemptLost, type OutputWriter } from "../output/output-writer.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { Assignment } from "../writing/assignment.ts";
import { appliedRules } from "../writing/voice-rules.ts";
import type { Draft, Writer } from "../writing/writer.ts";

interface AttemptOptions {
  readonly generation: Generation;
  readonly generations: GenerationStore;
  readonly writer: Writer;
  readonly logger: Logger;
  readonly leaseMs: number;
  /** Tells the broker that the job is still being worked on. */
  readonly working: () => void;
}

/** One worker's try at one generation: writes, keeps its lease and the text so far, and ends early when told to or when it has lost. */
export class Attempt {
  readonly #options: AttemptOptions;
  readonly #abort = new AbortController();
  #text = "";
  #drafts: Draft[] = [];
  #firstTokenAt: Date | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lost: unknown;
  stopRequested = false;

  constructor(options: AttemptOptions) {
    this.#options = options;
  }

  /** Ends the writing; the text so far is kept. */
  stop(): void {
    this.stopRequested = true;
    this.#abort.abort();
  }

  /** Ends the writing because its result can't count. */
  lose(error: unknown): void {
    this.#lost ??= error;
    this.#abort.abort();
  }

  /** Writes the first variant to the output as it comes, then the others side by side. Throws what kept it from finishing. */
  async run(assignments: readonly Assignment[], output: OutputWriter): Promise<void> {
    this.#timer = setInterval(() => void this.#renew(), this.#options.leaseMs / 3);
    // A stop may have been asked for while the claim was on its way.
    void this.#renew();
    try {
      const [first, ...others] = assignments;
      if (first) this.#drafts.push(await this.#writeFirst(first, output));
      if (others.length > 0 && !this.#abort.signal.aborted) {
        output.progress("variants");
        this.#drafts.push(...(await Promise.all(others.map((assignment) => this.#writeQuietly(assignment)))));
      }
      await output.settle();
    } catch (error) {
      throw this.#lost ?? error;
    } finally {
      clearInterval(this.#timer);
    }
    if (this.#lost !== undefined) throw this.#lost;
  }

  /** What there is so far. */
  outcome(assignment: Assignment | undefined): Outcome {
    const texts = this.#drafts.map((draft) => draft.text).filter((text) => text !== "");
    const sum = (figure: (draft: Draft) => number) => this.#drafts.reduce((total, draft) => total + figure(draft), 0);
    return {
      text: this.#text,
      variants: texts.length > 0 ? texts : this.#text === "" ? [] : [this.#text],
      items: this.#drafts[0]?.items,
      voiceRules: assignment ? [...appliedRules(assignment, [this.#text, ...texts].join("\n"))] : [],
      inputTokens: sum((draft) => draft.inputTokens),
      outputTokens: sum((draft) => draft.outputTokens),
      costMicros: sum((draft) => draft.costMicros),
    };
  }

  get firstTokenAt(): Date | undefined {
    return this.#firstTokenAt;
  }

  async #writeFirst(assignment: Assignment, output: OutputWriter): Promise<Draft> {
    const writing = this.#options.writer.write(assignment, this.#abort.signal);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return value;
      this.#firstTokenAt ??= new Date();
      this.#text += value;
      output.write(value);
    }
  }

  async #writeQuietly(assignment: Assignment): Promise<Draft> {
    const writing = this.#options.writer.write(assignment, this.#abort.signal);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return value;
    }
  }

  async #renew(): Promise<void> {
    const { generation, generations, leaseMs, logger, working } = this.#options;
    try {
      const lease = await generations.renew(
        generation._id,
        generation.attempt,
        new Date(Date.now() + leaseMs),
        this.#text,
        this.#firstTokenAt,
      );
      if (!lease) return this.lose(new AttemptLost());
      working();
      if (lease.stopRequested) this.stop();
    } catch (error) {
      logger.warn({ err: error, generationId: generation._id }, "a lease could not be renewed; the next try is near");
    }
  }
}
