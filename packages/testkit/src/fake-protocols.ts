import type { ServerResponse } from "node:http";
import type { FakeAnswer, FakeModelRequest } from "./fake-model.ts";

/** One answer in pieces, as a provider's own protocol frames it. */
interface FakeStream {
  begin(): void;
  word(word: string): void;
  /** The end with its mark; `tokens` of what was asked and answered. */
  end(reason: NonNullable<FakeAnswer["finishReason"]>, tokens: { readonly input: number; readonly output: number }): void;
  /** An error within the stream, after a status of 200. */
  error(): void;
  /** What isn't what it says. */
  broken(): void;
}

/** How one provider's requests are read and answered. */
export interface FakeProtocol {
  readonly name: FakeModelRequest["protocol"];
  /** Of a request's path, after the base URL; undefined when it isn't one of this protocol's. */
  modelIn(path: string, body: Record<string, unknown>): string | undefined;
  keyIn(headers: Record<string, string | string[] | undefined>): string | undefined;
  messagesIn(body: Record<string, unknown>): FakeModelRequest["body"]["messages"];
  temperatureIn(body: Record<string, unknown>): number | undefined;
  /** The tokens that the answer may have. */
  mostTokensIn(body: Record<string, unknown>): number | undefined;
  /** An error's status and body; providers repeat the key they were given. */
  refusal(status: number, key: string | undefined, retryAfter: number | undefined): { status: number; header: boolean; body: unknown };
  stream(response: ServerResponse, model: string): FakeStream;
}

const textOf = (content: unknown): string =>
  typeof content === "string"
    ? content
    : Array.isArray(content)
      ? content.map((part: unknown) => String((part as { text?: unknown }).text ?? "")).join("")
      : "";

const complaint = (status: number, key: string | undefined) => `fake model: ${status}, asked with key ${key ?? "none"}`;

interface Turn {
  readonly role: string;
  readonly content?: unknown;
  readonly parts?: unknown;
}

const turnsIn = (turns: unknown) =>
  ((turns as Turn[] | undefined) ?? []).map((turn) => ({ role: turn.role, content: textOf(turn.content ?? turn.parts) }));

/** OpenAI's chat completions, which most other endpoints speak too. */
export const openAiProtocol: FakeProtocol = {
  name: "openai",
  modelIn: (path, body) => (/\/(chat\/completions|images\/generations)$/.test(path) ? String(body["model"]) : undefined),
  keyIn: ({ authorization }) => (typeof authorization === "string" ? authorization : undefined),
  messagesIn: ({ messages }) => turnsIn(messages),
  temperatureIn: ({ temperature }) => temperature as number | undefined,
  mostTokensIn: ({ max_tokens: most, max_completion_tokens: other }) => (most ?? other) as number | undefined,
  refusal: (status, key) => ({
    status,
    header: true,
    body: { error: { message: complaint(status, key), type: "fake", param: null, code: String(status) } },
  }),
  stream(response, model) {
    const chunk = (delta: object, finishReason: string | null, usage?: object) =>
      response.write(
        `data: ${JSON.stringify({
          id: "fake",
          object: "chat.completion.chunk",
          created: 0,
          model,
          choices: [{ index: 0, delta, finish_reason: finishReason }],
          ...(usage ? { usage } : {}),
        })}\n\n`,
      );
    return {
      begin: () => void chunk({ role: "assistant", content: "" }, null),
      word: (content) => void chunk({ content }, null),
      end(reason, { input, output }) {
        chunk({}, reason, { prompt_tokens: input, completion_tokens: output, total_tokens: input + output });
        response.end("data: [DONE]\n\n");
      },
      error: () => void response.end(`data: ${JSON.stringify({ error: { message: "overloaded", type: "server_error", code: 503 } })}\n\n`),
      broken: () => void response.end('data: {"choices": [{"delta": {"content": \n\ndata: [DONE]\n\n'),
    };
  },
};

