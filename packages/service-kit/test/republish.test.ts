import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Broker, eventually, startBroker } from "@muhtawa/testkit";
import type { NatsConnection } from "../src/nats.ts";
import { askFlush, askReplay, askRepublish, answerRequests } from "../src/events/republish.ts";
import { connectNats, type OutboxRelay } from "../src/index.ts";
import { recordingLogger } from "./kit.ts";

let broker: Broker;
let nats: NatsConnection;
let asking: NatsConnection;

beforeAll(async () => {
  broker = await startBroker();
});
beforeEach(async () => {
  [nats, asking] = await Promise.all([connectNats(broker.url, "answering"), connectNats(broker.url, "asking")]);
});
afterEach(async () => {
  await Promise.all([nats.close(), asking.close()]);
});
afterAll(() => broker.stop());

/** A service whose relay does as it is told. */
async function answering(relay: Partial<Pick<OutboxRelay, "republish" | "flush">>) {
  const { logger, lines } = recordingLogger();
  answerRequests(nats, "site", relay as OutboxRelay, logger);
  await nats.flush();
  return lines;
}
/** What the service says upon a request, from the first word to the last. */
async function heard(subject: string, payload = "") {
  const said: { status: string }[] = [];
  asking.subscribe("answers", { callback: (_error, message) => void said.push(message.json()) });
  asking.publish(subject, payload, { reply: "answers" });
  await eventually(() => said.some(({ status }) => status !== "working"));
  return said;
}

describe("a republish", () => {
  test("is of all states or of some, resolves to their number, and is logged", async () => {
    const asked: unknown[] = [];
    const lines = await answering({
      republish: async (events) => {
        asked.push(events);
        return events ? events.length : 7;
      },
    });
    expect(await askRepublish(asking, "site")).toBe(7);
    expect(await askRepublish(asking, "site", ["site.note.state", "site.page.state"])).toBe(2);
    expect(asked).toEqual([undefined, ["site.note.state", "site.page.state"]]);
    expect(lines).toMatchObject([
      { level: 30, msg: "republished", count: 7 },
      { level: 30, msg: "republished", count: 2 },
    ]);
  });

  test("says at once that it has begun, goes on saying so, and ends with the number", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    await answering({ republish: () => promise });
    const said = heard("ops.republish.site");
    setTimeout(resolve, 2_500, 3);
    expect(await said).toEqual([{ status: "working" }, { status: "working" }, { status: "done", count: 3 }]);
  });

  test("is one at a time, and doesn't hold up a flush", async () => {
    let underWay = 0;
    let most = 0;
    const releases: (() => void)[] = [];
    await answering({
      republish: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise<void>((resolve) => releases.push(resolve));
        underWay -= 1;
        return 0;
      },
      flush: async () => {},
    });
    const both = Promise.all([askRepublish(asking, "site"), askRepublish(asking, "site")]);
    await eventually(() => releases.length === 1);
    await askFlush(asking, "site");
    releases[0]?.();
    await eventually(() => releases.length === 2);
    releases[1]?.();
    expect([await both, most]).toEqual([[0, 0], 1]);
  });

  test("that fails says why, to whoever asked and in the log", async () => {
    const lines = await answering({ republish: () => Promise.reject(new Error("no room")) });
    await expect(askRepublish(asking, "site")).rejects.toThrow("site could not republish: Error: no room");
    expect(lines).toMatchObject([{ level: 50, msg: "republish failed", err: { message: "no room" } }]);
  });

  test("that is asked for in other words is refused", async () => {
    const lines = await answering({ republish: async () => 1 });
    expect((await heard("ops.republish.site", '{"events": 5}')).at(-1)).toMatchObject({ status: "failed" });
    expect(lines).toMatchObject([{ level: 50, msg: "republish failed" }]);
  });

  test("is answered by one of several replicas", async () => {
    let calls = 0;
    const relay = { republish: async () => (calls += 1) };
    await answering(relay);
    await answering(relay);
    expect(await askRepublish(asking, "site")).toBe(1);
    expect(calls).toBe(1);
  });
});

test("a flush resolves once all is published, and isn't logged", async () => {
  let flushed = false;
  const lines = await answering({
    flush: async () => {
      await new Promise(setImmediate);
      flushed = true;
    },
  });
  expect(await askFlush(asking, "site")).toBeUndefined();
  expect([flushed, lines]).toEqual([true, []]);
});

test("a replay of nothing resolves to 0", async () => {
  await answering({});
  expect(await askReplay(asking, "site")).toBe(0);
});

describe("whoever asks", () => {
  test("is told that nobody is there", async () => {
    await expect(askRepublish(asking, "catalog")).rejects.toThrow("catalog is not running.");
  });

  test("is told that it can't be understood", async () => {
    nats.subscribe("ops.flush.odd", { callback: (_error, message) => void message.respond(JSON.stringify({ status: "later" })) });
    await nats.flush();
    await expect(askFlush(asking, "odd")).rejects.toThrow();
  });

  test("is told when a service says nothing for 10 s, whether it had begun or not", async () => {
    nats.subscribe("ops.flush.mute", { callback: (_error, message) => void message.respond(JSON.stringify({ status: "working" })) });
    nats.subscribe("ops.flush.deaf", { callback: () => {} });
    await nats.flush();
    const silence = async (service: string) => {
      const before = Date.now();
      await expect(askFlush(asking, service)).rejects.toThrow(`${service} has stopped answering; run it again, it may be repeated.`);
      return Date.now() - before;
    };
    for (const waited of await Promise.all([silence("mute"), silence("deaf")])) expect(waited).toBeGreaterThan(9_000);
  }, 30_000);
});
