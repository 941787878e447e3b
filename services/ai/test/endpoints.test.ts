import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { Chat } from "../src/models/chat.ts";
import type { ModelEntry, ProviderType } from "../src/models/model-settings.ts";
import { paint } from "../src/models/painter.ts";
import { imageModel, languageModel } from "../src/models/providers.ts";

interface Endpoint {
  readonly url: string;
  readonly asked: IncomingMessage[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
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
    request.resume().once("end", () => started.answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: Endpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
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

async function ask(type: ProviderType): Promise<string> {
  const chat = new Chat({ model: await languageModel(entry(type)), limits, backoff: 1 });
  let text = "";
  for await (const piece of chat.ask({ system: "s", messages: [{ role: "user", content: "u" }] }, signal())) text += piece;
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

test("a model that comes to no end is cut off at a length nobody asked for", async () => {
  const word = `data: ${JSON.stringify({ id: "x", choices: [{ index: 0, delta: { content: "word ".repeat(1_000) }, finish_reason: null }] })}\n\n`;
  endpoint!.answer = (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const more = () => {
      if (!response.destroyed) response.write(word, () => setImmediate(more));
    };
    more();
  };
  await expect(ask("openai-compatible")).rejects.toEqual(failure("lengthLimit"));
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