/** Anthropic's Messages. */
export const anthropicProtocol: FakeProtocol = {
  name: "anthropic",
  modelIn: (path, body) => (path.endsWith("/messages") ? String(body["model"]) : undefined),
  keyIn: (headers) => headers["x-api-key"]?.toString(),
  messagesIn: ({ system, messages }) => [...(system ? [{ role: "system", content: textOf(system) }] : []), ...turnsIn(messages)],
  temperatureIn: ({ temperature }) => temperature as number | undefined,
  mostTokensIn: ({ max_tokens: most }) => most as number | undefined,
  refusal: (status, key) => ({
    status,
    header: true,
    body: {
      type: "error",
      error: {
        type: status === 529 ? "overloaded_error" : status === 429 ? "rate_limit_error" : "api_error",
        message: complaint(status, key),
      },
    },
  }),
  stream(response, model) {
    const event = (type: string, data: object) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
    const reasons = { stop: "end_turn", length: "max_tokens", content_filter: "refusal" };
    return {
      begin() {
        const usage = { input_tokens: 7, output_tokens: 1 };
        const message = {
          id: "msg_fake",
          type: "message",
          role: "assistant",
          content: [],
          model,
          stop_reason: null,
          stop_sequence: null,
          usage,
        };
        event("message_start", { message });
        event("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
        event("ping", {});
      },
      word: (text) => void event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
      end(reason, { input, output }) {
        event("content_block_stop", { index: 0 });
        event("message_delta", {
          delta: { stop_reason: reasons[reason], stop_sequence: null },
          usage: { input_tokens: input, output_tokens: output },
        });
        event("message_stop", {});
        response.end();
      },
      error() {
        event("error", { error: { type: "overloaded_error", message: "Overloaded" } });
        response.end();
      },
      broken: () => void response.end('event: content_block_delta\ndata: {"type": "content_block_delta", "delta": \n\n'),
    };
  },
};

const GOOGLE_STATUS: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

/** Google's streamGenerateContent. A wrong key is 400 there, and the time to wait stands in the body. */
export const googleProtocol: FakeProtocol = {
  name: "google",
  modelIn: (path) => /\/models\/([^/]+):streamGenerateContent$/.exec(path)?.[1],
  keyIn: (headers) => headers["x-goog-api-key"]?.toString(),
  messagesIn: ({ systemInstruction, contents }) => [
    ...(systemInstruction ? turnsIn([{ role: "system", ...systemInstruction }]) : []),
    ...turnsIn(contents),
  ],
  temperatureIn: ({ generationConfig }) => (generationConfig as { temperature?: number } | undefined)?.temperature,
  mostTokensIn: ({ generationConfig }) => (generationConfig as { maxOutputTokens?: number } | undefined)?.maxOutputTokens,
  refusal(given, key, retryAfter) {
    const status = given === 401 ? 400 : given;
    const details = [
      ...(given === 401
        ? [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID", domain: "googleapis.com" }]
        : []),
      ...(retryAfter === undefined ? [] : [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${retryAfter}s` }]),
    ];
    const error = { code: status, message: complaint(status, key), status: GOOGLE_STATUS[status] ?? "INTERNAL", details };
    return { status, header: false, body: { error } };
  },
  stream(response, model) {
    const chunk = (candidate: object, usageMetadata?: object) =>
      response.write(
        `data: ${JSON.stringify({ candidates: [candidate], ...(usageMetadata ? { usageMetadata } : {}), modelVersion: model, responseId: "fake" })}\r\n\r\n`,
      );
    const reasons = { stop: "STOP", length: "MAX_TOKENS", content_filter: "SAFETY" };
    const content = (text: string) => ({ content: { parts: [{ text }], role: "model" }, index: 0 });
    return {
      begin: () => undefined,
      word: (text) => void chunk(content(text)),
      end(reason, { input, output }) {
        const usage = { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output };
        chunk({ ...content(""), finishReason: reasons[reason] }, usage);
        response.end();
      },
      error: () =>
        void response.end(`data: ${JSON.stringify({ error: { code: 503, message: "overloaded", status: "UNAVAILABLE" } })}\r\n\r\n`),
      broken: () => void response.end('data: {"candidates": [{"content": \r\n\r\n'),
    };
  },
};
