import { WritingFailure } from "../writing/writer.ts";

export interface TimeLimits {
  /** Milliseconds a model may be silent, before its first word and between two. */
  readonly silence: number;
  /** Milliseconds for the whole of a text. */
  readonly total: number;
}

/** Aborts a call that takes too long, says too much, or that nobody wants any more. */
export class Watch {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal;
  readonly #onOuter = () => this.#controller.abort(this.#outer.reason);
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout;

  constructor(limits: TimeLimits, deadline: number, outer: AbortSignal) {
    this.#outer = outer;
    outer.addEventListener("abort", this.#onOuter, { once: true });
    if (outer.aborted) this.#onOuter();
    this.#total = setTimeout(() => this.#expire(), Math.max(0, deadline - Date.now()));
    this.#silence = setTimeout(() => this.#expire(), limits.silence);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The failure when a limit was reached or the call was ended, else undefined. */
  get expired(): WritingFailure | undefined {
    const reason: unknown = this.#controller.signal.reason;
    return reason instanceof WritingFailure ? reason : undefined;
  }

  /** The model has said something. */
  heard(): void {
    this.#silence.refresh();
  }

  /** Ends the call: only to listen no more would leave the model at work. */
  end(failure: WritingFailure): void {
    this.#controller.abort(failure);
  }

  close(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
    this.#outer.removeEventListener("abort", this.#onOuter);
  }

  #expire(): void {
    this.#controller.abort(new WritingFailure("timedOut"));
  }
}
