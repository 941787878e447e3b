import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mediaState, projectState, userDeleted } from "@muhtawa/contracts";
import { connectMongo, newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { DELETE_CONTENT, SAVE_BODY } from "./documents.ts";
import { blob, png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent({ CASCADE_SETTLE_MS: "200", MEDIA_SWEEP_MS: "200", MEDIA_QUARANTINE_MS: "0" });
});
afterAll(() => content?.stop());

const picture = async (ownerId: string) => (await content.upload({ id: ownerId }, await png(100, 50), "a.png")).body.data.id;
const isServed = async (id: string) => (await content.rest(`/media/${id}`)).status === 200;
const hasFiles = (id: string) => existsSync(join(content.mediaDir, id.slice(-2), id));
const isGone = async (id: string) => !(await isServed(id)) && !hasFiles(id);
const bodyWith = (id: string) => ({ type: "doc", content: [{ type: "image", attrs: { src: `/media/${id}` } }] });

test("a deleted content's pictures go with it, those of its history too, but not what another content uses", async () => {
  const reem = await content.as({ id: "reem" });
  const [doomed, other] = [await content.content("reem"), await content.content("reem")];
  const [beside, inBody, inHistory, shared] = [await picture("reem"), await picture("reem"), await picture("reem"), await picture("reem")];
  await reem(SAVE_BODY, { id: doomed["id"], input: { body: bodyWith(inHistory) } });
  await reem(SAVE_BODY, { id: doomed["id"], input: { body: bodyWith(inBody), pictureIds: [beside, shared] } });
  await reem(SAVE_BODY, { id: other["id"], input: { pictureIds: [shared] } });
  await reem(DELETE_CONTENT, { id: doomed["id"] });
  for (const id of [beside, inBody, inHistory]) await eventually(() => isGone(id));
  expect(await isServed(shared)).toBe(true);
  const database = await connectMongo(content.database.url, content.database.name);
  const stored = await database.collection<{ _id: string; version: number }>("media").findOne({ _id: shared });
  await database.close();
  // It was never set aside: that would have been a second version.
  expect(stored?.version).toBe(1);
});

test("what was being stored while its owner was deleted is not left behind", async () => {
  const database = await connectMongo(content.database.url, content.database.name);
  const media = database.collection<{ _id: string; ownerId?: string; deletedAt?: Date }>("media");
  // The record is there, the file isn't yet.
  const held = content.proxy.holdAnswer("insert media");
  const sent = content.upload({ id: "hasty" }, await png(100, 50), "a.png");
  await held.reached;
  const { _id: id = "" } = (await eventually(() => media.findOne({ ownerId: "hasty" }))) ?? {};
  await content.events.publish(userDeleted, "hasty", { role: "CLIENT" });
  await eventually(async () => (await media.findOne({ _id: id }))?.deletedAt);
  held.release();
  expect((await sent).status).toBe(404);
  expect(hasFiles(id)).toBe(false);
  await database.close();
});

test("a deleted person's files go, used or not", async () => {
  const image = await picture("leaver");
  const paper = (await content.upload({ id: "leaver" }, blob("warm"), "a.txt")).body.data.id;
  await content.events.publish(projectState, newId(), {
    ownerId: "leaver",
    companyId: newId(),
    name: "Ramadan",
    image: `/media/${image}`,
    deleted: false,
  });
  await content.events.publish(userDeleted, "leaver", { role: "CLIENT" });
  for (const id of [image, paper]) {
    await eventually(() => isGone(id));
    await content.events.awaited(mediaState, ({ aggregateId, data }) => aggregateId === id && data.deleted);
  }
});
