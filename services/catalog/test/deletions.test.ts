import { companyDeleted, companyState, projectDeleted, projectState, userDeleted } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import mongoose from "mongoose";
import {
  COMPANIES,
  COMPANY,
  CREATE_COMPANY,
  CREATE_PROJECT,
  DELETE_COMPANY,
  DELETE_PROJECT,
  PROJECT,
  PROJECTS,
  UPDATE_COMPANY,
  UPDATE_PROJECT,
} from "./documents.ts";
import { type Caller, type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
let database: mongoose.Connection;
beforeAll(async () => {
  catalog = await startCatalog({ CASCADE_SETTLE_MS: "2000" });
  database = mongoose.createConnection(catalog.database.url, { dbName: catalog.database.name });
  await database.asPromise();
});
afterAll(async () => {
  await database?.close();
  await catalog?.stop();
});

const OWNER = { id: "owner" } as const satisfies Caller;

async function companyOf(id: string): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_COMPANY, { input: { companyName: "Company", brandName: "Brand" } });
  return data.createCompany.company.id;
}

async function projectOf(id: string, companyId: string, input: object = {}): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_PROJECT, { companyId, input: { name: "Project", ...input } });
  return data.createProject.project.id;
}

const codeOf = async (caller: Caller, document: string, variables: Record<string, unknown>) =>
  (await (await catalog.as(caller))(document, variables)).errors?.[0]?.extensions.code ?? "ok";

const gone = (id: string) => catalog.events.awaited(projectState, (event) => event.aggregateId === id && event.data.deleted);

/** Puts a project under a company without the service's noticing, as one does whose insert comes late. */
async function slipIn(companyId: string): Promise<string> {
  const id = newId();
  const now = new Date();
  const state = { ownerId: "owner", companyId, name: "Late", tags: [], searchKeys: ["late"] };
  const record = { ...state, version: 1, lastCommandId: "late", createdAt: now, updatedAt: now, outbox: [] };
  await database.collection<{ _id: string }>("projects").insertOne({ _id: id, ...record });
  return id;
}

describe("a deleted user", () => {
  test("takes companies and projects along, and nobody else's", async () => {
    const [id, other] = [await companyOf("leaving"), await companyOf("staying")];
    const project = await projectOf("leaving", id);
    await catalog.events.publish(userDeleted, "leaving", { role: "CLIENT" });
    await catalog.events.awaited(companyState, (event) => event.aggregateId === id && event.data.deleted);
    await gone(project);
    expect(await codeOf({ id: "leaving" }, COMPANY, { id })).toBe("NOT_FOUND");
    expect(await codeOf({ id: "staying" }, COMPANY, { id: other })).toBe("ok");
  });
});

