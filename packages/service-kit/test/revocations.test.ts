import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { REVOCATION_BUCKET, type Revocation } from "@muhtawa/contracts";
import {
  type Broker,
  eventually,
  type ServiceProcess,
  startBroker,
  startEngines,
  startProcess,
  startTestIdentity,
  subgraphClient,
  type TestEngines,
  type TestIdentity,
} from "@muhtawa/testkit";
import type { NatsConnection } from "../src/nats.ts";
import { connectNats, createLogger, newId, publishRevocation, Revocations, RevocationWatch, watchRevocations } from "../src/index.ts";

const secret = "a secret of at least thirty-two characters";
const silent = createLogger("test", "silent");

let engines: TestEngines;
let identity: TestIdentity;
let broker: Broker;
let nats: NatsConnection;
let service: ServiceProcess;

const start = () =>
  startProcess({
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    entry: "test/sample/main.ts",
    env: {
      MONGO_URL: engines.mongoUrl,
      NATS_URL: broker.url,
      MONGO_DB_PREFIX: `revocations_${randomUUID().slice(0, 8)}_`,
      IDENTITY_URL: identity.url,
      INTERNAL_SECRET: secret,
    },
  });

beforeAll(async () => {
  [engines, identity, broker] = await Promise.all([startEngines(), startTestIdentity(), startBroker()]);
  [nats, service] = await Promise.all([connectNats(broker.url, "revocations-test"), start()]);
});
afterAll(async () => {
  await service?.stop();
  await nats?.close();
  await Promise.all([broker?.stop(), engines?.stop(), identity?.stop()]);
});

const raised = (epoch: number, keptSession?: string): Revocation => ({ deleted: false, epoch, keptSession, at: new Date().toISOString() });
const deletion = (): Revocation => ({ deleted: true, epoch: 0, at: new Date().toISOString() });

/** What the service tells somebody who asks with a good token. */
async function answerTo(id: string, process = service): Promise<string> {
  const ask = subgraphClient({ url: process.url, secret, token: await identity.tokenFor({ id }) });
  const { errors } = await ask("{ slow(milliseconds: 0) }");
  return errors?.[0]?.extensions.code ?? "answered";
}
const isRefused = (id: string, process?: ServiceProcess) => async () => (await answerTo(id, process)) === "UNAUTHENTICATED";

describe("a service", () => {
  test("refuses the tokens of who was deleted within two seconds, and nobody else's", async () => {
    const [gone, other] = [newId(), newId()];
    expect([await answerTo(gone), await answerTo(other)]).toEqual(["answered", "answered"]);
    await publishRevocation(nats, gone, deletion());
    await eventually(isRefused(gone), 2_000);
    expect(await answerTo(other)).toBe("answered");
  });

  test("refuses the tokens of older epochs, but goes on serving the session that is kept", async () => {
    const [elsewhere, keeping] = [newId(), newId()];
    await publishRevocation(nats, keeping, raised(1, `session-${keeping}`));
    await publishRevocation(nats, elsewhere, raised(1, "another session"));
    await eventually(isRefused(elsewhere), 2_000);
    expect(await answerTo(keeping)).toBe("answered");
  });

  test("that starts afterwards refuses them from its first request on", async () => {
    const gone = newId();
    await publishRevocation(nats, gone, deletion());
    const later = await start();
    expect(await answerTo(gone, later)).toBe("UNAUTHENTICATED");
    await later.stop();
  });

  test("hears of what comes after the broker was restarted, and of what comes after it came back empty", async () => {
    const [before, restarted, wiped] = [newId(), newId(), newId()];
    await publishRevocation(nats, before, deletion());
    await eventually(isRefused(before), 2_000);
    await broker.down();
    await broker.up();
    await eventually(() => publishRevocation(nats, restarted, deletion()).then(() => true));
    await eventually(isRefused(restarted));
    await broker.wipe();
    await eventually(() => publishRevocation(nats, wiped, deletion()).then(() => true));
    await eventually(isRefused(wiped));
    expect(await answerTo(before)).toBe("UNAUTHENTICATED");
    await eventually(async () => (await fetch(`${service.url}/readyz`)).status === 200);
  });
});

