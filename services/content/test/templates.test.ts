import { companyDeleted, companyState, templateCreated, templateDeleted, templateState, templateUpdated } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { MAX_TEMPLATES } from "../src/domain/template.ts";
import {
  DELETE_CONTENT,
  DELETE_TEMPLATE,
  RENAME_TEMPLATE,
  SAVE_AS_TEMPLATE,
  SAVE_IDEA,
  SAVE_OBJECTIVES,
  SAVE_TOOLS,
  TEMPLATES,
} from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent({ CASCADE_SETTLE_MS: "0", WRITES_PER_MINUTE: "1000" });
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const keep = async (contentId: string, name: string) => noura(SAVE_AS_TEMPLATE, { contentId, name });
const kept = async (contentId: string, name: string) => (await keep(contentId, name)).data.saveContentAsTemplate.template;
const namesOf = async (companyId: string): Promise<string[]> =>
  (await noura(TEMPLATES, { companyId })).data.contentTemplates.map(({ name }: { name: string }) => name);

async function written(): Promise<{ id: string; companyId: string }> {
  const companyId = await content.company("noura");
  const { id = "" } = await content.content("noura", { companyId, title: "Dates", type: "POST", level: "BASIC", keywords: ["Ajwa"] });
  return { id, companyId };
}

describe("a content's brief is kept as a template", () => {
  test("with all that was decided, but no title; it is told, and outlives the content", async () => {
    const { id, companyId } = await written();
    await noura(SAVE_IDEA, { id, input: { idea: "Sun and salt" } });
    await noura(SAVE_OBJECTIVES, {
      id,
      input: { objective: "Trust", topics: ["Colour", "Skin"], externalLinks: ["https://example.com/a"] },
    });
    await noura(SAVE_TOOLS, { id, input: { tools: ["Canva"], socialChannels: ["TIKTOK"] } });
    const template = await kept(id, "  A date's post ");
    expect(template).toMatchObject({
      company: { id: companyId },
      name: "A date's post",
      type: "POST",
      level: "BASIC",
      keywords: ["Ajwa"],
      idea: "Sun and salt",
      objective: "Trust",
      topics: ["Colour", "Skin"],
      externalLinks: ["https://example.com/a"],
      tools: ["Canva"],
      socialChannels: ["TIKTOK"],
      version: 1,
    });
    const { data, actor } = await content.events.awaited(templateCreated, ({ aggregateId }) => aggregateId === template.id);
    expect([data, actor?.id]).toEqual([{ ownerId: "noura", companyId, name: "A date's post" }, "noura"]);
    await noura(DELETE_CONTENT, { id });
    expect(await namesOf(companyId)).toEqual(["A date's post"]);
  });

  test("under a name that its company has no other of, whichever way that is written", async () => {
    const { id, companyId } = await written();
    await kept(id, "إعلان وظيفة");
    const { errors } = await keep(id, "اعلان  وظيفه");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { name: [expect.stringContaining("template")] } });
    const other = await written();
    await kept(other.id, "إعلان وظيفة");
    expect(await namesOf(companyId)).toHaveLength(1);
  });

  test.each(["", "   ", "x".repeat(121)])("not under %j", async (name) => {
    const { id } = await written();
    const { errors } = await keep(id, name);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { name: [expect.any(String)] } });
  });

  test("as many as a company may have, also when several are saved at once; another makes no difference to another company", async () => {
    const { id, companyId } = await written();
    for (let at = 1; at < MAX_TEMPLATES; at += 1) await kept(id, `Template ${at}`);
    const answers = await Promise.all(["one", "two", "three"].map((name) => keep(id, name)));
    expect(answers.some(({ errors }) => errors?.[0]?.extensions.code === "BAD_USER_INPUT")).toBe(true);
    expect((await namesOf(companyId)).length).toBeLessThanOrEqual(MAX_TEMPLATES);
    await keep(id, "Up to the brim");
    expect((await keep(id, "One more")).errors?.[0]?.extensions).toMatchObject({ fields: { name: [expect.stringContaining("50")] } });
    expect(await namesOf(companyId)).toHaveLength(MAX_TEMPLATES);
    await kept((await written()).id, "One more");
  });
});

describe("a template", () => {
  test("is called otherwise, and keeps what it fills in", async () => {
    const { id, companyId } = await written();
    const template = await kept(id, "Old");
    const { data } = await noura(RENAME_TEMPLATE, { id: template.id, name: "New", expectedVersion: 1 });
    expect(data.renameContentTemplate.template).toEqual({ ...template, name: "New", version: 2 });
    const told = await content.events.awaited(templateUpdated, ({ aggregateId }) => aggregateId === template.id);
    expect(told.data).toMatchObject({ companyId, name: "New" });
    // Its old name is free again.
    await kept(id, "Old");
    const { errors } = await noura(RENAME_TEMPLATE, { id: template.id, name: "OLD" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { name: [expect.any(String)] } });
  });

  test("is neither renamed nor deleted by whoever saw another version of it", async () => {
    const { id } = await written();
    const template = await kept(id, "Seen");
    await noura(RENAME_TEMPLATE, { id: template.id, name: "Renamed elsewhere" });
    for (const document of [RENAME_TEMPLATE, DELETE_TEMPLATE]) {
      const { errors } = await noura(document, { id: template.id, name: "Late", expectedVersion: 1 });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
    }
  });

  test("is deleted, and tells of it; its name is free again", async () => {
    const { id, companyId } = await written();
    const template = await kept(id, "Short-lived");
    expect((await noura(DELETE_TEMPLATE, { id: template.id, expectedVersion: 1 })).data.deleteContentTemplate).toEqual({ success: true });
    const { data } = await content.events.awaited(templateDeleted, ({ aggregateId }) => aggregateId === template.id);
    expect(data).toMatchObject({ companyId, name: "Short-lived" });
    expect(await namesOf(companyId)).toEqual([]);
    expect((await noura(DELETE_TEMPLATE, { id: template.id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await kept(id, "Short-lived");
  });

  test("goes along with its company, also when no event of that has come", async () => {
    const [first, second] = [await written(), await written()];
    const gone = (id: string) => content.events.awaited(templateState, (event) => event.aggregateId === id && event.data.deleted);
    const [byFact, bySweep] = [await kept(first.id, "By the fact"), await kept(second.id, "By the sweep")];
    await content.events.publish(companyState, first.companyId, { deleted: true }, { sourceVersion: 2 });
    await content.events.publish(companyDeleted, first.companyId, { ownerId: "noura", companyName: "Oasis" }, { sourceVersion: 2 });
    await gone(byFact.id);
    await content.events.publish(companyState, second.companyId, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await noura(TEMPLATES, { companyId: second.companyId })).errors?.[0]?.extensions.code === "NOT_FOUND");
    const reconciling = await content.startSibling({ RECONCILE_INTERVAL_MS: "100" });
    await gone(bySweep.id);
    await reconciling.stop();
  });
});
