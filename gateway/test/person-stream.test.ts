import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { createLogger, createServer } from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import { type AiFixture, startAiFixture } from "./kit/ai-fixture.ts";
import { type EventSourceClient, follow } from "./kit/event-source.ts";
import { startGateway } from "./kit/gateway-process.ts";

/** A service's event stream that tests speak through. */
interface Speaker {
  readonly url: string;
  readonly listeners: Set<ServerResponse>;
  status: number;
  say(event: string, data: unknown): void;
  drop(): void;
  stop(): Promise<void>;
}

async function startSpeaker(path: string): Promise<Speaker> {
  const app: FastifyInstance = createServer(createLogger("speaker", "silent"), { forceCloseConnections: true });
  const listeners = new Set<ServerResponse>();
  const speaker: Speaker = {
    url: "",
    listeners,
    status: 200,
    say: (event, data) => listeners.forEach((raw) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    drop: () => listeners.forEach((raw) => raw.destroy()),
    stop: () => app.close(),
  };
  app.get(path, async (_request, reply) => {
    if (speaker.status !== 200) return reply.code(speaker.status).send({});
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    reply.raw.write(": listening\n\n");
    listeners.add(reply.raw);
    reply.raw.once("close", () => listeners.delete(reply.raw));
  });
  app.get("/internal/generations/:id", (request) => ({
    id: (request.params as { id: string }).id,
    status: "COMPLETED",
    attempt: 1,
    text: "the whole text",
    error: null,
  }));
  return Object.assign(speaker, { url: await app.listen({ port: 0, host: "127.0.0.1" }) });
}

let broker: Broker;
let fixture: AiFixture;
let ai: Speaker;
let site: Speaker;
let gateway: ServiceProcess;
let token: string;
const open: EventSourceClient[] = [];

beforeAll(async () => {
  broker = await startBroker();
  fixture = await startAiFixture(broker.url);
  token = await fixture.tokens.tokenFor({ id: "owner" });
});
beforeEach(async () => {
  [ai, site] = await Promise.all([startSpeaker("/me/generations/stream"), startSpeaker("/me/notices/stream")]);
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: { ai: ai.url, site: site.url, identity: fixture.tokens.url },
    env: { STREAM_HEARTBEAT: "0.3", SUBGRAPH_TIMEOUT: "1000" },
  });
});
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await gateway.stop();
  await Promise.all([ai.stop(), site.stop()]);
});
afterAll(async () => {
  await fixture?.stop();
  await broker?.stop();
});

async function listen(): Promise<EventSourceClient> {
  const client = await follow(`${gateway.url}/me/stream`, { authorization: `Bearer ${token}` });
  open.push(client);
  return client;
}

const both = async () => {
  const client = await listen();
  await eventually(() => ai.listeners.size === 1 && site.listeners.size === 1);
  return client;
};
const dataOf = (client: EventSourceClient) => client.events.filter(({ event }) => event === "generation").map(({ data }) => data);

