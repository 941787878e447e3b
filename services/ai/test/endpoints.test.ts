import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { eventually, startFakeModel } from "@muhtawa/testkit";
import { Chat } from "../src/models/chat.ts";
import type { ModelEntry, ProviderType } from "../src/models/model-settings.ts";
import { paint } from "../src/models/painter.ts";
import { imageModel, languageModel } from "../src/models/providers.ts";
import { estimateTokens } from "../src/writing/tokens.ts";

interface Endpoint {
  readonly url: string;
  readonly asked: IncomingMessage[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Is given each request's body. */
  read: (body: string) => void;
  stop(): Promise<void>;
}

const KEY = "very-secret-key";
let [endpoint, elsewhere]: Endpoint[] = [];
beforeEach(async () => {
  [endpoint, elsewhere] = await Promise.all([startEndpoint(), startEndpoint()]);
});
afterEach(() => Promise.all([endpoint?.stop(), elsewhere?.stop()]));

async function startEndpoint(): Promise<Endpoint> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    let body = "";
    request
      .on("data", (part) => (body += String(part)))
      .once("end", () => {
        started.read(body);
        started.answer(request, response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: Endpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    read: () => {},
    answer: (_, response) => response.writeHead(404).end(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return started;
}

const entry = (type: ProviderType): ModelEntry => ({
  id: "m",
  label: "m",
  provider: "p",
  type,
  baseUrl: endpoint?.url,
  apiKey: KEY,
  name: "m",
  text: true,
  images: true,
  inputPrice: 0,
  outputPrice: 0,
  imagePrice: 0,
});
const limits = { silence: 5_000, total: 10_000 };
const signal = () => new AbortController().signal;

const MOST = 50;

async function ask(type: ProviderType, most = MOST): Promise<string> {
  const chat = new Chat({ model: await languageModel(entry(type)), limits, backoff: 1 });
  let text = "";
  for await (const piece of chat.ask({ system: "s", messages: [{ role: "user", content: "u" }], most }, signal())) text += piece;
  return text;
}
const draw = () => paint(entry("openai-compatible"), "a clinic", { width: 512, height: 512 }, { total: 10_000, backoff: 1 }, signal());
const failure = (reason: string) => expect.objectContaining({ name: "WritingFailure", reason });
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

describe.each(["openai-compatible", "openai", "anthropic", "google"] as const)("an endpoint of the type %s", (type) => {
  test.each([302, 307])("that redirects by %d is not followed: the key stays here", async (status) => {
    endpoint!.answer = (_, response) => response.writeHead(status, { location: `${elsewhere!.url}/stolen` }).end();
    await expect(ask(type)).rejects.toEqual(failure("unreachable"));
    expect(endpoint!.asked.length).toBeGreaterThan(0);
    expect(elsewhere!.asked).toHaveLength(0);
  });
});

describe("an answer has a largest length", () => {
  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: "x", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const endlessly = (delta: object) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const more = () => {
      if (!response.destroyed) response.write(chunk(delta), () => setImmediate(more));
    };
    more();
  };

  test.each(["openai-compatible", "openai", "anthropic", "google"] as const)("that one of the type %s is told", async (type) => {
    const model = await startFakeModel();
    const chat = new Chat({ model: await languageModel({ ...entry(type), baseUrl: model.url }), limits, backoff: 1 });
    for await (const _ of chat.ask({ system: "s", messages: [{ role: "user", content: "u" }], most: MOST }, signal()));
    expect(model.requests.map(({ body }) => body.mostTokens)).toEqual([MOST]);
    await model.stop();
  });

  test.each([
    ["writes without end", { content: "word " }],
    ["writes without blanks", { content: "wordword" }],
    ["thinks without end", { reasoning_content: "hm, " }],
  ])("a model that %s is cut off there, and kept at it no longer", async (_, delta) => {
    let open: ServerResponse | undefined;
    endpoint!.answer = (request, response) => endlessly(delta)(request, (open = response));
    let text = "";
    const chat = new Chat({ model: await languageModel(entry("openai-compatible")), limits, backoff: 1 });
    const writing = async () => {
      for await (const piece of chat.ask({ system: "s", messages: [{ role: "user", content: "u" }], most: MOST }, signal())) text += piece;
    };
    await expect(writing()).rejects.toEqual(failure("lengthLimit"));
    expect(estimateTokens(text)).toBeLessThan(MOST + 300);
    await eventually(() => open?.destroyed);
  });

  test("an endpoint that can't be told so is asked without it, and its answer is cut off all the same", async () => {
    const told: unknown[] = [];
    endpoint!.read = (body) => void told.push((JSON.parse(body) as { max_tokens?: number }).max_tokens);
    const refuse = (response: ServerResponse) =>
      response
        .writeHead(400, { "content-type": "application/json" })
        .end('{"error": {"message": "Unsupported parameter: max_tokens. Use max_completion_tokens instead."}}');
    endpoint!.answer = (request, response) => {
      if (told.at(-1) !== undefined) return void refuse(response);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`${chunk({ content: "Well." })}${chunk({}, "stop")}data: [DONE]\n\n`);
    };
    expect(await ask("openai-compatible")).toBe("Well.");
    expect(told).toEqual([MOST, undefined]);
    endpoint!.answer = (request, response) =>
      told.at(-1) === undefined ? endlessly({ content: "word " })(request, response) : void refuse(response);
    await expect(ask("openai-compatible")).rejects.toEqual(failure("lengthLimit"));
  });
});

describe("a picture", () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const at = (url: string) => (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "POST") return json(response, { created: 0, data: [{ url }] });
    response.writeHead(200, { "content-type": "image/png" }).end(picture);
  };

  test("that is kept at the endpoint itself is fetched from there", async () => {
    endpoint!.answer = at(`${endpoint!.url}/files/1.png`);
    expect(Buffer.from(await draw()).equals(picture)).toBe(true);
  });

  test.each([
    ["this machine", () => `${elsewhere!.url}/1.png`],
    ["this machine by name", () => elsewhere!.url.replace("127.0.0.1", "localhost")],
    ["a cloud's metadata", () => "http://169.254.169.254/latest/meta-data"],
    ["a private network", () => "http://10.0.0.1/1.png"],
    ["a file", () => "file:///etc/passwd"],
    ["another protocol", () => "gopher://example.com/1.png"],
  ])("that is said to be at %s is never asked for", async (_, address) => {
    endpoint!.answer = at(address());
    await expect(draw()).rejects.toEqual(failure("unreachable"));
    expect(elsewhere!.asked).toHaveLength(0);
  });

  test("that leads elsewhere by a redirect is not followed", async () => {
    endpoint!.answer = (request, response) => {
      if (request.method === "POST") return json(response, { created: 0, data: [{ url: `${endpoint!.url}/1.png` }] });
      response.writeHead(302, { location: `${elsewhere!.url}/1.png` }).end();
    };
    await expect(draw()).rejects.toEqual(failure("unreachable"));
    expect(elsewhere!.asked).toHaveLength(0);
  });

  test("that is larger than any picture is given up", async () => {
    const block = Buffer.alloc(1024 * 1024);
    let sent = 0;
    endpoint!.answer = (request, response) => {
      if (request.method === "POST") return json(response, { created: 0, data: [{ url: `${endpoint!.url}/1.png` }] });
      const more = () => {
        if (response.destroyed || sent > 200) return void response.end();
        sent += 1;
        response.write(block, () => setImmediate(more));
      };
      more();
    };
    await expect(draw()).rejects.toEqual(expect.objectContaining({ name: "WritingFailure" }));
    expect(sent).toBeLessThan(150);
  }, 30_000);

  test("can't be drawn by Anthropic", async () => {
    await expect(imageModel(entry("anthropic"))).rejects.toThrow(/no models of images/);
  });
});