describe("a deleted company", () => {
  test("is gone at once, its projects too, and tells of it", async () => {
    const id = await companyOf("owner");
    const projects = [await projectOf("owner", id), await projectOf("owner", id)];
    const { data } = await (await catalog.as(OWNER))(DELETE_COMPANY, { id });
    expect(data.deleteCompany).toEqual({ success: true });
    for (const [document, variables] of [
      [COMPANY, { id }],
      [UPDATE_COMPANY, { id, input: {} }],
      [DELETE_COMPANY, { id }],
      [CREATE_PROJECT, { companyId: id, input: { name: "Too late" } }],
      [PROJECTS, { companyId: id }],
      [PROJECT, { id: projects[0] }],
      [UPDATE_PROJECT, { id: projects[1], input: {} }],
    ] as const)
      expect(await codeOf(OWNER, document, variables)).toBe("NOT_FOUND");
    const listed = await (await catalog.as(OWNER))(PROJECTS, { pageSize: 100 });
    expect(listed.data.projects.results.filter((project: { company: { id: string } }) => project.company.id === id)).toEqual([]);

    await catalog.events.awaited(companyState, (event) => event.aggregateId === id && event.data.deleted);
    const fact = await catalog.events.awaited(companyDeleted, (event) => event.aggregateId === id);
    expect(fact).toMatchObject({ actor: { id: "owner" }, data: { ownerId: "owner", companyName: "Company" } });
    for (const project of projects) await gone(project);
  });

  test("leaves the owner's other companies and their projects alone", async () => {
    const [kept, dropped] = [await companyOf("tidy"), await companyOf("tidy")];
    const [stays, goes] = [await projectOf("tidy", kept), await projectOf("tidy", dropped)];
    await (
      await catalog.as({ id: "tidy" })
    )(DELETE_COMPANY, { id: dropped });
    await gone(goes);
    const { data } = await (await catalog.as({ id: "tidy" }))(PROJECTS);
    expect(data.projects.results.map(({ id }: { id: string }) => id)).toEqual([stays]);
    expect((await (await catalog.as({ id: "tidy" }))(COMPANIES)).data.companies.totalCount).toBe(1);
  });

  test("keeps nothing of what it was", async () => {
    const id = await companyOf("owner");
    await (
      await catalog.as(OWNER)
    )(DELETE_COMPANY, { id });
    const document = await eventually(() => database.collection<{ _id: string }>("companies").findOne({ _id: id, outbox: [] }));
    expect(Object.keys(document).toSorted()).toEqual([
      "_id",
      "commandIds",
      "createdAt",
      "deletedAt",
      "eraseAt",
      "outbox",
      "updatedAt",
      "version",
    ]);
  });

  test("takes a project along whose insert came late", async () => {
    const id = await companyOf("owner");
    await (
      await catalog.as(OWNER)
    )(DELETE_COMPANY, { id });
    await catalog.events.awaited(companyDeleted, (event) => event.aggregateId === id);
    await gone(await slipIn(id));
  });

  test("takes a project along that no event has reached", async () => {
    const id = newId();
    const now = new Date();
    const tombstone = { version: 2, lastCommandId: "gone", createdAt: now, updatedAt: now, deletedAt: now, outbox: [] };
    await database.collection<{ _id: string }>("companies").insertOne({ _id: id, ...tombstone });
    const orphan = await slipIn(id);
    const reconciling = await catalog.startSibling({ RECONCILE_INTERVAL_MS: "100" });
    await gone(orphan);
    await reconciling.stop();
  });

  test.each([
    ["another client", { id: "stranger" }, "NOT_FOUND"],
    ["an admin", { id: "boss", role: "ADMIN" }, "FORBIDDEN"],
    ["a super admin", { id: "root", role: "SUPER_ADMIN" }, "FORBIDDEN"],
  ] as const)("was not deleted by %s", async (_who, caller, code) => {
    const id = await companyOf("owner");
    const project = await projectOf("owner", id);
    expect(await codeOf(caller, DELETE_COMPANY, { id })).toBe(code);
    expect(await codeOf(caller, DELETE_PROJECT, { id: project })).toBe(code);
    expect(await codeOf(OWNER, PROJECT, { id: project })).toBe("ok");
    expect((await catalog.anonymous()(DELETE_COMPANY, { id })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("a deleted project", () => {
  test("is gone, is nobody's affiliated project any more, and tells of it", async () => {
    const company = await companyOf("owner");
    const id = await projectOf("owner", company, { name: "Short" });
    const follower = await projectOf("owner", company, { affiliatedProjectId: id });
    expect((await (await catalog.as(OWNER))(DELETE_PROJECT, { id })).data.deleteProject).toEqual({ success: true });
    expect(await codeOf(OWNER, PROJECT, { id })).toBe("NOT_FOUND");
    expect(await codeOf(OWNER, DELETE_PROJECT, { id })).toBe("NOT_FOUND");
    const { data } = await (await catalog.as(OWNER))(PROJECT, { id: follower });
    expect(data.project.affiliatedProject).toBeNull();
    // What it was affiliated with is gone; changing the rest is still possible.
    expect(await codeOf(OWNER, UPDATE_PROJECT, { id: follower, input: { name: "Longer" } })).toBe("ok");
    await gone(id);
    const fact = await catalog.events.awaited(projectDeleted, (event) => event.aggregateId === id);
    expect(fact.data).toEqual({ ownerId: "owner", companyId: company, name: "Short" });
  });
});
