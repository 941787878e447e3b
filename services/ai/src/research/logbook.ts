import type { Investigation } from "./investigation.ts";
import type { ResearchLimit, ResearchLog, ResearchStep, ResearchTool } from "./research.ts";

/** What a research does, kept step by step. */
export class Logbook {
  readonly #note: Investigation["note"];
  #log: ResearchLog;

  constructor({ note }: Investigation, tools: readonly ResearchTool[]) {
    this.#note = note;
    this.#log = { tools, steps: [] };
  }

  get steps(): number {
    return this.#log.steps.length;
  }

  open(): Promise<void> {
    return this.#note(this.#log);
  }

  /** `used`: tokens of the model until here. */
  add(step: ResearchStep, used = 0): Promise<void> {
    this.#log = { ...this.#log, steps: [...this.#log.steps, step], used };
    return this.#note(this.#log);
  }

  endBy(limit: ResearchLimit): Promise<void> {
    this.#log = { ...this.#log, limit };
    return this.#note(this.#log);
  }
}
