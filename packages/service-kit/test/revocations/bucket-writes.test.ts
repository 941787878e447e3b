import { describe, expect, jest, test } from "@jest/globals";
import type { Revocation } from "@muhtawa/contracts";
import { eventually, startBroker } from "@muhtawa/testkit";
import { Events, type KV, type NatsConnection, NatsError } from "../../src/nats.ts";
import { connectNats, publishRevocation, RevocationWatch } from "../../src/index.ts";
import { replicateBucket } from "../../src/revocations/revocation-bucket.ts";
import { recordingLogger } from "../kit.ts";

const revocation: Revocation = { deleted: true, epoch: 0, at: new Date().toISOString() };

/** The error that JetStream answers a write with, by the number that it has there. */
const refusal = (code: number) =>
  Object.assign(new NatsError("refused", "400"), { api_error: { code: 400, err_code: code, description: "refused" } });

/** A broker whose bucket is as given. */
const brokerOf = (bucket: object) =>
  ({
    jetstream: () => ({ views: { kv: async () => bucket } }),
    isClosed: () => false,
    status: async function* () {},
  }) as unknown as NatsConnection;

function bucketThat(fails: (attempt: number) => Error | undefined) {
  const writes: unknown[] = [];
  const bucket = {
    get: async () => null,
    put: async (...given: unknown[]) => {
      writes.push(given);
      const error = fails(writes.length);
      if (error) throw error;
    },
  };
  return { bucket, writes };
}

test("a write that another one was faster than is tried again, and only so often", async () => {
  const slow = bucketThat((attempt) => (attempt < 10 ? refusal(10_071) : undefined));
  await publishRevocation(brokerOf(slow.bucket), "u", revocation);
  expect(slow.writes).toHaveLength(10);
  expect(slow.writes[0]).toEqual(["u", JSON.stringify(revocation), { previousSeq: 0 }]);

  const hopeless = bucketThat(() => refusal(10_071));
  await expect(publishRevocation(brokerOf(hopeless.bucket), "u", revocation)).rejects.toThrow(
    "gave up after 10 tries against others who write the same revocation",
  );
  expect(hopeless.writes).toHaveLength(10);
});

test.each([
  ["another refusal", refusal(10_077)],
  ["no answer", new NatsError("timeout", "TIMEOUT")],
  ["another error", new Error("no")],
])("a write that fails by %s isn't tried again", async (_how, error) => {
  const { bucket, writes } = bucketThat(() => error);
  await expect(publishRevocation(brokerOf(bucket), "u", revocation)).rejects.toBe(error);
  expect(writes).toHaveLength(1);
});

test.each([
  [1, 3, [["KV_revocations", { num_replicas: 3 }]]],
  [2, 3, [["KV_revocations", { num_replicas: 3 }]]],
  [3, 3, []],
  [5, 3, []],
  [1, 1, []],
])("a bucket on %i nodes is kept on %i at least", async (kept, wanted, expected) => {
  const broker = await startBroker();
  const nats = await connectNats(broker.url, "bucket-test", wanted);
  const updates: unknown[] = [];
  const streams = { update: async (...given: unknown[]) => void updates.push(given) };
  // One broker alone keeps nothing on several nodes.
  jest.spyOn(nats, "jetstreamManager").mockResolvedValue({ streams } as never);
  const bucket = { status: async () => ({ replicas: kept, streamInfo: { config: { name: "KV_revocations" } } }) };
  await replicateBucket(nats, bucket as unknown as KV);
  expect(updates).toEqual(expected);
  await nats.close();
  await broker.stop();
});

test("a watch that reads nothing while it is patient fails its start, and stops when it is told", async () => {
  const { logger, lines } = recordingLogger();
  const broken = brokerOf({ status: () => Promise.reject(new Error("no bucket")) });
  const watch = new RevocationWatch({ nats: broken, logger, patience: 4_000 });
  const before = Date.now();
  await expect(watch.start()).rejects.toThrow("the revocations were not read within 4000 ms");
  expect(Date.now() - before).toBeGreaterThan(3_900);
  await watch.stop();
  expect(lines.length).toBeGreaterThan(5);
}, 30_000);

