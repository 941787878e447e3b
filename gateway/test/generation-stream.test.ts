import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { connect } from "node:net";
import { publishRevocation } from "@muhtawa/service-kit";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type AiFixture, startAiFixture } from "./kit/ai-fixture.ts";
import { type EventSourceClient, follow } from "./kit/event-source.ts";
import { startGateway } from "./kit/gateway-process.ts";

let broker: Broker;
let ai: AiFixture;
let gateway: ServiceProcess;
let token: string;
const open: EventSourceClient[] = [];

beforeAll(async () => {
  broker = await startBroker();
  ai = await startAiFixture(broker.url);
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: { ai: ai.url, identity: ai.tokens.url },
    env: { STREAMS_PER_PERSON: "100", STREAM_HEARTBEAT: "0.3", SUBGRAPH_TIMEOUT: "1000", CORS_ORIGINS: "https://app.example" },
  });
  token = await ai.tokens.tokenFor({ id: "owner" });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  await gateway?.stop();
  await ai?.stop();
  await broker?.stop();
});

const address = (id: string) => `${gateway.url}/ai/generations/${id}/stream`;

async function listen(id: string, headers: Record<string, string> = {}): Promise<EventSourceClient> {
  const client = await follow(address(id), { authorization: `Bearer ${token}`, ...headers });
  open.push(client);
  return client;
}

/** Three messages of an attempt under way. */
async function begin(id: string, attempt = 1): Promise<void> {
  await ai.write(id, attempt, 0, attempt === 1 ? { type: "progress", stage: "writing" } : { type: "restart", text: "" });
  await ai.write(id, attempt, 1, { type: "delta", text: `one of ${attempt}, ` });
  await ai.write(id, attempt, 2, { type: "delta", text: `two of ${attempt}` });
}

function end(id: string, status: "COMPLETED" | "STOPPED" | "FAILED", text: string): void {
  Object.assign(ai.generations.get(id) ?? {}, { status, text });
}

