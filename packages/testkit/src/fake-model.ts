import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** How one request is answered. Without anything set: the default text, streamed as fast as it goes. */
export interface FakeAnswer {
  readonly text?: string;
  /** The picture that a request for one is answered with. */
  readonly image?: Uint8Array;
  /** Answers with this status instead of text. */
  readonly status?: number;
  /** Seconds, as the Retry-After header of such an answer. */
  readonly retryAfter?: number;
  /** Milliseconds before the first word. */
  readonly wait?: number;
  /** Milliseconds between two words. */
  readonly pause?: number;
  /** After this many words: `cut` breaks the connection, `unfinished` ends the stream without its end mark, `broken` sends what isn't JSON, `silent` says nothing more. */
  readonly after?: number;
  readonly fault?: "cut" | "unfinished" | "broken" | "silent";
  /** `stop` unless said otherwise; `length` when the model's limit was reached. */
  readonly finishReason?: "stop" | "length" | "content_filter";
}

export interface FakeModelRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly temperature?: number;
    /** Empty in requests for pictures, which have a prompt and a size. */
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly prompt?: string;
    readonly size?: string;
  };
}

export interface FakeModel {
  /** For AI_BASE_URL. */
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

const MARKER = /\[\[fake-model (\{.*?\})\]\]/s;
const DEFAULT_TEXT = "The model wrote this text, word by word, for a test.";

/**
 * An OpenAI-compatible server of chat completions and pictures that can misbehave: by `answerNext`, or by a marker in a prompt, which holds a `FakeAnswer`
 * as JSON: `[[fake-model {"status":429,"retryAfter":1}]]`.
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
    const isPicture = request.url?.endsWith("/images/generations") ?? false;
    if (request.method !== "POST" || !(isPicture || request.url?.endsWith("/chat/completions"))) return fail(response, 404, undefined);
    const body = { messages: [], ...(JSON.parse(raw) as Partial<FakeModelRequest["body"]>) } as FakeModelRequest["body"];
    requests.push({ authorization: request.headers.authorization, body });
    const marked = MARKER.exec(body.messages.map(({ content }) => content).join("\n"))?.[1];
    const answer = next.shift() ?? (marked ? (JSON.parse(marked) as FakeAnswer) : standing);
    if (answer.wait) await delay(answer.wait);
    if (answer.status) return fail(response, answer.status, answer.retryAfter);
    if (isPicture) return draw(response, answer);
    if (body.stream) await stream(response, body, answer);
    else reply(response, body, answer);
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

function fail(response: ServerResponse, status: number, retryAfter: number | undefined): void {
  response.writeHead(status, {
    "content-type": "application/json",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
  response.end(JSON.stringify({ error: { message: `fake model: ${status}`, type: "fake", code: status } }));
}

function draw(response: ServerResponse, { image }: FakeAnswer): void {
  const data = image ? [{ b64_json: Buffer.from(image).toString("base64") }] : [];
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ created: 0, data }));
}

const usageOf = (body: FakeModelRequest["body"], text: string) => {
  const prompt = body.messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);
  const completion = text.split(/\s+/).filter(Boolean).length;
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
};

function reply(response: ServerResponse, body: FakeModelRequest["body"], answer: FakeAnswer): void {
  const text = answer.text ?? DEFAULT_TEXT;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "fake",
      object: "chat.completion",
      model: body.model,
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: answer.finishReason ?? "stop" }],
      usage: usageOf(body, text),
    }),
  );
}

async function stream(response: ServerResponse, body: FakeModelRequest["body"], answer: FakeAnswer): Promise<void> {
  const text = answer.text ?? DEFAULT_TEXT;
  const chunk = (delta: object, finishReason: string | null, usage?: object) =>
    response.write(
      `data: ${JSON.stringify({
        id: "fake",
        object: "chat.completion.chunk",
        model: body.model,
        choices: [{ index: 0, delta, finish_reason: finishReason }],
        ...(usage ? { usage } : {}),
      })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  chunk({ role: "assistant", content: "" }, null);
  const words = text.match(/\S+\s*/g) ?? [];
  for (const [at, word] of words.entries()) {
    if (answer.fault && at === (answer.after ?? 0)) return misbehave(response, answer.fault);
    if (response.destroyed) return;
    chunk({ content: word }, null);
    if (answer.pause) await delay(answer.pause);
  }
  chunk({}, answer.finishReason ?? "stop", usageOf(body, text));
  response.end("data: [DONE]\n\n");
}

function misbehave(response: ServerResponse, fault: NonNullable<FakeAnswer["fault"]>): void {
  // Once what was said before has left this process.
  if (fault === "cut") response.write(": cut\n\n", () => response.destroy());
  if (fault === "unfinished") response.end();
  if (fault === "broken") response.end('data: {"choices": [{"delta": {"content": \n\ndata: [DONE]\n\n');
}
