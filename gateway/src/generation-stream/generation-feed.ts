import { type GenerationOutput, generationOutput, outputSubject } from "@muhtawa/contracts";
import type { Logger } from "@muhtawa/service-kit/edge";
import { type Consumer, type ConsumerMessages, type JsMsg, type NatsConnection, NatsError } from "@muhtawa/service-kit/nats";
import { isEnd, placeOf } from "./place.ts";

const STREAM = "AI_OUTPUT";
const CATCH_UP_LIMIT = 5_000;

/** What a worker makes of one generation, read once from the broker for all of this instance's clients. */
export class GenerationFeed {
  readonly #outputs: GenerationOutput[] = [];
  readonly #readers = new Set<(output: GenerationOutput) => void>();
  readonly #consumer: Consumer;
  readonly #messages: ConsumerMessages;

  private constructor(consumer: Consumer, messages: ConsumerMessages) {
    this.#consumer = consumer;
    this.#messages = messages;
  }

  /** Opens the one consumer and resolves when everything published so far has been read. */
  static async open(nats: NatsConnection, generationId: string, logger: Logger): Promise<GenerationFeed> {
    const subject = outputSubject(generationId);
    const last = await lastSequence(nats, subject);
    const consumer = await nats.jetstream().consumers.get(STREAM, { filterSubjects: subject, inactive_threshold: 60_000 * 1_000_000 });
    const feed = new GenerationFeed(consumer, await consumer.consume());
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${subject} was not read within ${CATCH_UP_LIMIT} ms`)), CATCH_UP_LIMIT);
      const caughtUp = () => {
        clearTimeout(late);
        resolve();
      };
      feed.#read(logger, last, caughtUp).catch((error: unknown) => {
        clearTimeout(late);
        // Clients that follow already get the end from the ai service by their periodic check.
        logger.warn({ err: error, subject }, "a generation's output can't be read any more");
        reject(error as Error);
      });
      if (last === 0) caughtUp();
    }).catch(async (error: unknown) => {
      await feed.close();
      throw error;
    });
    return feed;
  }

  async #read(logger: Logger, last: number, caughtUp: () => void): Promise<void> {
    for await (const message of this.#messages) {
      const output = read(message, logger);
      if (output) {
        this.#outputs.push(output);
        for (const reader of this.#readers) reader(output);
      }
      if (message.seq >= last || message.info.pending === 0) caughtUp();
    }
  }

  /** Everything still in the stream, oldest first. */
  get outputs(): readonly GenerationOutput[] {
    return this.#outputs;
  }

  /** Whether the last thing heard is an end. */
  get ended(): boolean {
    const last = this.#outputs.at(-1);
    return last !== undefined && isEnd(last);
  }

  /** The text so far, by what is still in the stream. */
  get text(): string {
    let text = "";
    for (const output of this.#outputs) {
      if (output.type === "restart") text = output.text;
      else if (output.type === "delta") text += output.text;
    }
    return text;
  }

  /** Whether `text` has its beginning: the oldest messages of a stream go first when it is full. */
  get whole(): boolean {
    const [first] = this.#outputs;
    return !first || first.index === 0 || this.#outputs.some(({ type }) => type === "restart");
  }

  /** What came after a place; undefined when the place is gone. An end that wasn't the last word (the generation was retried) is left out. */
  after(place: string): GenerationOutput[] | undefined {
    const at = this.#outputs.findIndex((output) => placeOf(output) === place);
    return at < 0 ? undefined : withoutPastEnds(this.#outputs.slice(at + 1));
  }

  /** What a client that knows nothing needs: from the last new beginning on. */
  fromBeginning(): GenerationOutput[] {
    const beginning = this.#outputs.findLastIndex(({ type }) => type === "restart");
    return withoutPastEnds(this.#outputs.slice(Math.max(0, beginning)));
  }

  /** Hands on what comes from now on; the returned function stops that. */
  subscribe(reader: (output: GenerationOutput) => void): () => void {
    this.#readers.add(reader);
    return () => void this.#readers.delete(reader);
  }

  async close(): Promise<void> {
    this.#readers.clear();
    await this.#messages.close();
    // `close` only stops reading: without this the broker keeps the consumer for its inactivity threshold.
    await this.#consumer.delete();
  }
}

const withoutPastEnds = (outputs: GenerationOutput[]) => outputs.filter((output, at) => !isEnd(output) || at === outputs.length - 1);

function read(message: JsMsg, logger: Logger): GenerationOutput | undefined {
  try {
    return generationOutput.parse(message.json());
  } catch (error) {
    logger.error({ err: error, subject: message.subject }, "a generation's output could not be read");
    return undefined;
  }
}

async function lastSequence(nats: NatsConnection, subject: string): Promise<number> {
  const manager = await nats.jetstreamManager({ checkAPI: false });
  try {
    return (await manager.streams.getMessage(STREAM, { last_by_subj: subject })).seq;
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.code === 404 && error.api_error.description === "no message found") return 0;
    throw error;
  }
}
