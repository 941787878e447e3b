import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Broker, startBroker } from "@muhtawa/testkit";
import { AckPolicy, type JetStreamManager, type NatsConnection, NatsError } from "../src/nats.ts";
import { ensureStreams } from "../src/events/nats.ts";
import { retiredDurables } from "../src/events/retired-durables.ts";
import { connectNats, newId } from "../src/index.ts";
import { recordingLogger } from "./kit.ts";

let broker: Broker;
let nats: NatsConnection;
let manager: JetStreamManager;
let service: string;

beforeAll(async () => {
  broker = await startBroker();
  nats = await connectNats(broker.url, "retired-test");
  manager = await nats.jetstreamManager();
});
beforeEach(() => {
  service = `sample${newId()}`;
});
afterAll(async () => {
  await nats?.close();
  await broker?.stop();
});

const make = (name: string, subject = "site.>") =>
  manager.consumers.add("SITE", { durable_name: name, ack_policy: AckPolicy.Explicit, filter_subject: subject });
const publish = async (count: number) => {
  let last = 0;
  for (let at = 0; at < count; at += 1) last = (await nats.jetstream().publish("site.note.n.stamped.v1", "x")).seq;
  return last;
};
/** Takes some from a durable and says of the first of them that it is done. */
async function take(name: string, count: number, acked: number): Promise<number[]> {
  const consumer = await nats.jetstream().consumers.get("SITE", name);
  const taken: number[] = [];
  for await (const message of await consumer.fetch({ max_messages: count, expires: 2_000 })) {
    taken.push(message.seq);
    if (taken.length <= acked) await message.ackAck();
  }
  return taken;
}
const durables = async () => {
  const names: string[] = [];
  for await (const { name } of manager.consumers.list("SITE")) names.push(name);
  return names.filter((name) => name.startsWith(service)).toSorted();
};

describe("what a service's earlier release has left", () => {
  test("is nothing before there are streams", async () => {
    const found = await retiredDurables(nats, service, new Set());
    expect(found.goOnFrom("SITE")).toBeUndefined();
    await found.remove(recordingLogger().logger);
    await ensureStreams(nats, ["SITE"]);
    expect((await retiredDurables(nats, service, new Set())).goOnFrom("SITE")).toBeUndefined();
  });

  test("is what it doesn't declare, and that is removed; what others have stays", async () => {
    await ensureStreams(nats, ["SITE"]);
    const [kept, gone, another] = [`${service}--kept`, `${service}--gone`, `${service}er--gone`];
    for (const name of [kept, gone, another]) await make(name);
    const last = await publish(2);
    const found = await retiredDurables(nats, service, new Set([kept]));
    expect(found.goOnFrom("SITE")).toBe(last - 1);
    expect(found.goOnFrom("CONTENT")).toBeUndefined();
    const { logger, lines } = recordingLogger();
    await found.remove(logger);
    expect([await durables(), lines]).toEqual([[kept, another].toSorted(), []]);
    // Another instance has removed it already.
    await found.remove(logger);
    expect(lines).toEqual([]);
    expect((await retiredDurables(nats, service, new Set([kept]))).goOnFrom("SITE")).toBeUndefined();
  });

  test("goes on behind what all of it are done with", async () => {
    const [quick, slow] = [`${service}--quick`, `${service}--slow`];
    for (const name of [quick, slow]) await make(name);
    await publish(3);
    await take(quick, 1_000, 1_000);
    const found = async () => (await retiredDurables(nats, service, new Set())).goOnFrom("SITE");
    const [first = 0] = await take(slow, 2, 1);
    expect(await found()).toBe(first + 1);
  });

  test("of which nothing is left goes on at the end, also where it hears little of the stream", async () => {
    await make(`${service}--deaf`, "site.page.>");
    const last = await publish(1);
    expect((await retiredDurables(nats, service, new Set())).goOnFrom("SITE")).toBe(last + 1);
  });

  test("isn't done with what is still under way", async () => {
    const name = `${service}--busy`;
    await make(name);
    const last = await publish(1);
    await take(name, 1_000, 0);
    expect((await retiredDurables(nats, service, new Set())).goOnFrom("SITE")).toBeLessThanOrEqual(last);
  });

  test("that may not be removed is told to the operator; another error is none of that", async () => {
    await make(`${service}--left`);
    const refusing = (error: NatsError) =>
      new Proxy(nats, {
        get(target, name) {
          if (name !== "jetstreamManager") return Reflect.get(target, name) as unknown;
          return async () => ({
            streams: manager.streams,
            consumers: { list: manager.consumers.list.bind(manager.consumers), delete: () => Promise.reject(error) },
          });
        },
      });
    const { logger, lines } = recordingLogger();
    const forbidden = new NatsError("no", "PERMISSIONS_VIOLATION");
    await (await retiredDurables(refusing(forbidden), service, new Set())).remove(logger);
    expect(lines).toMatchObject([
      { level: 40, stream: "SITE", durable: `${service}--left`, msg: expect.stringContaining("only the operator may remove it") },
    ]);
    const broken = new NatsError("out of order", "500");
    await expect((await retiredDurables(refusing(broken), service, new Set())).remove(logger)).rejects.toThrow("out of order");
    expect(lines).toHaveLength(1);
  });
});
