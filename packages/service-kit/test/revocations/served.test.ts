import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Revocation } from "@muhtawa/contracts";
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
import type { NatsConnection } from "../../src/nats.ts";
import { connectNats, newId, publishRevocation } from "../../src/index.ts";

const secret = "a secret of at least thirty-two characters";

let engines: TestEngines;
let identity: TestIdentity;
let broker: Broker;
let nats: NatsConnection;
let service: ServiceProcess;

const start = () =>
  startProcess({
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
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
