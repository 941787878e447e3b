import type { Logger } from "@muhtawa/service-kit";
import type { Generation, Outcome } from "../domain/generation.ts";
import { AttemptLost, type OutputWriter } from "../output/output-writer.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { Assignment } from "../writing/assignment.ts";
import { voiceReport } from "../writing/voice-report.ts";
import { appliedRules } from "../writing/voice-rules.ts";
import type { SignedDraft, WritingDesk } from "../models/writing-desk.ts";
import type { DrawnCount, Illustration, Illustrator } from "./illustrator.ts";

interface AttemptOptions {
  readonly generation: Generation;
  readonly generations: GenerationStore;
  readonly desk: WritingDesk;
  readonly illustrator: Illustrator;
  /** Who writes, and who takes over. */
  readonly models: readonly string[];
  readonly logger: Logger;
  readonly leaseMs: number;
  /** Tells the broker that the job is still being worked on. */
  readonly working: () => void;
}

/** How often a variant is asked for again that came out like another. */
const TELL_APART = 2;

/** One worker's try at one generation: writes, keeps its lease and the text so far, and ends early when told to or when it has lost. */
export class Attempt {
  readonly #options: AttemptOptions;
  readonly #abort = new AbortController();
  #text = "";
  #drafts: SignedDraft[] = [];
  #illustrations: Illustration[] = [];
  readonly #pictures: DrawnCount = { drawn: 0 };
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

  /** What is to be written, which may take a while to find out: the lease is kept, and a stop ends it. */
  async prepare<Found>(find: (signal: AbortSignal) => Promise<Found>): Promise<Found> {
    this.#keepLease();
    try {
      return await find(this.#abort.signal);
    } catch (error) {
      throw this.#lost ?? error;
    } finally {
      clearInterval(this.#timer);
    }
  }

  #keepLease(): void {
    this.#timer = setInterval(() => void this.#renew(), this.#options.leaseMs / 3);
    // A stop may have been requested while the claim was being stored.
    void this.#renew();
  }

  /** Writes the first variant to the output as it comes, then the others side by side. Throws what kept it from finishing. */
  async run(assignments: readonly Assignment[], output: OutputWriter): Promise<void> {
    this.#keepLease();
    try {
      const [first, ...others] = assignments;
      if (first) this.#drafts.push(await this.#writeFirst(first, output));
      if (others.length > 0 && !this.#abort.signal.aborted) {
        output.progress("variants");
        for (const draft of await Promise.all(others.map((assignment) => this.#writeQuietly(assignment)))) this.#drafts.push(draft);
        await this.#tellApart(others);
      }
      if (this.#options.generation.kind === "IMAGE" && !this.#abort.signal.aborted) {
        output.progress("drawing");
        await this.#illustrate(assignments);
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
    const texts = [...new Set(this.#drafts.map((draft) => draft.text).filter((text) => text !== ""))];
    const sum = (figure: (draft: SignedDraft) => number) => this.#drafts.reduce((total, draft) => total + figure(draft), 0);
    const { model, offline } = this.#signature();
    return {
      model,
      offline,
      text: this.#text,
      variants: texts.length > 0 ? texts : this.#text === "" ? [] : [this.#text],
      items: this.#drafts[0]?.items,
      images: this.#illustrations.map(({ image }) => image),
      drawn: this.#pictures.drawn,
      voiceReport: assignment && voiceReport(assignment, this.#text, this.#drafts[0]),
      voiceRules: assignment ? [...appliedRules(assignment, [this.#text, ...texts].join("\n"))] : [],
      inputTokens: sum((draft) => draft.inputTokens),
      outputTokens: sum((draft) => draft.outputTokens),
      costMicros: sum((draft) => draft.costMicros) + this.#illustrations.reduce((total, { costMicros }) => total + costMicros, 0),
    };
  }

  /** Who made it; of an image, who drew it. */
  #signature(): { model: string; offline: boolean } {
    const { generation } = this.#options;
    const [draft] = this.#drafts;
    if (!draft || generation.kind === "IMAGE") return { model: generation.model, offline: generation.offline };
    return { model: draft.model, offline: draft.offline };
  }

  get firstTokenAt(): Date | undefined {
    return this.#firstTokenAt;
  }

  async #writeFirst(assignment: Assignment, output: OutputWriter): Promise<SignedDraft> {
    const writing = this.#write(assignment);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return value;
      this.#firstTokenAt ??= new Date();
      this.#text += value;
      output.write(value);
    }
  }

  async #writeQuietly(assignment: Assignment): Promise<SignedDraft> {
    const writing = this.#write(assignment);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) return value;
    }
  }

  #write(assignment: Assignment) {
    const { desk, models } = this.#options;
    return desk.write(assignment, models, this.#abort.signal);
  }

  /** A variant that says what another says is asked for again, as long as that is set aside; what it used counts all the same. */
  async #tellApart(others: readonly Assignment[]): Promise<void> {
    for (const [at, assignment] of others.entries()) {
      for (let again = 1; again <= TELL_APART && !this.#abort.signal.aborted && this.#mayAskAgain(); again += 1) {
        const draft = this.#drafts[at + 1];
        if (!draft || !this.#drafts.some(({ text }, other) => other !== at + 1 && text === draft.text)) break;
        const next = await this.#writeQuietly({ ...assignment, variant: assignment.variant + again * (others.length + 1) });
        this.#drafts[at + 1] = {
          ...next,
          inputTokens: draft.inputTokens + next.inputTokens,
          outputTokens: draft.outputTokens + next.outputTokens,
          costMicros: draft.costMicros + next.costMicros,
        };
      }
    }
  }

  /** Whether what was set aside has room for one more; the offline composer needs none. */
  #mayAskAgain(): boolean {
    const { hold, offline, variantCount } = this.#options.generation;
    if (!hold || offline) return true;
    const used = this.#drafts.reduce((total, { inputTokens, outputTokens }) => total + inputTokens + outputTokens, 0);
    return used + hold.tokens / variantCount <= hold.tokens;
  }

  async #illustrate(assignments: readonly Assignment[]): Promise<void> {
    const { illustrator, generation } = this.#options;
    for (const [at, assignment] of assignments.entries()) {
      const item = this.#drafts[at]?.items?.[0];
      try {
        this.#illustrations.push(await illustrator.draw(generation, assignment, { at, item, count: this.#pictures }, this.#abort.signal));
      } catch (error) {
        if (this.#abort.signal.aborted) return;
        throw error;
      }
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
