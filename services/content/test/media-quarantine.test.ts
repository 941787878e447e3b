import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { mediaState, partnerState, projectState, siteSettingsState, userDeleted } from "@muhtawa/contracts";
import { connectMongo, newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { DELETE_CONTENT, SAVE_BODY } from "./documents.ts";
import { png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent({
    MEDIA_UNATTACHED_MS: "0",
    MEDIA_SWEEP_MS: "200",
    MEDIA_QUARANTINE_MS: "3600000",
    CASCADE_SETTLE_MS: "200",
  });
});
afterEach(() => content.ownersAnswer());
afterAll(() => content?.stop());

const picture = async (ownerId: string) => (await content.upload({ id: ownerId }, await png(100, 50), "a.png")).body.data.id;
const isServed = async (id: string) => (await content.rest(`/media/${id}`)).status === 200;
const hasFiles = (id: string) => existsSync(join(content.mediaDir, id.slice(-2), id));
const isSetAside = async (id: string) => !(await isServed(id)) && hasFiles(id);
const projectWith = (image: string) =>
  content.events.publish(projectState, newId(), {
    ownerId: "noura",
    companyId: newId(),
    name: "Ramadan",
    image: `/media/${image}`,
    deleted: false,
  });
/** Resolves when so many further sweeps have found that uses may be unknown. */
async function unprovenSweeps(count: number): Promise<void> {
  const sweeps = () => content.service.logs().split("can't be proven complete now").length;
  const before = sweeps();
  await eventually(() => sweeps() >= before + count);
}

test("while an owner of uses doesn't answer, nothing is set aside; afterwards what nothing uses is, and its files stay", async () => {
  const first = await picture("noura");
  await eventually(() => isSetAside(first));
  content.silenceOwners();
  // a sweep that had its proof before may still be at work
  await unprovenSweeps(1);
  const loose = await picture("noura");
  await unprovenSweeps(2);
  expect(await isServed(loose)).toBe(true);
  content.ownersAnswer();
  await eventually(() => isSetAside(loose));
});

test("what was set aside comes back by itself when something of another service turns out to use it", async () => {
  const image = await picture("noura");
  await eventually(() => isSetAside(image));
  await projectWith(image);
  await eventually(() => isServed(image));
  const database = await connectMongo(content.database.url, content.database.name);
  const media = database.collection<{ _id: string; quarantinedAt?: Date }>("media");
  // Else it would be removed as soon as that project lets go of it, without 7 days of its own.
  await eventually(async () => (await media.findOne({ _id: image }))?.quarantinedAt === undefined);
  await database.close();
});

test("a deleted content's picture that another content takes afterwards is there again at once, and stays", async () => {
  const noura = await content.as({ id: "noura" });
  const [doomed, heir] = [await content.content("noura"), await content.content("noura")];
  const image = await picture("noura");
  expect((await noura(SAVE_BODY, { id: doomed["id"], input: { pictureIds: [image] } })).errors).toBeUndefined();
  await noura(DELETE_CONTENT, { id: doomed["id"] });
  await eventually(() => isSetAside(image));
  expect((await noura(SAVE_BODY, { id: heir["id"], input: { pictureIds: [image] } })).errors).toBeUndefined();
  expect(await isServed(image)).toBe(true);
  const younger = await picture("noura");
  await eventually(() => isSetAside(younger));
  expect(await isServed(image)).toBe(true);
});

test("a removal that was broken off is brought to its end, whatever uses the file by now, and holds up no other one", async () => {
  const half = await picture("noura");
  await eventually(() => isSetAside(half));
  await projectWith(half);
  await eventually(() => isServed(half));
  const database = await connectMongo(content.database.url, content.database.name);
  // As a process leaves it that dies between its decision and the files.
  await database
    .collection("media")
    .updateOne({ _id: half as never }, { $set: { removing: true, quarantinedAt: new Date() }, $inc: { version: 1 } });
  await database.close();
  // Ids grow with time: this one comes after it.
  const loose = await picture("noura");
  await eventually(() => isSetAside(loose));
  await eventually(() => !hasFiles(half));
  await content.events.awaited(mediaState, ({ aggregateId, data }) => aggregateId === half && data.deleted);
});

test("what the site shows of a deleted admin's files stays for as long as it shows it, the rest goes", async () => {
  const admins = () => picture("old-admin");
  const [first, logo, partner, last] = [await admins(), await admins(), await admins(), await admins()];
  for (const id of [first, logo, partner, last]) await eventually(() => isSetAside(id));
  const partnerId = newId();
  await content.events.publish(siteSettingsState, "site", { logo: `/media/${logo}`, deleted: false });
  await content.events.publish(partnerState, partnerId, { name: "Rimal", image: `/media/${partner}`, deleted: false });
  for (const id of [logo, partner]) await eventually(() => isServed(id));
  await content.events.publish(userDeleted, "old-admin", { role: "ADMIN" });
  for (const id of [first, last]) await content.events.awaited(mediaState, ({ aggregateId, data }) => aggregateId === id && data.deleted);
  expect([await isServed(logo), await isServed(partner)]).toEqual([true, true]);
  await content.events.publish(partnerState, partnerId, { name: "Rimal", deleted: false }, { sourceVersion: 2 });
  await eventually(() => isSetAside(partner));
  expect(await isServed(logo)).toBe(true);
});

// The last one: the broker offers the state again for minutes.
test("while a use that was told can't be read, nothing is set aside", async () => {
  await content.events.nats.jetstream().publish(projectState.subject(newId()), "{ not json");
  // a sweep that had its proof before may still be at work
  await unprovenSweeps(1);
  const loose = await picture("noura");
  await unprovenSweeps(2);
  expect(await isServed(loose)).toBe(true);
});