describe("a generation under way", () => {
  test("arrives as it is written, and the stream ends with it", async () => {
    const id = ai.generation();
    const client = await listen(id);
    expect(client.status).toBe(200);
    expect(client.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(client.headers.get("x-accel-buffering")).toBe("no");
    expect(client.headers.get("content-encoding")).toBeNull();
    expect(client.headers.get("x-correlation-id")).toBeTruthy();
    await begin(id);
    await client.received(3);
    end(id, "COMPLETED", "one of 1, two of 1");
    await ai.write(id, 1, 3, { type: "done", status: "COMPLETED" });
    await client.ended;
    expect(client.events).toEqual([
      { id: "1.0", event: "progress", data: { stage: "writing" } },
      { id: "1.1", event: "delta", data: { text: "one of 1, " } },
      { id: "1.2", event: "delta", data: { text: "two of 1" } },
      { id: "1.3", event: "done", data: { status: "COMPLETED" } },
    ]);
  });

  test("is given from its beginning to a client that comes late", async () => {
    const id = ai.generation();
    await begin(id);
    const client = await listen(id);
    expect((await client.received(3)).map((event) => event.id)).toEqual(["1.0", "1.1", "1.2"]);
  });

  test("goes on right after the last event that a client has", async () => {
    const id = ai.generation();
    await begin(id);
    const client = await listen(id, { "last-event-id": "1.1" });
    await ai.write(id, 1, 3, { type: "delta", text: ", three" });
    expect((await client.received(2)).map((event) => event.id)).toEqual(["1.2", "1.3"]);
  });

  test("starts over with the text so far when the client's place is gone", async () => {
    const id = ai.generation();
    await begin(id);
    const client = await listen(id, { "last-event-id": "1.77" });
    await ai.write(id, 1, 3, { type: "delta", text: ", three" });
    expect(await client.received(2)).toEqual([
      { id: "1.2", event: "restart", data: { text: "one of 1, two of 1" } },
      { id: "1.3", event: "delta", data: { text: ", three" } },
    ]);
  });

  test("starts over with what the document knows when the stream lost the beginning", async () => {
    const id = ai.generation({ text: "the whole text up to here" });
    await ai.write(id, 1, 5, { type: "delta", text: "here" });
    const client = await listen(id);
    expect(await client.received(1)).toEqual([{ id: "1.5", event: "restart", data: { text: "the whole text up to here" } }]);
  });

  test("a second attempt restarts for those who saw the first, and is all that newcomers get", async () => {
    const id = ai.generation();
    await begin(id);
    const early = await listen(id);
    await early.received(3);
    await begin(id, 2);
    expect((await early.received(6)).slice(3).map(({ id, event }) => [id, event])).toEqual([
      ["2.0", "restart"],
      ["2.1", "delta"],
      ["2.2", "delta"],
    ]);
    const late = await listen(id);
    expect((await late.received(3)).map((event) => event.id)).toEqual(["2.0", "2.1", "2.2"]);
    const resuming = await listen(id, { "last-event-id": "1.2" });
    expect((await resuming.received(3)).map((event) => event.id)).toEqual(["2.0", "2.1", "2.2"]);
  });

  test("one that is tried again isn't ended by the first try's end", async () => {
    const id = ai.generation({ status: "QUEUED" });
    await begin(id);
    await ai.write(id, 1, 3, { type: "error", message: "failed" });
    const client = await listen(id);
    await begin(id, 2);
    expect((await client.received(3)).map(({ event }) => event)).toEqual(["restart", "delta", "delta"]);
  });

  test("a failure is told in the caller's language", async () => {
    const id = ai.generation();
    const client = await listen(id, { "x-locale": "ar" });
    await begin(id);
    await client.received(3);
    end(id, "FAILED", "");
    await ai.write(id, 1, 3, { type: "error", message: "The model can't be reached." });
    await client.ended;
    expect(client.events.at(-1)).toEqual({ id: "1.3", event: "error", data: { message: "تعذّر الوصول إلى النموذج." } });
  });

  test("stays open through silence, and notices an end that no worker told", async () => {
    const id = ai.generation();
    await begin(id);
    const client = await listen(id);
    await eventually(() => client.heartbeats() >= 2);
    end(id, "STOPPED", "one of 1");
    await client.ended;
    expect(client.events.slice(3).map(({ event, data }) => [event, data])).toEqual([
      ["restart", { text: "one of 1" }],
      ["done", { status: "STOPPED" }],
    ]);
  });
});

describe("a generation that has ended", () => {
  test("is replayed from the document", async () => {
    const client = await listen(ai.generation({ status: "COMPLETED", text: "النص كله" }));
    await client.ended;
    expect(client.events.map(({ event, data }) => [event, data])).toEqual([
      ["delta", { text: "النص كله" }],
      ["done", { status: "COMPLETED" }],
    ]);
  });

  test("a stopped one ends with done", async () => {
    const client = await listen(ai.generation({ status: "STOPPED", text: "half" }));
    await client.ended;
    expect(client.events.at(-1)).toMatchObject({ event: "done", data: { status: "STOPPED" } });
  });

  test("a failed one ends with an error in the caller's language", async () => {
    const client = await listen(ai.generation({ status: "FAILED" }), { "accept-language": "ar" });
    await client.ended;
    expect(client.events.map(({ event, data }) => [event, data])).toEqual([["error", { message: "تعذّر الوصول إلى النموذج." }]]);
  });

  test("gives a client that lost the end just that", async () => {
    const id = ai.generation();
    await begin(id);
    await ai.write(id, 1, 3, { type: "done", status: "COMPLETED" });
    end(id, "COMPLETED", "one of 1, two of 1");
    const client = await listen(id, { "last-event-id": "1.1" });
    await client.ended;
    expect(client.events.map((event) => event.id)).toEqual(["1.2", "1.3"]);
  });

  test("gives the whole text again to a client whose place is gone", async () => {
    const client = await listen(ai.generation({ status: "COMPLETED", text: "all of it" }), { "last-event-id": "1.4" });
    await client.ended;
    expect(client.events.map(({ event, data }) => [event, data])).toEqual([
      ["restart", { text: "all of it" }],
      ["done", { status: "COMPLETED" }],
    ]);
  });
});

describe("who may follow", () => {
  const refused = async (id: string, headers: Record<string, string>) => {
    const answer = await fetch(address(id), { headers });
    return [answer.status, await answer.json()];
  };

  test("nobody without a token, or with a wrong one", async () => {
    const body = { message: "Sign in to continue.", error: "Sign in to continue." };
    expect(await refused(ai.generation(), {})).toEqual([401, body]);
    expect(await refused(ai.generation(), { authorization: "Bearer nonsense" })).toEqual([401, body]);
  });

  test("nobody but the owner: another's isn't there", async () => {
    const stranger = await ai.tokens.tokenFor({ id: "stranger" });
    const [status, body] = await refused(ai.generation(), { authorization: `Bearer ${stranger}`, "x-locale": "ar" });
    expect([status, body]).toEqual([404, { message: "لم يُعثر على المطلوب.", error: "لم يُعثر على المطلوب." }]);
    expect((await refused("ai.output.%3E", { authorization: `Bearer ${token}` }))[0]).toBe(404);
    expect((await refused("%2A", { authorization: `Bearer ${token}` }))[0]).toBe(404);
  });

  test("pages of a named origin", async () => {
    const client = await listen(ai.generation({ status: "COMPLETED", text: "" }), { origin: "https://app.example" });
    expect(client.headers.get("access-control-allow-origin")).toBe("https://app.example");
  });
});

describe("what it costs", () => {
  test("50 clients of one generation share one consumer, which goes with the last of them", async () => {
    await eventually(async () => (await ai.consumers()) === 0);
    const id = ai.generation();
    const clients = await Promise.all(Array.from({ length: 50 }, () => listen(id)));
    await begin(id);
    await Promise.all(clients.map((client) => client.received(3)));
    expect(await ai.consumers()).toBe(1);
    for (const client of clients) client.close();
    await eventually(async () => (await ai.consumers()) === 0);
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toMatch(/muhtawa_generation_feeds\{[^}]*\} 0/);
  });

  test("a client that doesn't read is cut off, and the others go on", async () => {
    const id = ai.generation();
    const good = await listen(id);
    const bad = connect(gateway.port, "127.0.0.1");
    bad.pause();
    bad.write(`GET /ai/generations/${id}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    const closed = new Promise<void>((resolve) => bad.once("close", () => resolve()));
    bad.on("error", () => {});
    const streams = async () => /muhtawa_generation_streams\{[^}]*\} (\d+)/.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];
    await eventually(async () => (await streams()) === "2");
    // More than the sockets' own buffers hold.
    const text = "x".repeat(200_000);
    for (let index = 0; index < 80; index += 1) {
      await ai.write(id, 1, index, { type: "delta", text });
      await good.received(index + 1);
    }
    await eventually(async () => (await streams()) === "1");
    bad.resume();
    await closed;
    good.close();
  });
});

describe("a reader whose token has ended", () => {
  const at = () => new Date().toISOString();
  async function reading(userId: string) {
    const id = ai.generation({ ownerId: userId });
    await begin(id);
    const client = await listen(id, { authorization: `Bearer ${await ai.tokens.tokenFor({ id: userId })}` });
    await client.received(3);
    let ended = false;
    void client.ended.then(() => (ended = true));
    return { id, client, hasEnded: () => ended };
  }

  test("is cut off within two seconds, and nobody else is", async () => {
    const [leaving, staying, elsewhere] = [await reading("leaving"), await reading("staying"), await reading("elsewhere")];
    await publishRevocation(ai.nats, "staying", { deleted: false, epoch: 1, keptSession: "session-staying", at: at() });
    await publishRevocation(ai.nats, "leaving", { deleted: true, epoch: 0, at: at() });
    await publishRevocation(ai.nats, "elsewhere", { deleted: false, epoch: 1, keptSession: "another", at: at() });
    await eventually(() => leaving.hasEnded() && elsewhere.hasEnded(), 2_000);
    await ai.write(staying.id, 1, 3, { type: "delta", text: ", three" });
    await staying.client.received(4);
    expect(staying.hasEnded()).toBe(false);
    expect(leaving.client.events).toHaveLength(3);
  });

  test("gets no further stream", async () => {
    const { id, hasEnded } = await reading("gone");
    await publishRevocation(ai.nats, "gone", { deleted: true, epoch: 0, at: at() });
    await eventually(hasEnded, 2_000);
    // The fixture's service knows nothing of revocations, so that this is the gateway's own doing.
    const again = await listen(id, { authorization: `Bearer ${await ai.tokens.tokenFor({ id: "gone" })}` });
    await again.ended;
    expect(again.status).toBe(401);
  });
});

describe("when the broker is lost", () => {
  test("streams end, new ones are refused, and a client resumes when it is back", async () => {
    const id = ai.generation();
    await begin(id);
    const client = await listen(id);
    await client.received(3);
    await broker.down();
    await client.ended;
    expect(client.events).toHaveLength(3);
    const refused = await fetch(address(id), { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(503);
    const finished = await listen(ai.generation({ status: "COMPLETED", text: "kept" }), { "last-event-id": "1.1" });
    await finished.ended;
    expect(finished.events.at(-1)).toMatchObject({ event: "done" });

    await broker.up();
    // What was in memory is gone with it: the worker tells the text anew.
    const again = await eventually(async () => {
      const next = await listen(id, { "last-event-id": "1.2" });
      return next.status === 200 && next;
    });
    await ai.write(id, 1, 3, { type: "restart", text: "one of 1, two of 1" });
    await ai.write(id, 1, 4, { type: "delta", text: ", three" });
    expect(await again.received(2)).toEqual([
      { id: "1.3", event: "restart", data: { text: "one of 1, two of 1" } },
      { id: "1.4", event: "delta", data: { text: ", three" } },
    ]);
  });
});

test("on shutdown streams end, so that clients resume elsewhere", async () => {
  const other = await startGateway({ natsUrl: broker.url, urls: { ai: ai.url, identity: ai.tokens.url } });
  const id = ai.generation();
  await begin(id);
  const client = await follow(`${other.url}/ai/generations/${id}/stream`, { authorization: `Bearer ${token}` });
  await client.received(3);
  const stopped = other.stop();
  await client.ended;
  expect(await stopped).toBe(0);
});
