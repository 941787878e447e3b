import { type GenerationOutput, generationOutput, outputSubject } from "@muhtawa/contracts";
import { ensureStreams } from "@muhtawa/service-kit";
import { type NatsConnection, NatsError } from "@muhtawa/service-kit/nats";

const STREAM = "AI_OUTPUT";
const WRONG_LAST_SEQUENCE = 10_071;

export interface LastMessage {
  /** 0 when the subject holds nothing. */
  readonly sequence: number;
  readonly message?: GenerationOutput | undefined;
}

/** One generation's subject in AI_OUTPUT. Each message names the one it follows; the broker refuses it when another came in between. */
export class OutputSubject {
  readonly #nats: NatsConnection;
  readonly #subject: string;

  constructor(nats: NatsConnection, generationId: string) {
    this.#nats = nats;
    this.#subject = outputSubject(generationId);
  }

  async last(): Promise<LastMessage> {
    try {
      const manager = await this.#nats.jetstreamManager();
      const { seq, data } = await manager.streams.getMessage(STREAM, { last_by_subj: this.#subject });
      return { sequence: seq, message: generationOutput.safeParse(JSON.parse(new TextDecoder().decode(data))).data };
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { sequence: 0 };
    }
  }

  /** Resolves to the message's sequence, or to undefined when the broker refused it because it doesn't follow `after`. */
  async publish(message: GenerationOutput, after: number): Promise<number | undefined> {
    try {
      return await this.#publish(message, after);
    } catch (error) {
      if (isRefused(error)) return undefined;
      if (isMissing(error)) {
        // The broker was restarted without its data.
        await ensureStreams(this.#nats, [STREAM]);
        return this.#publish(message, after).catch((again: unknown) => {
          if (isRefused(again)) return undefined;
          throw again;
        });
      }
      throw error;
    }
  }

  /** Forgets all messages of the subject. */
  async purge(): Promise<void> {
    const manager = await this.#nats.jetstreamManager();
    await manager.streams.purge(STREAM, { filter: this.#subject }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async #publish(message: GenerationOutput, after: number): Promise<number> {
    const options = { expect: { lastSubjectSequence: after }, timeout: 3_000 };
    return (await this.#nats.jetstream().publish(this.#subject, JSON.stringify(message), options)).seq;
  }
}

const isRefused = (error: unknown) => error instanceof NatsError && error.api_error?.err_code === WRONG_LAST_SEQUENCE;
const isMissing = (error: unknown) =>
  error instanceof NatsError && (error.code === "503" || error.code === "404" || error.api_error?.code === 404);
