import type { GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  COMPANY,
  CREATE_COMPANY,
  CREATE_PROJECT,
  DELETE_COMPANY,
  DELETE_PROJECT,
  PROJECT,
  UPDATE_COMPANY,
  UPDATE_PROJECT,
} from "./documents.ts";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
let owner: GraphQLClient;
beforeAll(async () => {
  catalog = await startCatalog();
  owner = await catalog.as({ id: "owner" });
});
afterAll(() => catalog?.stop());

const createCompany = async () =>
  (await owner(CREATE_COMPANY, { input: { companyName: "Oasis", brandName: "Oasis" } })).data.createCompany.company;
const createProject = async () =>
  (await owner(CREATE_PROJECT, { companyId: (await createCompany()).id, input: { name: "Ramadan" } })).data.createProject.project;

describe.each([
  ["company", createCompany, UPDATE_COMPANY, DELETE_COMPANY, COMPANY, { slogan: "Sweet" }, { slogan: "Late" }, "deleteCompany"],
  ["project", createProject, UPDATE_PROJECT, DELETE_PROJECT, PROJECT, { name: "Eid" }, { name: "Late" }, "deleteProject"],
] as const)("a %s", (thing, create, update, remove, read, change, late, removal) => {
  const changed = async (id: string, input: object, expectedVersion?: number) => {
    const { data, errors } = await owner(update, { id, input, expectedVersion });
    const [stored] = Object.values((data?.[`update${thing[0]?.toUpperCase()}${thing.slice(1)}`] ?? {}) as Record<string, unknown>);
    return { stored: stored as Record<string, unknown> | undefined, problem: errors?.[0]?.extensions };
  };

  test("has a version that grows with what changes it, and not otherwise", async () => {
    const { id, version, owner: of } = await create();
    expect([version, of]).toEqual([1, { id: "owner" }]);
    expect((await changed(id, change, 1)).stored).toMatchObject({ ...change, version: 2 });
    expect((await changed(id, change, 2)).stored).toMatchObject({ ...change, version: 2 });
  });

  test("is neither changed nor deleted by whoever expects another version", async () => {
    const { id } = await create();
    await changed(id, change);
    for (const expectedVersion of [1, 3]) {
      expect((await changed(id, late, expectedVersion)).problem).toEqual({ code: "CONFLICT", version: 2 });
      const { errors } = await owner(remove, { id, expectedVersion });
      expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: 2 });
    }
    expect((await changed(id, {}, 2)).stored).toMatchObject(change);
    const { data } = await owner(remove, { id, expectedVersion: 2 });
    expect(data[removal]).toEqual({ success: true });
    expect((await owner(read, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("of which two change the same version, one wins and one is told so", async () => {
    const { id } = await create();
    const answers = await Promise.all([changed(id, change, 1), changed(id, late, 1)]);
    expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(["CONFLICT", undefined]);
  });

  test("tells strangers nothing of its version", async () => {
    const { id } = await create();
    const stranger = await catalog.as({ id: "stranger" });
    for (const [document, variables] of [
      [update, { id, input: late, expectedVersion: 9 }],
      [remove, { id, expectedVersion: 9 }],
    ] as const)
      expect((await stranger(document, variables)).errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  });
});
