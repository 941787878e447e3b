import { OfflineComposer } from "../composer/offline-composer.ts";
import type { Assignment } from "../writing/assignment.ts";
import { type Draft, type FailureReason, SpentFailure, type Writer, WritingFailure } from "../writing/writer.ts";
import type { ModelChoice } from "./model-choice.ts";
import { type ModelEntry, OFFLINE } from "./model-settings.ts";
import type { ModelStates } from "./model-states.ts";

interface DeskOptions {
  readonly choice: ModelChoice;
  readonly states: ModelStates;
  /** Milliseconds between two pieces of the offline composer. */
  readonly composerPace: number;
  readonly writerOf: (entry: ModelEntry) => Promise<Writer>;
}

/** A draft, and who wrote it. */
export type SignedDraft = Draft & { readonly model: string; readonly offline: boolean };

/** Failures that another model may not have. What the request itself is to blame for, none will do better. */
const WORTH_ANOTHER: readonly FailureReason[] = [
  "unreachable",
  "refusedKey",
  "busy",
  "timedOut",
  "cutOff",
  "brokeFormat",
  "refused",
  "unknown",
];

/** Gives each assignment to the model it is for, and to the fallback when that one fails before its first word. */
export class WritingDesk {
  readonly #options: DeskOptions;
  /** By the model as it was configured then: one that is connected anew, with another key, has another writer. */
  readonly #writers = new Map<string, { readonly entry: ModelEntry | undefined; readonly made: Promise<Writer> }>();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  async *write(assignment: Assignment, models: readonly string[], signal: AbortSignal): AsyncGenerator<string, SignedDraft> {
    for (const [at, model] of models.entries()) {
      let begun = false;
      try {
        const writer = await this.#writer(model);
        const writing = writer.write(assignment, signal);
        for (;;) {
          const { done, value } = await writing.next();
          if (done) {
            if (!signal.aborted) this.#options.states.succeeded(model);
            return { ...value, model, offline: writer.offline, costMicros: this.#costOf(model, value) };
          }
          begun = true;
          yield value;
        }
      } catch (error) {
        const reason = error instanceof WritingFailure ? error.reason : "unknown";
        this.#options.states.failed(model, reason);
        const isOver = begun || error instanceof SpentFailure || at === models.length - 1;
        if (isOver || !WORTH_ANOTHER.includes(reason)) throw error;
      }
    }
    throw new WritingFailure("unknown", new Error("no model is configured"));
  }

  /** A price in dollars for a million tokens is one in millionths of a dollar for a token. */
  #costOf(model: string, { inputTokens, outputTokens }: Draft): number {
    const entry = this.#options.choice.entry(model);
    return entry ? Math.round(inputTokens * entry.inputPrice + outputTokens * entry.outputPrice) : 0;
  }

  #writer(model: string): Promise<Writer> {
    const entry = this.#options.choice.entry(model);
    const known = this.#writers.get(model);
    if (known && known.entry === entry) return known.made;
    if (!entry && model !== OFFLINE) return Promise.reject(new WritingFailure("unknown", new Error(`no model ${model} is configured`)));
    const made = entry ? this.#options.writerOf(entry) : Promise.resolve(new OfflineComposer(this.#options.composerPace));
    this.#writers.set(model, { entry, made });
    made.catch(() => this.#writers.delete(model));
    return made;
  }
}
