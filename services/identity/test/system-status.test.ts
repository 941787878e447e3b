import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { userState } from "@muhtawa/contracts";
import { connectNats } from "@muhtawa/service-kit";
import { headers, type NatsConnection } from "@muhtawa/service-kit/nats";
import { adminToken, type RunningIdentity, startIdentity } from "./running-identity.ts";

const STATUS = `{ systemStatus { lastBackupAt deadLetterCount deadLetters { id consumer subject error at }
  services { name answers version startedAt failing memoryBytes lag { name count } missing { name count } migrations { name done total failure } outboxPending streamBytes
    instances { id process answers version startedAt failing memoryBytes } } } }`;
const REPLAY = "mutation { replayDeadLetters { replayed away } }";

let identity: RunningIdentity;
let nats: NatsConnection;
const mark = join(tmpdir(), `last-backup-${process.pid}`);
beforeAll(async () => {
  identity = await startIdentity();
  nats = await connectNats(identity.engines.natsUrl, "test");
});
afterAll(async () => {
  await nats?.close();
  await identity?.stop();
});

const asAdmin = async () => identity.as({ token: await adminToken(identity) });

/** As a consumer does that has tried an event in vain. */
async function giveUp(subject: string, data: string): Promise<void> {
  const header = headers();
  for (const [name, value] of Object.entries({ durable: "site--facts", subject, error: "it was too much", "correlation-id": "c" }))
    header.set(`x-${name}`, value);
  await nats.jetstream().publish("dlq.site--facts", data, { headers: header });
}

test("each service says how it is, and one that doesn't answer is named", async () => {
  const { data } = await (await asAdmin())(STATUS);
  const { services, deadLetterCount, lastBackupAt } = data.systemStatus;
  expect(services.map(({ name, answers }: { name: string; answers: boolean }) => [name, answers])).toEqual([
    ["gateway", false],
    ["identity", true],
    ["catalog", false],
    ["content", false],
    ["ai", false],
    ["site", false],
  ]);
  const own = services[1];
  expect(own).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    failing: [],
    migrations: [],
    outboxPending: expect.any(Number),
    instances: [
      {
        id: expect.stringMatching(/:\d+$/),
        process: "identity",
        answers: true,
        version: own.version,
        startedAt: own.startedAt,
        failing: [],
        memoryBytes: own.memoryBytes,
      },
    ],
  });
  expect(own.streamBytes).toBeGreaterThan(0);
  expect(Date.now() - Date.parse(own.startedAt)).toBeLessThan(600_000);
  expect([deadLetterCount, lastBackupAt]).toEqual([0, null]);
});

test("what was given up is listed, and published again by whose event it is", async () => {
  const as = await asAdmin();
  const { data: before } = await as("{ currentUser { id } }");
  const subject = userState.subject(before.currentUser.id);
  await giveUp(subject, "an event that failed");
  await giveUp("catalog.company.state.1", "of a service that is away");
  const { data } = await as(STATUS);
  expect(data.systemStatus.deadLetterCount).toBe(2);
  expect(data.systemStatus.deadLetters[0]).toMatchObject({ consumer: "site--facts", subject, error: "it was too much" });

  const again = nats.subscribe(subject, { max: 1 });
  await nats.flush();
  const replayed = await as(REPLAY);
  expect(replayed.data.replayDeadLetters).toEqual({ replayed: 1, away: ["catalog", "content", "ai", "site"] });
  for await (const message of again) expect(message.string()).toBe("an event that failed");
  const left = await as(STATUS);
  expect(left.data.systemStatus.deadLetters).toMatchObject([{ subject: "catalog.company.state.1" }]);
});

test("the time of the last backup is that of the file that backups write", async () => {
  writeFileSync(mark, "");
  await identity.restart({ BACKUP_MARK: mark });
  const { data } = await (await asAdmin())(STATUS);
  expect(Math.abs(Date.parse(data.systemStatus.lastBackupAt) - Date.now())).toBeLessThan(120_000);
}, 120_000);
