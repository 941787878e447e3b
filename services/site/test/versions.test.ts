import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import { type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  site = await startSite();
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

const THINGS = [
  ["Partner", "partner", "name", (name: string) => ({ name })],
  ["Branch", "branch", "name", (name: string) => ({ name })],
  ["BasicData", "basicData", "displayName", (displayName: string) => ({ displayName })],
] as const;
let made = 0;

describe.each(THINGS)("a %s", (type, field, name, named) => {
  const FIELDS = `${field} { id version ${name} }`;
  const create = async (): Promise<{ id: string; version: number }> => {
    made += 1;
    const input = type === "BasicData" ? { category: "mood", slug: `made-${made}`, value: "made", ...named("First") } : named("First");
    const { data } = await admin(`mutation ($input: ${type}Input!) { create${type}(input: $input) { ${FIELDS} } }`, { input });
    return data[`create${type}`][field];
  };
  const update = async (id: string, as: string, expectedVersion?: number) => {
    const { data, errors } = await admin(
      `mutation ($id: ID!, $input: ${type}Input!, $expectedVersion: Int) {
        update${type}(id: $id, input: $input, expectedVersion: $expectedVersion) { ${FIELDS} }
      }`,
      { id, input: named(as), expectedVersion },
    );
    return { stored: data?.[`update${type}`]?.[field] as object | undefined, problem: errors?.[0]?.extensions };
  };
  const remove = async (id: string, expectedVersion?: number) => {
    const { data, errors } = await admin(
      `mutation ($id: ID!, $expectedVersion: Int) { delete${type}(id: $id, expectedVersion: $expectedVersion) { success } }`,
      { id, expectedVersion },
    );
    return { done: data?.[`delete${type}`]?.success as true | undefined, problem: errors?.[0]?.extensions };
  };

  test("has a version that grows with what changes it, and not otherwise", async () => {
    const { id, version } = await create();
    expect(version).toBe(1);
    expect((await update(id, "Second", 1)).stored).toMatchObject({ [name]: "Second", version: 2 });
    expect((await update(id, "Second", 2)).stored).toMatchObject({ version: 2 });
  });

  test("is neither changed nor deleted by whoever expects another version", async () => {
    const { id } = await create();
    await update(id, "Second");
    for (const expectedVersion of [1, 3]) {
      expect((await update(id, "Late", expectedVersion)).problem).toEqual({ code: "CONFLICT", version: 2 });
      expect((await remove(id, expectedVersion)).problem).toEqual({ code: "CONFLICT", version: 2 });
    }
    expect((await update(id, "Second", 2)).stored).toMatchObject({ [name]: "Second", version: 2 });
    expect((await remove(id, 2)).done).toBe(true);
  });

  test("of which two admins change the same version, one wins and one is told so", async () => {
    const { id } = await create();
    const answers = await Promise.all([update(id, "One", 1), update(id, "Other", 1)]);
    expect(answers.map(({ problem }) => problem?.code).toSorted()).toEqual(["CONFLICT", undefined]);
  });
});
