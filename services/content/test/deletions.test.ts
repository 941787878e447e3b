import { companyDeleted, companyState, contentDeleted, contentState, projectDeleted, projectState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import mongoose from "mongoose";
import { projectCards } from "../src/read-models/project-cards.ts";
import { CREATE_CONTENT, DELETE_CONTENT, LIST_CONTENTS, READ_CONTENT, SAVE_BODY } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
let database: mongoose.Connection;
beforeAll(async () => {
  content = await startContent({ CASCADE_SETTLE_MS: "2000" });
  noura = await content.as({ id: "noura" });
  database = mongoose.createConnection(content.database.url, { dbName: content.database.name });
  await database.asPromise();
});
afterAll(async () => {
  await database?.close();
  await content?.stop();
});

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const deletedState = { deleted: true } as const;

const gone = (id: string) => content.events.awaited(contentState, (event) => event.aggregateId === id && event.data.deleted);
const versionsOf = (contentId: string) => database.collection("contentVersions").countDocuments({ contentId });

/** Catalog's word that a company is gone: its state, and the fact. */
async function deleteCompany(id: string): Promise<void> {
  await content.events.publish(companyState, id, deletedState, { sourceVersion: 2 });
  await content.events.publish(companyDeleted, id, { ownerId: "noura", companyName: "Oasis" }, { sourceVersion: 2 });
}

async function deleteProject(id: string, companyId: string): Promise<void> {
  await content.events.publish(projectState, id, deletedState, { sourceVersion: 2 });
  await content.events.publish(projectDeleted, id, { ownerId: "noura", companyId, name: "Ramadan" }, { sourceVersion: 2 });
}

async function contentIn(companyId: string, projectId: string): Promise<string> {
  const { data } = await noura(CREATE_CONTENT, { companyId, projectId, input: { title: "In a project", type: "POST" } });
  return data.createContent.content.id;
}

describe("a deleted content", () => {
  test("is gone with its versions, and tells of it", async () => {
    const { id = "" } = await content.content("noura", { title: "Short-lived" });
    await noura(SAVE_BODY, { id, input: { body: doc("one") } });
    expect(await versionsOf(id)).toBe(1);
    expect((await noura(DELETE_CONTENT, { id })).data.deleteContent).toEqual({ success: true });
    for (const document of [READ_CONTENT, DELETE_CONTENT])
      expect((await noura(document, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await gone(id);
    const fact = await content.events.awaited(contentDeleted, (event) => event.aggregateId === id);
    expect(fact.data).toMatchObject({ ownerId: "noura", title: "Short-lived" });
    await eventually(async () => (await versionsOf(id)) === 0);
  });

  test("leaves no version behind that is kept while it goes", async () => {
    const { id = "" } = await content.content("noura");
    const insert = content.proxy.hold("update contentVersions");
    const saving = noura(SAVE_BODY, { id, input: { body: doc("late") } });
    await insert.reached;
    await noura(DELETE_CONTENT, { id });
    await content.events.awaited(contentDeleted, (event) => event.aggregateId === id);
    const inserted = content.proxy.holdAnswer("update contentVersions");
    insert.release();
    await inserted.reached;
    inserted.release();
    await saving;
    await eventually(async () => (await versionsOf(id)) === 0);
  });
});

describe("when a company is deleted", () => {
  test("its contents go along, with their versions; those of other companies stay", async () => {
    const [companyId, other] = [await content.company("noura"), await content.company("noura")];
    const { id = "" } = await content.content("noura", { companyId });
    const { id: second = "" } = await content.content("noura", { companyId });
    const { id: stays = "" } = await content.content("noura", { companyId: other });
    await noura(SAVE_BODY, { id, input: { body: doc("one") } });
    await deleteCompany(companyId);
    await Promise.all([gone(id), gone(second)]);
    await eventually(async () => (await versionsOf(id)) === 0);
    expect((await noura(READ_CONTENT, { id: stays })).data.content.id).toBe(stays);
  });

  test("a content goes along that no event has reached", async () => {
    const companyId = await content.company("noura");
    const { id = "" } = await content.content("noura", { companyId });
    // The card alone: as if the fact had been lost with the broker's disk.
    await content.events.publish(companyState, companyId, deletedState, { sourceVersion: 2 });
    const reconciling = await content.startSibling({ RECONCILE_INTERVAL_MS: "100" });
    await gone(id);
    await reconciling.stop();
  });
});

describe("when a project is deleted", () => {
  test("its contents stay with the company", async () => {
    const companyId = await content.company("noura");
    const projectId = await content.project("noura", companyId);
    const id = await contentIn(companyId, projectId);
    await deleteProject(projectId, companyId);
    const state = await content.events.awaited(contentState, (event) => event.aggregateId === id && event.sourceVersion === 2);
    expect(state.data).toMatchObject({ companyId, deleted: false });
    expect(state.data).not.toHaveProperty("projectId");
    const { data } = await noura(READ_CONTENT, { id });
    expect(data.content).toMatchObject({ company: { id: companyId }, project: null });
    expect((await noura(LIST_CONTENTS, { companyId })).data.contents.totalCount).toBe(1);
  });

  test("one that is being made in it just then stays with the company, too", async () => {
    const companyId = await content.company("noura");
    const projectId = await content.project("noura", companyId);
    await contentIn(companyId, projectId);
    const insert = content.proxy.hold("insert contents");
    const creating = contentIn(companyId, projectId);
    await insert.reached;
    await deleteProject(projectId, companyId);
    await eventually(
      async () => (await database.collection(projectCards.collection).countDocuments({ _id: projectId as never, deleted: true })) === 1,
    );
    insert.release();
    const { data } = await noura(READ_CONTENT, { id: await creating });
    expect(data.content.project).toBeNull();
    await content.events.awaited(contentState, (event) => event.aggregateId === data.content.id && event.sourceVersion === 2);
  });
});
