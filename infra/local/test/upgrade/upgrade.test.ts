import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "@jest/globals";
import { restore } from "../../src/backup/backup.ts";
import { apiAt } from "../../src/seed/api.ts";
import { ROOT } from "../../src/settings.ts";
import { FIXTURE_SECRETS } from "../../src/upgrade/fixture-secrets.ts";
import { endLaunchers, freePort, RunningLauncher } from "../launcher/running-launcher.ts";
import { scratchFolder } from "../scratch-folder.ts";

/** What the release before has left behind. */
const FIXTURE = join(import.meta.dirname, "release-0.1.0.tar.gz");
const COMMAND = join(ROOT, "infra/local/src/upgrade/command.ts");

afterEach(endLaunchers);

async function run(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, NODE_OPTIONS: "", MONGO_URL: "", NATS_URL: "", DATA_DIR: dataDir };
  const ended = promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", COMMAND, ...args], { env });
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

interface Content {
  id: string;
  title: string;
  bodyText: string;
  version: number;
}

const signedIn = async (address: string, email: string, password: string) => {
  const { login } = await apiAt(address)<{ login: { token: string } }>(
    "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }",
    { email, password },
  );
  return apiAt(address, login.token);
};

/** What people find who have worked with the release before. */
async function expectEverythingThere(address: string): Promise<void> {
  const demo = await signedIn(address, "demo@muhtawa.local", FIXTURE_SECRETS.demoPassword);
  const contents = async (search?: string) =>
    (
      await demo<{ contents: { totalCount: number; results: Content[] } }>(
        "query ($search: String) { contents(search: $search, pageSize: 50) { totalCount results { id title bodyText version } } }",
        { search },
      )
    ).contents;
  const all = await contents();
  expect(all.totalCount).toBe(29);
  const changed = all.results.find(({ bodyText }) => bodyText.includes("A second text"));
  expect(changed?.version).toBeGreaterThan(1);
  const { contentVersions } = await demo<{ contentVersions: { totalCount: number } }>(
    "query ($id: ID!) { contentVersions(contentId: $id) { totalCount } }",
    { id: changed?.id },
  );
  expect(contentVersions.totalCount).toBeGreaterThan(1);
  for (const { title } of all.results.slice(0, 5)) expect((await contents(title)).results.map((found) => found.title)).toContain(title);
  const { companies, projects } = await demo<{ companies: { totalCount: number }; projects: { totalCount: number } }>(
    "{ companies { totalCount } projects { totalCount } }",
  );
  expect([companies.totalCount, projects.totalCount]).toEqual([3, 6]);

  const admin = await signedIn(address, "admin@muhtawa.local", FIXTURE_SECRETS.adminPassword);
  const { contacts, systemStatus } = await admin<{
    contacts: { results: { name: string }[] };
    systemStatus: { deadLetterCount: number; services: { answers: boolean; missing: object[]; migrations: object[] }[] };
  }>(
    '{ contacts(search: "هدي") { results { name } } systemStatus { deadLetterCount services { answers missing { name } migrations { name } } } }',
  );
  expect(contacts.results.map(({ name }) => name)).toEqual(["هدى الكندري"]);
  expect(systemStatus.deadLetterCount).toBe(0);
  for (const service of systemStatus.services) expect(service).toEqual({ answers: true, missing: [], migrations: [] });
}

test("what the release before has left is rehearsed, upgraded and found whole; and it can be gone back to", async () => {
  const folder = scratchFolder();
  const [dataDir, archive] = [join(folder, "data"), join(folder, "before.tar.gz")];
  await restore(FIXTURE, dataDir);
  const upgraded = await run(dataDir, "upgrade", archive);
  expect(upgraded).toMatchObject({ code: 0, said: expect.stringContaining(`${dataDir} is upgraded:`) });
  expect(upgraded.said).toMatch(/content {3}before releases were noted → \d+\.\d+\.\d+: 29 contents/);
  expect(upgraded.said).toMatch(/content-search-keys: \d+ documents in \d/);
  expect(readdirSync(folder).toSorted()).toEqual(["before.tar.gz", "data"]);

  const launcher = new RunningLauncher(await freePort(), dataDir, { SEED_DEMO: "false" }, join(ROOT, "infra/local/src/start.ts"));
  await launcher.says("Ctrl-C ends it.");
  await expectEverythingThere(`http://127.0.0.1:${launcher.port}`);
  const whileRunning = await run(dataDir, "rollback", archive);
  expect(whileRunning).toMatchObject({ code: 1, said: expect.stringMatching(/in use by a running start/) });
  launcher.process.kill("SIGINT");
  expect(await launcher.exitCode()).toBe(0);

  writeFileSync(join(dataDir, "since"), "something");
  const back = await run(dataDir, "rollback", archive);
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining("what it was is kept in") });
  expect(existsSync(join(dataDir, "since"))).toBe(false);
  const kept = /is kept in (\S+)/.exec(back.said)?.[1] ?? "";
  expect(existsSync(join(kept, "since"))).toBe(true);
}, 240_000);

test("a wrong call, a missing archive and one that isn't a backup are a clear line, and nothing is touched", async () => {
  const folder = scratchFolder();
  const dataDir = join(folder, "data");
  await restore(FIXTURE, dataDir);
  const before = readdirSync(dataDir);
  writeFileSync(join(folder, "no-backup.tar.gz"), "no archive");
  for (const [args, problem] of [
    [["upgrade"], /npm run upgrade -- --plan/],
    [["upgrade", "--dry"], /npm run upgrade -- --plan/],
    [["rollback"], /npm run rollback -- BACKUP/],
    [["rollback", join(folder, "none.tar.gz")], /none\.tar\.gz is not there/],
    [["rollback", join(folder, "no-backup.tar.gz")], /no-backup\.tar\.gz/],
    [["upgrade", join(folder, "no-backup.tar.gz")], /is there already/],
  ] as const) {
    const { code, said } = await run(dataDir, ...args);
    expect(said).toMatch(problem);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }
  expect(readdirSync(dataDir).filter((name) => name !== "run")).toEqual(before.filter((name) => name !== "run"));
  expect(readdirSync(folder).toSorted()).toEqual(["data", "no-backup.tar.gz"]);
}, 120_000);