describe("one person's stream", () => {
  test("carries several generations at once, each with its text and its end, and the site's notices", async () => {
    const client = await both();
    expect(client.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const [one, two] = [fixture.generation(), fixture.generation()];
    await fixture.write(two, 1, 0, { type: "delta", text: "already " });
    for (const id of [one, two]) ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    await eventually(() => dataOf(client).some(({ type }) => type === "restart"));
    await fixture.write(one, 1, 0, { type: "delta", text: "one" });
    await fixture.write(two, 1, 1, { type: "delta", text: "there" });
    await fixture.write(one, 1, 1, { type: "done", status: "COMPLETED" });
    site.say("notification", { id: "n1", title: "Published" });
    await eventually(() => client.events.some(({ event }) => event === "notification"));
    await eventually(() => dataOf(client).some(({ type }) => type === "done"));
    expect(dataOf(client).filter(({ id }) => id === one)).toEqual([
      { id: one, kind: "ARTICLE", status: "RUNNING", type: "progress", stage: "running" },
      { id: one, kind: "ARTICLE", status: "RUNNING", type: "delta", text: "one", place: "1.0" },
      { id: one, kind: "ARTICLE", status: "COMPLETED", type: "done", place: "1.1" },
    ]);
    expect(dataOf(client).filter(({ id }) => id === two)).toEqual([
      { id: two, kind: "ARTICLE", status: "RUNNING", type: "progress", stage: "running" },
      { id: two, kind: "ARTICLE", status: "RUNNING", type: "restart", text: "already ", place: "1.0" },
      { id: two, kind: "ARTICLE", status: "RUNNING", type: "delta", text: "there", place: "1.1" },
    ]);
    expect(client.events.find(({ event }) => event === "notification")?.data).toEqual({ id: "n1", title: "Published" });
  });

  test("follows a generation that is tried again under the same id", async () => {
    const client = await both();
    const id = fixture.generation();
    ai.say("generation", { id, kind: "FIELD", status: "RUNNING" });
    await eventually(() => dataOf(client).length === 1);
    await fixture.write(id, 1, 0, { type: "error", message: "The model is busy." });
    await eventually(() => dataOf(client).some(({ type }) => type === "error"));
    ai.say("generation", { id, kind: "FIELD", status: "FAILED" });
    ai.say("generation", { id, kind: "FIELD", status: "QUEUED" });
    await eventually(() => dataOf(client).some(({ status }) => status === "QUEUED"));
    await fixture.write(id, 2, 0, { type: "restart", text: "" });
    await fixture.write(id, 2, 1, { type: "delta", text: "again" });
    await eventually(() => dataOf(client).some(({ text }) => text === "again"));
    expect(dataOf(client).map(({ type, place }) => [type, place])).toEqual([
      ["progress", undefined],
      ["error", "1.0"],
      ["progress", undefined],
      ["restart", "2.0"],
      ["delta", "2.1"],
    ]);
  });

  test("tells an end that never came by the broker", async () => {
    const client = await both();
    const id = fixture.generation();
    ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    ai.say("generation", { id, kind: "ARTICLE", status: "COMPLETED" });
    await eventually(() => dataOf(client).some(({ type }) => type === "done"), 6_000);
    expect(dataOf(client).at(-2)).toMatchObject({ type: "restart", text: "the whole text" });
  });

  test.each(["ai", "site"] as const)("goes on while %s is away, and takes it in again", async (away) => {
    const client = await both();
    const [gone, there] = away === "ai" ? [ai, site] : [site, ai];
    gone.drop();
    const say = (speaker: Speaker) =>
      speaker === site
        ? site.say("notification", { id: "n" })
        : ai.say("generation", { id: fixture.generation(), kind: "FIELD", status: "RUNNING" });
    say(there);
    await client.received(1);
    await eventually(() => gone.listeners.size === 1);
    say(gone);
    await client.received(2);
  });

  test("begins with one of the two; without any it is 503", async () => {
    site.status = 404;
    const client = await listen();
    expect(client.status).toBe(200);
    ai.say("generation", { id: fixture.generation(), kind: "FIELD", status: "RUNNING" });
    await client.received(1);
    ai.status = 503;
    expect((await listen()).status).toBe(503);
  });

  test("is for who is signed in, and ends when the token is refused", async () => {
    expect((await follow(`${gateway.url}/me/stream`)).status).toBe(401);
    expect((await follow(`${gateway.url}/me/stream`, { authorization: "Bearer no" })).status).toBe(401);
    const client = await both();
    ai.status = 401;
    ai.drop();
    await client.ended;
    expect((await listen()).status).toBe(401);
  });

  test("leaves no consumer behind, and shows signs of life", async () => {
    const before = await fixture.consumers();
    const client = await both();
    ai.say("generation", { id: fixture.generation(), kind: "ARTICLE", status: "RUNNING" });
    await eventually(async () => (await fixture.consumers()) === before + 1);
    await eventually(() => client.heartbeats() >= 2);
    client.close();
    await eventually(async () => (await fixture.consumers()) === before);
  });
});
