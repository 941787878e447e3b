import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, generationState, mediaState, partnerState, projectState, siteSettingsState, userState } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { RESTORE_VERSION, SAVE_BODY, VERSIONS } from "./documents.ts";
import { blob, png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const AGE = 5_000;

let content: RunningContent;
let sibling: { stop(): Promise<number | null> };
beforeAll(async () => {
  content = await startContent({
    MEDIA_UNATTACHED_MS: String(AGE),
    MEDIA_SWEEP_MS: "200",
    MEDIA_QUARANTINE_MS: "0",
    CASCADE_SETTLE_MS: "200",
  });
  sibling = await content.startSibling();
});
afterAll(async () => {
  await sibling?.stop();
  await content?.stop();
});

const picture = async (ownerId: string) => (await content.upload({ id: ownerId }, await png(100, 50), "a.png")).body.data.id;
const isServed = async (id: string) => (await content.rest(`/media/${id}`)).status === 200;
const hasFiles = (id: string) => existsSync(join(content.mediaDir, id.slice(-2), id));
const isGone = async (id: string) => !(await isServed(id)) && !hasFiles(id);
const bodyWith = (id: string) => ({ type: "doc", content: [{ type: "image", attrs: { src: `/media/${id}` } }] });

describe("a file that nothing uses", () => {
  test("goes after its time, its copies too; whatever is used stays", async () => {
    const noura = await content.as({ id: "noura" });
    const { id: contentId = "", company } = (await content.content("noura")) as unknown as { id: string; company: { id: string } };
    const used: string[] = [];
    const use = async (attach: (id: string) => Promise<unknown>) => {
      const id = await picture("noura");
      used.push(id);
      await attach(id);
    };
    await use((id) => noura(SAVE_BODY, { id: contentId, input: { pictureIds: [id] } }));
    await use((id) => noura(SAVE_BODY, { id: contentId, input: { body: bodyWith(id) } }));
    // From here on the picture before stands in an older version only.
    await use((id) => noura(SAVE_BODY, { id: contentId, input: { body: bodyWith(id) } }));
    await use((id) =>
      content.events.publish(userState, "noura", {
        username: "noura",
        email: "noura@example.com",
        role: "CLIENT",
        image: `/media/${id}`,
        dateJoined: new Date().toISOString(),
        deleted: false,
      }),
    );
    await use((id) =>
      content.events.publish(projectState, newId(), {
        ownerId: "noura",
        companyId: company.id,
        name: "Ramadan",
        image: `/media/${id}`,
        deleted: false,
      }),
    );
    await use((id) => content.events.publish(partnerState, newId(), { name: "Oasis", image: `/media/${id}`, deleted: false }));
    await use((id) => content.events.publish(siteSettingsState, "site", { logo: `/media/${id}`, deleted: false }));
    await use((id) =>
      content.events.publish(generationState, newId(), {
        ownerId: "noura",
        kind: "IMAGE",
        status: "COMPLETED",
        model: "composer",
        offline: true,
        inputTokens: 0,
        outputTokens: 0,
        costMicros: 0,
        imageIds: [id],
        createdAt: new Date().toISOString(),
        deleted: false,
      }),
    );
    const voiceFile = (await content.upload({ id: "noura" }, blob("warm"), "a.txt")).body.data.id;
    const brandVoice = { personality: [], goals: [], tags: [], rules: [] };
    const card = { ownerId: "noura", companyName: "Oasis", brandName: "Oasis", values: [], competitors: [], brandVoice };
    await use((id) =>
      content.events.publish(
        companyState,
        company.id,
        { ...card, voiceToneFileId: voiceFile, logo: `/media/${id}`, deleted: false },
        { sourceVersion: 2 },
      ),
    );
    // The youngest of all: when it is gone, all have been looked at.
    const loose = await picture("noura");
    expect((await content.rest(`/media/${loose}?w=64`)).status).toBe(200);
    const told = await eventually(async () => (await isGone(loose)) && (await content.events.seen(mediaState)));
    await content.events.awaited(mediaState, ({ aggregateId, data }) => aggregateId === loose && data.deleted);
    expect(told).toBeTruthy();
    expect(await Promise.all(used.map(isServed))).toEqual(used.map(() => true));
    expect((await content.rest(`/media/${voiceFile}`, { caller: { id: "noura" } })).status).toBe(200);

    const { data } = await noura(VERSIONS, { contentId, page: 1, pageSize: 10 });
    const restored = await noura(RESTORE_VERSION, { id: contentId, versionId: data.contentVersions.results.at(-1).id });
    expect(restored.data.restoreContentVersion.content.body.content[0].attrs.src).toBe(`/media/${used[1]}`);
  });

  test("goes once what used it lets go of it", async () => {
    const projectId = newId();
    const image = await picture("huda");
    const card = { ownerId: "huda", companyId: newId(), name: "Ramadan", deleted: false as const };
    await content.events.publish(projectState, projectId, { ...card, image: `/media/${image}` });
    const younger = await picture("huda");
    await eventually(() => isGone(younger));
    expect(await isServed(image)).toBe(true);
    await content.events.publish(projectState, projectId, card, { sourceVersion: 2 });
    await eventually(() => isGone(image));
  });
});
