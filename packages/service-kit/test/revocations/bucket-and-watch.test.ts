import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { REVOCATION_BUCKET, REVOCATION_LIFETIME, type Revocation } from "@muhtawa/contracts";
import { type Broker, eventually, startBroker } from "@muhtawa/testkit";
import type { KV, NatsConnection } from "../../src/nats.ts";
import { connectNats, newId, publishRevocation, RevocationWatch, watchRevocations } from "../../src/index.ts";
import { replicateBucket, revocationBucket, revocationOf } from "../../src/revocations/revocation-bucket.ts";
import { recordingLogger } from "../kit.ts";

let broker: Broker;
let nats: NatsConnection;
let bucket: KV;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  broker = await startBroker();
  nats = await connectNats(broker.url, "revocations-test");
  bucket = await revocationBucket(nats);
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(async () => {
  await nats?.close();
  await broker?.stop();
});

const raised = (epoch: number, keptSession?: string): Revocation => ({ deleted: false, epoch, keptSession, at: new Date().toISOString() });
const deletion = (): Revocation => ({ deleted: true, epoch: 0, at: new Date().toISOString() });
const stored = async (id: string) => (await bucket.get(id))?.json<Revocation>();

describe("the bucket", () => {
  test("keeps one word on each user, on disk, for as long as a token may live", async () => {
    const { history, ttl, storage, replicas, bucket: name } = await bucket.status();
    expect([name, history, ttl, storage, replicas]).toEqual([REVOCATION_BUCKET, 1, REVOCATION_LIFETIME, "file", 1]);
  });

  test("on as many nodes as it should be is left as it is", async () => {
    const before = (await bucket.status()).streamInfo.config;
    await replicateBucket(nats, bucket);
    expect((await bucket.status()).streamInfo.config).toEqual(before);
  });

  test("keeps what each has said of a user, and is written only when there is something new", async () => {
    const id = newId();
    await publishRevocation(nats, id, raised(2, "second"));
    const first = await bucket.get(id);
    await publishRevocation(nats, id, raised(1, "first"));
    expect((await bucket.get(id))?.revision).toBe(first?.revision);
    await publishRevocation(nats, id, deletion());
    await publishRevocation(nats, id, raised(1));
    expect(await stored(id)).toMatchObject({ deleted: true, epoch: 2 });
  });

  test("keeps all of what is said at once", async () => {
    const id = newId();
    const sessions = ["one", "two", "three", "four"];
    await Promise.all(sessions.map((session) => publishRevocation(nats, id, { ...raised(0), endedSessions: [session] })));
    expect((await stored(id))?.endedSessions?.toSorted()).toEqual(sessions.toSorted());
  });

  test("a removed entry says nothing, and can be written again", async () => {
    const id = newId();
    await publishRevocation(nats, id, raised(1));
    await bucket.delete(id);
    const removed = await bucket.get(id);
    expect(removed && revocationOf(removed)).toBeUndefined();
    await publishRevocation(nats, id, raised(2));
    expect(await stored(id)).toMatchObject({ epoch: 2 });
  });

  test("a word that can't be written or read fails, and takes nobody else's along", async () => {
    const id = newId();
    await expect(publishRevocation(nats, "not a key", raised(1))).rejects.toThrow();
    await expect(publishRevocation(nats, id, { epoch: "one" } as never)).rejects.toThrow();
    expect(await bucket.get(id)).toBeNull();
    await bucket.put(id, "nonsense");
    await expect(publishRevocation(nats, id, raised(1))).rejects.toThrow();
  });
});

describe("the watch", () => {
  async function watching(tolerance?: number) {
    const own = await connectNats(broker.url, "watch-test");
    const { logger, lines } = recordingLogger();
    const watch = await watchRevocations({ nats: own, logger, ...(tolerance !== undefined && { tolerance }) });
    opened.push(async () => {
      await watch.stop();
      await own.close();
    });
    return { watch, lines, own };
  }
  const isRevoked = ({ revocations }: RevocationWatch, id: string) => revocations.isRevoked({ id, sessionId: "s" });

  test("knows when it has started what was said before, and hears what is said afterwards", async () => {
    const [before, after] = [newId(), newId()];
    await publishRevocation(nats, before, deletion());
    const { watch } = await watching();
    expect([watch.isCurrent, isRevoked(watch, before), isRevoked(watch, after)]).toEqual([true, true, false]);
    await publishRevocation(nats, after, deletion());
    await eventually(() => isRevoked(watch, after));
  });

  test("passes over what can't be read, and says whose it is", async () => {
    const [bad, good] = [newId(), newId()];
    await bucket.put(bad, "nonsense");
    await publishRevocation(nats, good, deletion());
    const { watch, lines } = await watching();
    expect(isRevoked(watch, good)).toBe(true);
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, userId: bad, msg: "a revocation can't be read" }));
    await bucket.delete(bad);
  });

  test("isn't current when it has been down for longer than is tolerated, and is again once it has caught up", async () => {
    const { watch } = await watching(200);
    const { watch: patient } = await watching(600_000);
    await broker.down();
    await eventually(() => !watch.isCurrent);
    expect(patient.isCurrent).toBe(true);
    await broker.up();
    await eventually(() => watch.isCurrent);
    const gone = newId();
    await eventually(() => publishRevocation(nats, gone, deletion()).then(() => true));
    await eventually(() => isRevoked(watch, gone) && isRevoked(patient, gone));
  });

  test("goes on with a bucket that is made anew, whatever the broker has lost, and forgets nothing", async () => {
    const [before, after] = [newId(), newId()];
    await publishRevocation(nats, before, deletion());
    const { watch } = await watching(200);
    await broker.wipe();
    await eventually(() => publishRevocation(nats, after, deletion()).then(() => true));
    await eventually(() => isRevoked(watch, after));
    expect(isRevoked(watch, before)).toBe(true);
    await eventually(() => watch.isCurrent);
  });

  test("of an empty bucket is current at once", async () => {
    await broker.wipe();
    await eventually(() => nats.rtt().then(() => true));
    const { watch } = await watching();
    expect(watch.isCurrent).toBe(true);
  });

  test("that has stopped hears nothing more and lets the connection be", async () => {
    const { watch, own } = await watching();
    await watch.stop();
    const gone = newId();
    await publishRevocation(nats, gone, deletion());
    await own.rtt();
    expect([isRevoked(watch, gone), own.isClosed()]).toEqual([false, false]);
  });

  test("that can't be made says so and is tried again", async () => {
    const own = await connectNats(broker.url, "watch-test");
    const { logger, lines } = recordingLogger();
    let failures = 2;
    const failing = new Proxy(own, {
      get(target, name) {
        if (name === "jetstream" && failures-- > 0) throw new Error("no streams yet");
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const watch = new RevocationWatch({ nats: failing, logger });
    expect(watch.isCurrent).toBe(true);
    await watch.start();
    const warning = {
      level: 40,
      msg: "revocations can't be watched; trying again",
      err: expect.objectContaining({ message: "no streams yet" }),
    };
    expect(lines).toEqual([expect.objectContaining(warning), expect.objectContaining(warning)]);
    await watch.stop();
    await own.close();
  });
});
