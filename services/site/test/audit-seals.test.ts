import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { companyCreated, signInFailed, userDeleted, userState } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import mongoose, { type Connection } from "mongoose";
import { clientCard } from "./cards.ts";
import { type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
let sibling: Awaited<ReturnType<RunningSite["startSibling"]>>;
let database: Connection;
beforeAll(async () => {
  site = await startSite({ AUDIT_SEAL_MS: "100" });
  sibling = await site.startSibling();
  database = await mongoose.createConnection(site.mongo.url, { dbName: site.mongo.database }).asPromise();
});
afterAll(async () => {
  await database?.close();
  await sibling?.stop();
  await site?.stop();
});

const activity = () => database.collection<{ _id: string; seal?: number; title?: string }>("activity");
const seals = () => database.collection<{ _id: number; entries: { id: string }[] }>("auditSeals");
const sealed = (count: number) =>
  eventually(
    async () => (await activity().countDocuments({ seal: { $exists: true } })) === count && (await activity().countDocuments()) === count,
  );

/** What `npm run audit:verify` says, and its exit code. */
async function verify(): Promise<{ code: number; said: string }> {
  const script = fileURLToPath(new URL("../src/cli/audit-verify.ts", import.meta.url));
  const env = { ...process.env, MONGO_URL: site.mongo.url, MONGO_DB_PREFIX: site.mongo.database.replace(/site$/, "") };
  return promisify(execFile)(process.execPath, [script], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

const actor = { id: "client-1", role: "CLIENT" };

test("the audit log is sealed by one instance at a time, and verified by one command", async () => {
  await site.events.publish(userState, "client-1", clientCard({ firstName: "Noura" }));
  for (let number = 1; number <= 6; number += 1)
    await site.events.publish(
      companyCreated,
      `company-${number}`,
      { ownerId: "client-1", companyName: `Tell-tale ${number}` },
      { actor, ip: "192.0.2.77" },
    );
  await sealed(6);
  const chain = await seals().find().sort({ _id: 1 }).toArray();
  expect(chain.map(({ _id }) => _id)).toEqual(chain.map((_, index) => index + 1));
  expect(new Set(chain.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(6);
  expect(await verify()).toEqual({
    code: 0,
    said: expect.stringMatching(/^The audit log is intact: 6 entries under \d+ seals, 0 not sealed yet/),
  });
}, 60_000);

test("a failed sign-in stands in it, for admins only and as no news", async () => {
  await site.events.publish(signInFailed, "client-1", {}, { ip: "203.0.113.9" });
  await sealed(7);
  const admin = await site.as({ id: "admin-1", role: "ADMIN" });
  const { data } = await admin(
    '{ auditLog(action: "user.sign-in-failed") { results { actor targetId ip } } dashboard { recent { action } } }',
  );
  expect(data.auditLog.results).toEqual([{ actor: "Visitor", targetId: "client-1", ip: "203.0.113.9" }]);
  expect((data.dashboard.recent as { action: string }[]).map(({ action }) => action)).not.toContain("user.sign-in-failed");
}, 60_000);

test("whoever is deleted leaves what they did, and no personal data: digests hold the seals", async () => {
  await site.events.publish(userState, "client-1", { deleted: true }, { sourceVersion: 2 });
  await site.events.publish(userDeleted, "client-1", { role: "CLIENT" }, { sourceVersion: 2, actor: { id: "admin-1", role: "ADMIN" } });
  await eventually(async () => (await activity().countDocuments({ title: { $exists: true } })) === 0);
  await sealed(8);
  const left = JSON.stringify(await activity().find({ actorId: "client-1" }).toArray());
  expect(left).not.toMatch(/Tell-tale|192\.0\.2\.77/);
  expect(JSON.parse(left)).toHaveLength(6);
  expect(left).toContain('"digests"');
  expect((await verify()).code).toBe(0);
}, 60_000);

test("the first entry that was changed, taken out or put in is named", async () => {
  const ids = (await seals().find().sort({ _id: 1 }).toArray()).flatMap(({ entries }) => entries.map(({ id }) => id));
  const [second = "", fourth = ""] = [ids[1], ids[3]];
  const before = await activity().findOne({ _id: fourth });
  if (!before) throw new Error("no such entry");
  await activity().updateOne({ _id: fourth }, { $set: { targetId: "company-9" } });
  expect(await verify()).toEqual({ code: 1, said: expect.stringContaining(`entry ${fourth}: this entry was changed.`) });
  const taken = await activity().findOne({ _id: second });
  await activity().deleteOne({ _id: second });
  expect((await verify()).said).toContain(`entry ${second}: this entry was taken out.`);
  await activity().insertOne(taken as never);
  await activity().replaceOne({ _id: fourth }, before);
  expect((await verify()).code).toBe(0);
  await activity().insertOne({ ...before, _id: "put-in" });
  expect((await verify()).said).toContain("entry put-in: this entry was put in.");
  await activity().deleteOne({ _id: "put-in" });
  const [first] = await seals().find().sort({ _id: 1 }).toArray();
  await seals().updateOne({ _id: first?._id ?? 0 }, { $set: { previous: "another" } });
  expect((await verify()).said).toContain("broken at seal 1: it doesn't follow the seal before it.");
}, 60_000);
