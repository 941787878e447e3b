import { setTimeout as delay } from "node:timers/promises";
import type { GenerationOutput } from "@muhtawa/contracts";
import type { OutputSubject } from "./output-subject.ts";

const FLUSH_AFTER = 60;
const FLUSH_AT = 512;
const TRIES = 20;
const PAUSE = 500;

/** Thrown to an attempt that isn't the one that counts any more: the broker or the database has another's. */
export class AttemptLost extends Error {
  constructor() {
    super("another attempt has taken over");
    this.name = "AttemptLost";
  }
}

interface OutputWriterOptions {
  readonly output: OutputSubject;
  readonly attempt: number;
  /** Whether this attempt still holds the generation, by the database. */
  readonly holds: () => Promise<boolean>;
}

type Body = GenerationOutput extends infer Message ? (Message extends unknown ? Omit<Message, "attempt" | "index"> : never) : never;

/**
 * Writes one attempt's output: small pieces are grouped, every message follows the last one this attempt has seen. Where the broker refuses
 * one, either another attempt has begun (this one is lost), or the stream came back empty: then the text so far is told anew.
 */
export class OutputWriter {
  readonly #options: OutputWriterOptions;
  #after = 0;
  #index = 0;
  #told = "";
  #waiting = "";
  #begun = false;
  #timer: NodeJS.Timeout | undefined;
  #chain: Promise<void> = Promise.resolve();
  #failure: unknown;
  readonly #onFailure: (error: unknown) => void;

  constructor(options: OutputWriterOptions, onFailure: (error: unknown) => void) {
    this.#options = options;
    this.#onFailure = onFailure;
  }

  /** Begins the attempt; a later one tells readers to forget what the earlier wrote. */
  async open(): Promise<void> {
    const last = await this.#options.output.last();
    this.#after = last.sequence;
    if (this.#options.attempt > 1) await this.#send({ type: "restart", text: "" });
  }

  progress(stage: string): void {
    this.flush();
    this.#queue({ type: "progress", stage });
  }

  /** Adds text; readers have the first words at once, everything else within 60 ms. */
  write(text: string): void {
    this.#waiting += text;
    if (!this.#begun || this.#waiting.length >= FLUSH_AT) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === "") return;
    const text = this.#waiting;
    this.#waiting = "";
    this.#begun = true;
    this.#queue({ type: "delta", text });
  }

  /** Resolves when everything has reached the broker; throws what kept it from there. */
  async settle(): Promise<void> {
    this.flush();
    await this.#chain;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** The last message of the attempt, made with its place. */
  async end(message: (attempt: number, index: number) => GenerationOutput): Promise<void> {
    await this.settle();
    const { attempt: _, index: __, ...body } = message(this.#options.attempt, this.#index);
    await this.#send(body as Body);
  }

  #queue(body: Body): void {
    this.#chain = this.#chain.then(async () => {
      if (this.#failure !== undefined) return;
      try {
        await this.#send(body);
      } catch (error) {
        this.#failure = error;
        this.#onFailure(error);
      }
    });
  }

  async #send(body: Body): Promise<void> {
    const { output, attempt } = this.#options;
    for (let turn = 1; turn <= TRIES; turn += 1) {
      const message = { ...body, attempt, index: this.#index } as GenerationOutput;
      const sequence = await output.publish(message, this.#after).catch(() => undefined);
      if (sequence !== undefined) return this.#accepted(message, sequence);
      // Read the subject before the database: when another attempt publishes in between, the broker refuses this one's next message.
      const last = await output.last().catch(() => undefined);
      if (last === undefined) {
        await delay(PAUSE);
        continue;
      }
      if (last.message?.attempt === attempt && last.message.index === this.#index) return this.#accepted(message, last.sequence);
      if (!(await this.#options.holds())) throw new AttemptLost();
      const isNext = last.message?.attempt === attempt && last.message.index === this.#index - 1;
      this.#after = last.sequence;
      if (!isNext && this.#index > 0 && body.type !== "restart") await this.#tellAnew(last.sequence);
    }
    throw new Error("the broker did not take the output");
  }

  async #tellAnew(after: number): Promise<void> {
    const message: GenerationOutput = { type: "restart", attempt: this.#options.attempt, index: this.#index, text: this.#told };
    const sequence = await this.#options.output.publish(message, after).catch(() => undefined);
    if (sequence === undefined) return;
    this.#after = sequence;
    this.#index += 1;
  }

  #accepted(message: GenerationOutput, sequence: number): void {
    this.#after = sequence;
    this.#index += 1;
    if (message.type === "delta") this.#told += message.text;
  }
}