test("a watch counts as current for less than is tolerated, from when it went down", () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  const watch = new RevocationWatch({ nats: brokerOf({}), logger: recordingLogger().logger, tolerance: 500 });
  const current = [0, 499, 500, 501].map((later) => {
    now.mockReturnValue(1_000_000 + later);
    return watch.isCurrent;
  });
  now.mockRestore();
  expect(current).toEqual([true, true, false, false]);
});

test("a watch that never began stops at once", async () => {
  await new RevocationWatch({ nats: brokerOf({}), logger: recordingLogger().logger }).stop();
});

describe("a watch over a connection that comes and goes", () => {
  /** What is read one by one, as it comes, until it is stopped. */
  function line<Item>() {
    const items: Item[] = [];
    let wake = () => {};
    const it = {
      isStopped: false,
      push(item: Item) {
        items.push(item);
        wake();
      },
      stop() {
        it.isStopped = true;
        wake();
      },
      async *[Symbol.asyncIterator]() {
        for (;;) {
          for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
          if (it.isStopped) return;
          await new Promise<void>((resolve) => (wake = resolve));
        }
      },
    };
    return it;
  }
  const deletionOf = (key: string, delta = 0) => ({ key, delta, operation: "PUT", json: () => revocation });

  function watched() {
    const statuses = line<{ type: Events }>();
    const readings: ReturnType<typeof line<object>>[] = [];
    let gate: Promise<void> | undefined;
    const bucket = {
      status: async () => ({ values: 1, replicas: 1 }),
      watch: async () => {
        const reading = line<object>();
        readings.push(reading);
        await gate;
        return reading;
      },
    };
    const nats = Object.assign(brokerOf(bucket), { status: () => statuses });
    const watch = new RevocationWatch({ nats, logger: recordingLogger().logger, tolerance: 0 });
    const isRevoked = (id: string) => watch.revocations.isRevoked({ id, sessionId: "s" });
    return { watch, statuses, readings, isRevoked, holdBack: (until: Promise<void>) => (gate = until) };
  }

  test("is current from the last entry on that there was, until the connection is lost; late entries don't make it so again", async () => {
    const { watch, statuses, readings, isRevoked } = watched();
    const started = watch.start();
    await eventually(() => readings.length === 1);
    readings[0]?.push(deletionOf("a", 1));
    await eventually(() => isRevoked("a"));
    expect(watch.isCurrent).toBe(false);
    readings[0]?.push(deletionOf("b", 0));
    await started;
    expect([watch.isCurrent, isRevoked("b")]).toEqual([true, true]);

    statuses.push({ type: Events.Update });
    readings[0]?.push(deletionOf("c"));
    await eventually(() => isRevoked("c"));
    expect(watch.isCurrent).toBe(true);

    statuses.push({ type: Events.Disconnect });
    await eventually(() => !watch.isCurrent);
    readings[0]?.push(deletionOf("d"));
    await eventually(() => isRevoked("d"));
    expect(watch.isCurrent).toBe(false);
    await watch.stop();
    expect(readings[0]?.isStopped).toBe(true);
  });

  test("reads the bucket anew when the connection is another one, and isn't current until it has", async () => {
    const { watch, statuses, readings } = watched();
    const started = watch.start();
    await eventually(() => readings.length === 1);
    readings[0]?.push(deletionOf("a"));
    await started;
    statuses.push({ type: Events.Reconnect });
    await eventually(() => readings[0]?.isStopped === true);
    expect(watch.isCurrent).toBe(false);
    await eventually(() => readings.length === 2);
    readings[1]?.push(deletionOf("b"));
    await eventually(() => watch.isCurrent);
    await watch.stop();
  });

  test("lets go of a reading that was begun on a connection that is another one by now", async () => {
    const { watch, statuses, readings, holdBack } = watched();
    const { promise, resolve } = Promise.withResolvers<void>();
    holdBack(promise);
    const started = watch.start();
    await eventually(() => readings.length === 1);
    statuses.push({ type: Events.Reconnect });
    await new Promise(setImmediate);
    resolve();
    await eventually(() => readings[0]?.isStopped === true && readings.length === 2);
    readings[1]?.push(deletionOf("b"));
    await started;
    await watch.stop();
  });
});
