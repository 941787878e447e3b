import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { anthropicProtocol, type FakeProtocol, googleProtocol, openAiProtocol } from "./fake-protocols.ts";

/** How one request is answered. Without anything set: the default text, streamed as fast as it goes. */
export interface FakeAnswer {
  readonly text?: string;
  /** The picture that a request for one is answered with. */
  readonly image?: Uint8Array;
  /** Answers with this status instead of text. */
  readonly status?: number;
  /** Seconds, as the Retry-After header of such an answer; Google says it in the body. */
  readonly retryAfter?: number;
  /** Milliseconds before the first word. */
  readonly wait?: number;
  /** Milliseconds between two words. */
  readonly pause?: number;
  /** After this many words: `cut` breaks the connection, `unfinished` ends the stream without its end mark, `broken` sends what isn't JSON, `silent` says nothing more, `error` tells of an error within the stream. */
  readonly after?: number;
  readonly fault?: "cut" | "unfinished" | "broken" | "silent" | "error";
  /** `stop` unless said otherwise; `length` when the model's limit was reached. */
  readonly finishReason?: "stop" | "length" | "content_filter";
}

/** A request as a model server got it, whichever protocol it came by. */
export interface FakeModelRequest {
  readonly protocol: "openai" | "anthropic" | "google";
  /** The key, as the protocol's own header gives it. */
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly temperature?: number;
    /** As many tokens as the answer may have. */
    readonly mostTokens?: number;
    /** With the system's text first, however the protocol sends it. Empty in requests for pictures, which have a prompt and a size. */
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly prompt?: string;
    readonly size?: string;
  };
}

/** A model server that answers as the test says. */
export interface FakeModel {
  /** For AI_BASE_URL, and as `baseUrl` of a provider of any type. */
  readonly url: string;
  readonly requests: readonly FakeModelRequest[];
  /** The next requests are answered so, one after the other; then by default again. */
  answerNext(...answers: readonly FakeAnswer[]): void;
  /** Every request without an answer of its own is answered so. */
  answerAll(answer: FakeAnswer): void;
  /** Whether a request is being answered right now. */
  readonly busy: number;
  stop(): Promise<void>;
}

const MARKER = "[[fake-model ";
const DEFAULT_TEXT = "The model wrote this text, word by word, for a test.";

const PROTOCOLS: readonly FakeProtocol[] = [openAiProtocol, anthropicProtocol, googleProtocol];

/**
 * A server of models that speaks OpenAI's chat completions (and pictures), Anthropic's Messages and Google's streamGenerateContent, and can
 * misbehave: by `answerNext`, or by a marker in a prompt, which holds a `FakeAnswer` as JSON: `[[fake-model {"status":429,"retryAfter":1}]]`.
 */
export async function startFakeModel({ port: wanted = 0 }: { port?: number } = {}): Promise<FakeModel> {
  const requests: FakeModelRequest[] = [];
  const next: FakeAnswer[] = [];
  let standing: FakeAnswer = {};
  let busy = 0;

  const server = createServer((request, response) => {
    busy += 1;
    response.once("close", () => (busy -= 1));
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw = "";
    for await (const chunk of request) raw += String(chunk);
    const path = (request.url ?? "").split("?")[0] ?? "";
    const given = (request.method === "POST" && raw ? JSON.parse(raw) : {}) as Record<string, unknown>;
    const protocol = PROTOCOLS.find(({ modelIn }) => request.method === "POST" && modelIn(path, given) !== undefined);
    if (!protocol) return void response.writeHead(404).end();
    const model = protocol.modelIn(path, given) ?? "";
    const body = {
      ...given,
      model,
      messages: protocol.messagesIn(given),
      temperature: protocol.temperatureIn(given),
      mostTokens: protocol.mostTokensIn(given),
    } as FakeModelRequest["body"];
    const authorization = protocol.keyIn(request.headers);
    requests.push({ protocol: protocol.name, authorization, body });
    const marked = answerIn(body.messages.map(({ content }) => content).join("\n"));
    const answer = next.shift() ?? marked ?? standing;
    if (answer.wait) await delay(answer.wait);
    if (answer.status) return refuse(response, protocol, authorization, answer);
    if (path.endsWith("/images/generations")) return draw(response, answer);
    if (protocol.name === "openai" && !body.stream) reply(response, body, answer);
    else await stream(response, protocol, body, answer);
  }

  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerNext: (...answers) => void next.push(...answers),
    answerAll: (answer) => void (standing = answer),
    get busy() {
      return busy;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, protocol: FakeProtocol, key: string | undefined, answer: FakeAnswer): void {
  const { status, header, body } = protocol.refusal(answer.status ?? 500, key, answer.retryAfter);
  response.writeHead(status, {
    "content-type": "application/json",
    ...(header && answer.retryAfter !== undefined ? { "retry-after": String(answer.retryAfter) } : {}),
  });
  response.end(JSON.stringify(body));
}

function draw(response: ServerResponse, { image }: FakeAnswer): void {
  const data = image ? [{ b64_json: Buffer.from(image).toString("base64") }] : [];
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ created: 0, data }));
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const tokensOf = ({ messages }: FakeModelRequest["body"], text: string) => ({
  input: messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0),
  output: wordsIn(text),
});

function reply(response: ServerResponse, body: FakeModelRequest["body"], answer: FakeAnswer): void {
  const text = answer.text ?? DEFAULT_TEXT;
  const { input, output } = tokensOf(body, text);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "fake",
      object: "chat.completion",
      model: body.model,
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: answer.finishReason ?? "stop" }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }),
  );
}

async function stream(response: ServerResponse, protocol: FakeProtocol, body: FakeModelRequest["body"], answer: FakeAnswer): Promise<void> {
  const text = answer.text ?? DEFAULT_TEXT;
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const pieces = protocol.stream(response, body.model);
  pieces.begin();
  const words = text.match(/\S+\s*/g) ?? [];
  for (const [at, word] of words.entries()) {
    if (answer.fault && at === (answer.after ?? 0)) {
      // Once what was said before has left this process.
      if (answer.fault === "cut") response.write(": cut\n\n", () => response.destroy());
      if (answer.fault === "unfinished") response.end();
      if (answer.fault === "broken") pieces.broken();
      if (answer.fault === "error") pieces.error();
      return;
    }
    if (response.destroyed) return;
    pieces.word(word);
    if (answer.pause) await delay(answer.pause);
  }
  pieces.end(answer.finishReason ?? "stop", tokensOf(body, text));
}

function answerIn(prompt: string): FakeAnswer | undefined {
  const [, marked] = prompt.split(MARKER, 2);
  const end = marked?.indexOf("}]]") ?? -1;
  return marked === undefined || end < 0 ? undefined : (JSON.parse(marked.slice(0, end + 1)) as FakeAnswer);
}
