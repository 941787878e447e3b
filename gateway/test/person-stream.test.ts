import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { createLogger, createServer, publishRevocation, verifyContext } from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import { type AiFixture, startAiFixture } from "./kit/ai-fixture.ts";
import { type EventSourceClient, follow } from "./kit/event-source.ts";
import { SECRET, startGateway } from "./kit/gateway-process.ts";

/** A service's event stream that tests speak through. */
interface Speaker {
  readonly url: string;
  readonly listeners: Set<ServerResponse>;
  status: number;
  /** What has been asked with, last first. */
  asked: Record<string, unknown>[];
  /** How its one generation stands; undefined when it can't be read. */
  snapshot: { status: string; text: string | null } | undefined;
  /** How often that was read. */
  reads: number;
  say(event: string, data: unknown, id?: string): void;
  drop(): void;
  /** As it was at the beginning. */
  reset(): void;
  stop(): Promise<void>;
}

async function startSpeaker(path: string): Promise<Speaker> {
  const app: FastifyInstance = createServer(createLogger("speaker", "silent"), { forceCloseConnections: true });
  const listeners = new Set<ServerResponse>();
  const speaker: Speaker = {
    url: "",
    listeners,
    status: 200,
    asked: [],
    snapshot: { status: "RUNNING", text: "" },
    reads: 0,
    say: (event, data, id) =>
      listeners.forEach((raw) => raw.write(`${id ? `id: ${id}\n` : ""}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    drop: () => listeners.forEach((raw) => raw.destroy()),
    reset: () => Object.assign(speaker, { status: 200, asked: [], snapshot: { status: "RUNNING", text: "" }, reads: 0 }),
    stop: () => app.close(),
  };
  app.get(path, async (request, reply) => {
    speaker.asked.unshift(request.headers);
    if (speaker.status !== 200) return reply.code(speaker.status).send({});
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    reply.raw.write(": listening\n\n");
    listeners.add(reply.raw);
    reply.raw.once("close", () => listeners.delete(reply.raw));
  });
  app.get<{ Params: { id: string } }>("/internal/generations/:id", async ({ params: { id }, headers }, reply) => {
    speaker.reads += 1;
    if (!speaker.snapshot) return reply.code(503).send({});
    if (speaker.snapshot.status === "GONE") return reply.code(404).send({});
    const error = verifyContext(headers, SECRET)?.locale === "ar" ? "النموذج مشغول." : "The model is busy.";
    return { id, attempt: 1, ...speaker.snapshot, error: speaker.snapshot.status === "FAILED" ? error : null };
  });
  return Object.assign(speaker, { url: await app.listen({ port: 0, host: "127.0.0.1" }) });
}

let broker: Broker;
let fixture: AiFixture;
let ai: Speaker;
let site: Speaker;
let gateway: ServiceProcess;
let token: string;
let consumersBefore: number;
let loggedBefore: number;
const open: EventSourceClient[] = [];

beforeAll(async () => {
  broker = await startBroker();
  fixture = await startAiFixture(broker.url);
  token = await fixture.tokens.tokenFor({ id: "owner" });
  [ai, site] = await Promise.all([startSpeaker("/me/generations/stream"), startSpeaker("/me/notices/stream")]);
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: { ai: ai.url, site: site.url, identity: fixture.tokens.url },
    env: { STREAM_HEARTBEAT: "0.3", SUBGRAPH_TIMEOUT: "1000", GENERATION_END_PATIENCE: "3000" },
  });
});
beforeEach(async () => {
  consumersBefore = await fixture.consumers();
  loggedBefore = gateway.logs().length;
});
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  for (const speaker of [ai, site]) speaker.reset();
  await eventually(async () => ai.listeners.size + site.listeners.size === 0 && (await fixture.consumers()) === consumersBefore);
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([ai?.stop(), site?.stop()]);
  await fixture?.stop();
  await broker?.stop();
});

async function listen(headers: Record<string, string> = {}): Promise<EventSourceClient> {
  const client = await follow(`${gateway.url}/me/stream`, { authorization: `Bearer ${token}`, ...headers });
  open.push(client);
  return client;
}

const both = async (headers: Record<string, string> = {}) => {
  const client = await listen(headers);
  await eventually(() => ai.listeners.size === 1 && site.listeners.size === 1);
  return client;
};
const logs = () => gateway.logs().slice(loggedBefore);
/** So many generations are read from the broker. */
const followed = (count: number) => eventually(async () => (await fixture.consumers()) >= consumersBefore + count);
const dataOf = (client: EventSourceClient) => client.events.filter(({ event }) => event === "generation").map(({ data }) => data);

describe("one person's stream", () => {
  test("carries several generations at once, each with its text and its end, and the site's notices", async () => {
    const client = await both();
    expect(client.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const [one, two] = [fixture.generation(), fixture.generation()];
    await fixture.write(two, 1, 0, { type: "delta", text: "already " });
    for (const id of [one, two]) ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    await eventually(() => dataOf(client).some(({ type }) => type === "restart"));
    await followed(2);
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
    await followed(1);
    await fixture.write(id, 1, 0, { type: "error", message: "The model is busy." });
    await eventually(() => dataOf(client).some(({ type }) => type === "error"));
    ai.say("generation", { id, kind: "FIELD", status: "FAILED" });
    ai.say("generation", { id, kind: "FIELD", status: "QUEUED" });
    await eventually(() => dataOf(client).some(({ status }) => status === "QUEUED"));
    await fixture.write(id, 2, 0, { type: "restart", text: "" });
    await fixture.write(id, 2, 1, { type: "delta", text: "again" });
    await eventually(() => dataOf(client).some(({ text }) => text === "again"));
    expect(
      dataOf(client)
        .slice(0, 3)
        .map(({ type, place }) => [type, place]),
    ).toEqual([
      ["progress", undefined],
      ["error", "1.0"],
      ["progress", undefined],
    ]);
    // One text of the second attempt, in one piece if both had come before it was followed again.
    const rest = dataOf(client).slice(3);
    expect(rest[0]).toMatchObject({ type: "restart" });
    expect(rest.map(({ text }) => text).join("")).toBe("again");
    expect(rest.at(-1)).toMatchObject({ place: "2.1" });
  });

  test("tells an end that never came by the broker", async () => {
    const client = await both();
    const id = fixture.generation();
    ai.snapshot = { status: "COMPLETED", text: "the whole text" };
    ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    ai.say("generation", { id, kind: "ARTICLE", status: "COMPLETED" });
    await eventually(() => dataOf(client).some(({ type }) => type === "done"), 6_000);
    expect(dataOf(client).at(-2)).toMatchObject({ type: "restart", text: "the whole text" });
  });

  test("an end is never told without its text: it is asked for until it can be read", async () => {
    const client = await both();
    const id = fixture.generation();
    ai.snapshot = undefined;
    ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    ai.say("generation", { id, kind: "ARTICLE", status: "COMPLETED" });
    await eventually(() => ai.reads >= 3, 10_000);
    expect(dataOf(client).map(({ type }) => type)).toEqual(["progress"]);
    expect(logs().match(/a generation can't be followed/g)).toHaveLength(1);
    ai.snapshot = { status: "COMPLETED", text: "the whole text" };
    await eventually(() => dataOf(client).some(({ type }) => type === "done"), 10_000);
    expect(dataOf(client).at(-2)).toMatchObject({ type: "restart", text: "the whole text", status: "COMPLETED" });
  });

  test("an end that can't be read for long is told to be so, in the reader's language", async () => {
    const client = await both({ "accept-language": "ar" });
    const id = fixture.generation();
    ai.snapshot = undefined;
    ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    ai.say("generation", { id, kind: "ARTICLE", status: "COMPLETED" });
    await eventually(() => dataOf(client).some(({ type }) => type === "error"), 15_000);
    expect(dataOf(client).at(-1)).toMatchObject({ status: "COMPLETED", message: expect.stringMatching(/^انتهت كتابة النص/) });
    expect(dataOf(client).some(({ type }) => type === "done")).toBe(false);
    expect(logs()).toContain("a generation's end could not be read");
  });

  test("a failure is told in the reader's language, whichever way it comes", async () => {
    const client = await both({ "x-locale": "ar" });
    ai.snapshot = { status: "FAILED", text: null };
    const [told, untold] = [fixture.generation(), fixture.generation()];
    for (const id of [told, untold]) ai.say("generation", { id, kind: "FIELD", status: "RUNNING" });
    await client.received(2);
    await fixture.write(told, 1, 0, { type: "error", message: "The model is busy." });
    ai.say("generation", { id: untold, kind: "FIELD", status: "FAILED" });
    await eventually(() => dataOf(client).filter(({ type }) => type === "error").length === 2, 6_000);
    for (const { type, message } of dataOf(client)) if (type === "error") expect(message).toBe("النموذج مشغول.");
  });

  test("one that ends without any word is found by asking", async () => {
    const client = await both();
    const id = fixture.generation();
    ai.snapshot = { status: "COMPLETED", text: "the whole text" };
    await fixture.write(id, 1, 0, { type: "delta", text: "the " });
    ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
    await eventually(() => dataOf(client).some(({ type }) => type === "done"), 6_000);
    expect(dataOf(client).at(-2)).toMatchObject({ type: "restart", text: "the whole text" });
    ai.snapshot = { status: "GONE", text: null };
    const gone = fixture.generation();
    ai.say("generation", { id: gone, kind: "ARTICLE", status: "RUNNING" });
    await eventually(() => dataOf(client).some(({ type, id: of }) => of === gone && type === "done"), 6_000);
    expect(dataOf(client).at(-1)).toMatchObject({ status: "STOPPED" });
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
    site.status = 401;
    expect((await listen()).status).toBe(401);
  });

  test("ends with its person: for a deleted one at once, and for nobody else", async () => {
    const tokenOf = (id: string) => fixture.tokens.tokenFor({ id });
    const [leaving, staying] = await Promise.all(
      ["leaving-now", "staying"].map(async (id) => listen({ authorization: `Bearer ${await tokenOf(id)}` })),
    );
    const at = new Date(Date.now() + 1_000).toISOString();
    await publishRevocation(fixture.nats, "leaving-now", { deleted: true, epoch: 0, at });
    await leaving?.ended;
    site.say("notification", { id: "n" });
    await staying?.received(1);
    expect((await listen({ authorization: `Bearer ${await tokenOf("leaving-now")}` })).status).toBe(401);
  });

  test("taken up again goes on where the client was, for each of its generations", async () => {
    const client = await both();
    const [one, two] = [fixture.generation(), fixture.generation()];
    const said = (id: string, status = "RUNNING") => ai.say("generation", { id, kind: "ARTICLE", status });
    const waiting = fixture.generation();
    said(one);
    said(two);
    said(waiting, "QUEUED");
    await followed(3);
    await fixture.write(one, 1, 0, { type: "delta", text: "one " });
    await fixture.write(two, 1, 0, { type: "delta", text: "two " });
    await client.received(5);
    site.say("notification", { id: "n1" }, "n1/owner");
    const last = (await client.received(6)).at(-1)?.id ?? "";
    client.close();
    await fixture.write(one, 1, 1, { type: "delta", text: "goes on" });
    await fixture.write(two, 1, 1, { type: "delta", text: "ends" });
    await fixture.write(two, 1, 2, { type: "done", status: "COMPLETED" });

    ai.snapshot = { status: "COMPLETED", text: "its text" };
    await eventually(() => ai.listeners.size === 0);
    const again = await both({ "last-event-id": last });
    expect(site.asked[0]).toMatchObject({ "last-event-id": "n1/owner" });
    ai.say("listing", null);
    said(one);
    ai.say("listed", null);
    await eventually(() => dataOf(again).filter(({ type }) => type === "done").length === 2, 6_000);
    const of = (id: string) =>
      dataOf(again)
        .filter((data) => data["id"] === id)
        .map(({ type, text, place }) => [type, text, place]);
    expect(of(one)).toEqual([
      ["progress", undefined, undefined],
      ["delta", "goes on", "1.1"],
    ]);
    expect(of(two)).toEqual([
      ["delta", "ends", "1.1"],
      ["done", undefined, "1.2"],
    ]);
    // What it hadn't seen a word of is told whole.
    expect(of(waiting).map(([type, text]) => [type, text])).toEqual([
      ["restart", "its text"],
      ["done", undefined],
    ]);
    expect(again.events.at(-1)?.id).toBe(`n1/owner;${one}.ARTICLE.1.1`);
  });

  test("taken up at a place that is gone starts over with the text so far; an id that isn't one is no matter", async () => {
    const id = fixture.generation();
    await fixture.write(id, 2, 0, { type: "restart", text: "" });
    await fixture.write(id, 2, 1, { type: "delta", text: "so far" });
    for (const last of [`;${id}.ARTICLE.1.7`, "7", `;${id}.NOTHING`, "a,b;c,d;e", `;${"x".repeat(9_000)}`]) {
      const client = await both({ "last-event-id": last });
      ai.say("generation", { id, kind: "ARTICLE", status: "RUNNING" });
      const events = await client.received(2);
      expect(events[1]?.data).toMatchObject({ type: "restart", text: "so far", place: "2.1" });
      client.close();
      await eventually(() => ai.listeners.size === 0 && site.listeners.size === 0);
    }
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
