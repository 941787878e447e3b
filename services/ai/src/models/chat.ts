import { setTimeout as pause } from "node:timers/promises";
import { beginSpan, failSpan } from "@muhtawa/service-kit";
import { APICallError, type LanguageModel, type ModelMessage, streamText } from "ai";
import { AnswerMeter } from "../writing/answer-meter.ts";
import { WritingFailure } from "../writing/writer.ts";
import { told, troubleOf } from "./failures.ts";
import { type TimeLimits, Watch } from "./time-limits.ts";

export interface ChatUsage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

interface ChatOptions {
  readonly model: LanguageModel;
  readonly limits: TimeLimits;
  /** Milliseconds before the second try; doubled before each further one. */
  readonly backoff: number;
}

/** What a model is asked. */
export interface Call {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly temperature?: number | undefined;
  /** The most tokens that the answer may have, thoughts included. */
  readonly most: number;
}

const TRIES = 4;
const LONGEST_WAIT = 60_000;
/** How endpoints say that they can't answer at such a length, or don't know this way of saying it. */
const OF_LENGTH = /max_(?:completion_|output_)?tokens|maxOutputTokens|context length/i;

// The AI SDK would print warnings about settings to standard output.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Talks to a language model. Asks again, with growing pauses, only as long as no word has arrived. */
export class Chat {
  readonly #options: ChatOptions;

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  /** The answer in pieces, then what it used. Ends early, without an error, when the signal is aborted; throws a WritingFailure else. */
  async *ask(call: Call, signal: AbortSignal): AsyncGenerator<string, ChatUsage> {
    const deadline = Date.now() + this.#options.limits.total;
    let most: number | undefined = call.most;
    for (let attempt = 1; ; attempt += 1) {
      const progress = { begun: false };
      try {
        return yield* this.#once(call, most, signal, deadline, progress);
      } catch (error) {
        if (signal.aborted) return {};
        if (most !== undefined && !progress.begun && refusesLength(error)) {
          // Ask again without the limit; the text is cut to it here.
          most = undefined;
          continue;
        }
        const trouble = troubleOf(error, progress.begun);
        const wait = trouble.retryAfter ?? this.#options.backoff * 2 ** (attempt - 1);
        const hopeless = !trouble.again || progress.begun || attempt >= TRIES || wait > LONGEST_WAIT || Date.now() + wait >= deadline;
        if (hopeless) throw new WritingFailure(trouble.reason, told(error));
        await pause(wait, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return {};
      }
    }
  }

  async *#once(
    call: Call,
    most: number | undefined,
    signal: AbortSignal,
    deadline: number,
    progress: { begun: boolean },
  ): AsyncGenerator<string, ChatUsage> {
    const watch = new Watch(this.#options.limits, deadline, signal);
    const { model } = this.#options;
    const span = beginSpan("ask model", { kind: "CLIENT", attributes: { "gen_ai.request.model": nameOf(model) } });
    try {
      const { fullStream } = streamText({
        model,
        system: call.system,
        messages: [...call.messages],
        ...(call.temperature === undefined ? {} : { temperature: call.temperature }),
        ...(most === undefined ? {} : { maxOutputTokens: most }),
        maxRetries: 0,
        abortSignal: watch.signal,
        onError: () => {},
      });
      const meter = new AnswerMeter();
      for await (const part of fullStream) {
        watch.heard();
        if (part.type === "text-delta" && part.text !== "") {
          progress.begun = true;
          yield part.text;
        }
        if (part.type === "text-delta" || part.type === "reasoning-delta") {
          if (meter.add(part.text) > call.most) watch.end(new WritingFailure("lengthLimit", new Error("the model doesn't come to an end")));
          if (watch.expired) throw watch.expired;
        }
        if (part.type === "error") throw watch.expired ?? part.error;
        if (part.type === "abort") break;
        if (part.type === "finish-step") checkEnd(part.finishReason, part.rawFinishReason, progress.begun);
        if (part.type === "finish") {
          span.setAttributes(usedTokens(part.totalUsage));
          return part.totalUsage;
        }
      }
      if (signal.aborted) return {};
      throw watch.expired ?? new WritingFailure("cutOff");
    } catch (error) {
      failSpan(span, watch.expired ?? error);
      throw watch.expired ?? error;
    } finally {
      span.end();
      watch.close();
    }
  }
}

const nameOf = (model: LanguageModel): string => (typeof model === "string" ? model : model.modelId);

const usedTokens = ({ inputTokens = 0, outputTokens = 0 }: ChatUsage) => ({
  "gen_ai.usage.input_tokens": inputTokens,
  "gen_ai.usage.output_tokens": outputTokens,
});

const refusesLength = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422) && OF_LENGTH.test(error.responseBody ?? "");

/** A stream that ends without its end mark was cut off, however cleanly. */
function checkEnd(reason: string, raw: string | undefined, begun: boolean): void {
  if (reason === "length") throw new WritingFailure("lengthLimit");
  if (reason === "content-filter") throw new WritingFailure("refused");
  if (raw === undefined) throw new WritingFailure("cutOff");
  if (!begun) throw new WritingFailure("brokeFormat");
}
