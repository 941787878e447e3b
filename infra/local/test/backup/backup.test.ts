import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { MongoClient } from "mongodb";
import { connect } from "nats";
import { backUp, restore } from "../../src/backup/backup.ts";
import { startMongo, startNats } from "../../src/engines/index.ts";
import { lockDataDir } from "../../src/instance-lock.ts";
import { ROOT } from "../../src/settings.ts";
import { loadSecrets } from "../../src/secrets.ts";
import { scratchFolder } from "../scratch-folder.ts";

test("what is backed up of database, broker, files and secrets is there again after a restore elsewhere", async () => {
  const [dataDir, elsewhere] = [join(scratchFolder(), "data"), join(scratchFolder(), "data")];
  const archive = join(scratchFolder(), "backup.tar.gz");
  const secrets = loadSecrets(dataDir, false);
  mkdirSync(join(dataDir, "media"));
  writeFileSync(join(dataDir, "media", "picture"), "bytes");
  const before = await startEngines(dataDir);
  await before.items.insertMany(Array.from({ length: 500 }, (_, index) => ({ _id: index as never, said: `مرحبًا ${index}` })));
  await before.streams.add({ name: "KEPT", subjects: ["kept.>"], storage: "file" as never });
  for (let index = 0; index < 20; index += 1) await before.publish("kept.one", `${index}`);
  await before.stop();

  await backUp(dataDir, archive);
  expect(statSync(archive).mode & 0o077).toBe(0);
  // What happens afterwards is no part of it.
  writeFileSync(join(dataDir, "media", "later"), "later");
  await restore(archive, elsewhere);

  const after = await startEngines(elsewhere);
  expect(await after.items.countDocuments()).toBe(500);
  expect(await after.items.findOne({ _id: 499 as never })).toEqual({ _id: 499, said: "مرحبًا 499" });
  const { state } = await after.streams.info("KEPT");
  expect([state.messages, state.last_seq]).toEqual([20, 20]);
  await after.stop();
  expect(readFileSync(join(elsewhere, "media", "picture"), "utf8")).toBe("bytes");
  expect(existsSync(join(elsewhere, "media", "later"))).toBe(false);
  expect(loadSecrets(elsewhere, false)).toEqual(secrets);
}, 120_000);

test("a stack that runs is neither backed up nor written over, and an archive isn't either", async () => {
  const dataDir = join(scratchFolder(), "data");
  const archive = join(scratchFolder(), "backup.tar.gz");
  loadSecrets(dataDir, false);
  const unlock = lockDataDir(dataDir);
  await expect(backUp(dataDir, archive)).rejects.toThrow(/in use by a running start/);
  unlock();
  await backUp(dataDir, archive);
  await expect(backUp(dataDir, archive)).rejects.toThrow(/is there already/);
  await expect(restore(archive, dataDir)).rejects.toThrow(/is not empty/);
  await expect(backUp(scratchFolder(), join(scratchFolder(), "none.tar.gz"))).rejects.toThrow(/holds no data/);
});

async function startEngines(dataDir: string) {
  const [mongo, nats] = await Promise.all([startMongo({ dataDir, mode: "quick" }), startNats({ dataDir })]);
  const client = await new MongoClient(mongo.url).connect();
  const connection = await connect({ servers: nats.url });
  return {
    items: client.db("backup").collection("items"),
    streams: (await connection.jetstreamManager()).streams,
    publish: (subject: string, data: string) => connection.jetstream().publish(subject, data),
    async stop() {
      await client.close();
      await connection.close();
      await Promise.all([mongo.stop(), nats.stop()]);
    },
  };
}

test("the commands keep a data folder, bring it back elsewhere, and say how they are used", async () => {
  const [dataDir, elsewhere] = [join(scratchFolder(), "data"), join(scratchFolder(), "data")];
  const archive = join(scratchFolder(), "backup.tar.gz");
  const secrets = loadSecrets(dataDir, false);
  const command = (data: string, ...args: string[]) => {
    const env = { PATH: process.env["PATH"], DATA_DIR: data };
    return promisify(execFile)(process.execPath, [join(ROOT, "infra/local/src/backup/command.ts"), ...args], { env });
  };
  expect((await command(dataDir, "backup", archive)).stdout).toBe(`${dataDir} is kept in ${archive}\n`);
  expect((await command(elsewhere, "restore", archive)).stdout).toBe(`${elsewhere} is what ${archive} holds\n`);
  expect(loadSecrets(elsewhere, false)).toEqual(secrets);
  await expect(command(elsewhere, "backup")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run restore -- FILE.tar.gz"),
  });
}, 60_000);
