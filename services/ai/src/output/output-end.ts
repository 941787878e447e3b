import type { GenerationOutput } from "@muhtawa/contracts";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import type { Generation } from "../domain/generation.ts";
import { failureMessage } from "../writing/failure-messages.ts";
import { OutputSubject } from "./output-subject.ts";

const TRIES = 5;

const isEnd = (message: GenerationOutput | undefined) => message?.type === "done" || message?.type === "error";

/** Tells readers of a generation's output that nothing more comes, where no worker is there to do it. */
export class OutputEnd {
  readonly #nats: NatsConnection;

  constructor(nats: NatsConnection) {
    this.#nats = nats;
  }

  /** Publishes the end of a finished generation, unless it has been told already. */
  async announce(generation: Generation): Promise<void> {
    const output = new OutputSubject(this.#nats, generation._id);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const last = await output.last();
      if (isEnd(last.message)) return;
      const index = last.message?.attempt === generation.attempt ? last.message.index + 1 : 0;
      if ((await output.publish(endMessage(generation, generation.attempt, index), last.sequence)) !== undefined) return;
    }
  }

  /** Makes room for a new attempt's output. */
  async forget(generationId: string): Promise<void> {
    await new OutputSubject(this.#nats, generationId).purge();
  }
}

export function endMessage(generation: Generation, attempt: number, index: number): GenerationOutput {
  if (generation.status === "COMPLETED" || generation.status === "STOPPED")
    return { type: "done", attempt, index, status: generation.status };
  return { type: "error", attempt, index, message: failureMessage(generation.failure ?? "unknown", generation.readerLocale) };
}