describe("the watch", () => {
  test("stops being current when it has been down for too long, and is current again once it has caught up", async () => {
    const own = await connectNats(broker.url, "watch-test");
    const watch = new RevocationWatch({ nats: own, logger: silent, tolerance: 200 });
    await watch.start();
    expect(watch.isCurrent).toBe(true);
    await broker.down();
    await eventually(() => !watch.isCurrent);
    await broker.up();
    await eventually(() => watch.isCurrent);
    const gone = newId();
    await eventually(() => publishRevocation(nats, gone, deletion()).then(() => true));
    await eventually(() => watch.revocations.isRevoked({ id: gone, sessionId: "s" }));
    await watch.stop();
    await own.close();
  });

  test("passes over an entry that can't be read", async () => {
    const gone = newId();
    const bucket = await nats.jetstream().views.kv(REVOCATION_BUCKET, { bindOnly: true });
    await bucket.put(newId(), "nonsense");
    await publishRevocation(nats, gone, deletion());
    const watch = await watchRevocations({ nats, logger: silent });
    expect(watch.revocations.isRevoked({ id: gone, sessionId: "s" })).toBe(true);
    await watch.stop();
  });
});

describe("of several words on one user", () => {
  test("the furthest-reaching stays in the bucket, whoever writes last", async () => {
    const [changed, gone] = [newId(), newId()];
    await publishRevocation(nats, changed, raised(2, "second"));
    await publishRevocation(nats, changed, raised(1, "first"));
    await Promise.all([
      publishRevocation(nats, gone, deletion()),
      ...[1, 2, 3].map((epoch) => publishRevocation(nats, gone, raised(epoch))),
    ]);
    const bucket = await nats.jetstream().views.kv(REVOCATION_BUCKET);
    expect((await bucket.get(changed))?.json()).toMatchObject({ epoch: 2, keptSession: "second" });
    expect((await bucket.get(gone))?.json()).toMatchObject({ deleted: true });
  });

  test("a process keeps the furthest-reaching, too", () => {
    const revocations = new Revocations();
    revocations.apply("u", raised(2, "second"));
    revocations.apply("u", raised(1, "first"));
    const refused = (sessionId: string, epoch?: number) => revocations.isRevoked({ id: "u", sessionId, epoch });
    expect([refused("first", 1), refused("second", 1), refused("third", 2), refused("fourth")]).toEqual([true, false, false, true]);
    revocations.apply("u", deletion());
    expect([refused("second", 1), refused("third", 2)]).toEqual([true, true]);
  });
});

describe("what stays open in somebody's name", () => {
  test("is ended when their token ends, others' and what was closed before isn't", () => {
    const revocations = new Revocations();
    const ended: string[] = [];
    const open = (id: string, sessionId: string, epoch: number) =>
      revocations.onRevoked({ id, sessionId, epoch }, () => void ended.push(`${id} ${sessionId}`));
    open("u", "kept", 0);
    open("u", "other", 0);
    open("u", "newer", 1);
    open("v", "other", 0);
    open("u", "closed", 0)();
    revocations.apply("u", raised(1, "kept"));
    expect(ended).toEqual(["u other"]);
    revocations.apply("u", deletion());
    expect(ended).toEqual(["u other", "u kept", "u newer"]);
  });

  test("is ended at once when the token had ended before", () => {
    const revocations = new Revocations();
    revocations.apply("u", deletion());
    let ended = false;
    revocations.onRevoked({ id: "u", sessionId: "s", epoch: 0 }, () => void (ended = true));
    expect(ended).toBe(true);
    expect(() => revocations.demandLiving({ id: "u", sessionId: "s" })).toThrow(expect.objectContaining({ code: "UNAUTHENTICATED" }));
  });

  test("is left alone by what no living token can be of any more", () => {
    const revocations = new Revocations();
    revocations.apply("u", { ...deletion(), at: new Date(Date.now() - 36 * 60_000).toISOString() });
    revocations.apply("v", deletion());
    expect([revocations.isRevoked({ id: "u", sessionId: "s" }), revocations.isRevoked({ id: "v", sessionId: "s" })]).toEqual([false, true]);
  });
});
