import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { companyState, contentState } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { reaches, REQUEST, request, RETRY, type Stack, startStack, STOP, user } from "./stack.ts";

const RATE =
  "mutation ($id: ID!, $useful: Boolean!, $note: String) { rateGeneration(id: $id, useful: $useful, note: $note) { generation { id rating { useful note } } } }";
const ONE = "query ($id: ID!) { generation(id: $id) { id } }";
const LIST = /* GraphQL */ `
  query ($companyId: ID, $contentId: ID, $page: Int, $pageSize: Int) {
    generations(companyId: $companyId, contentId: $contentId, page: $page, pageSize: $pageSize) {
      results {
        id
      }
    }
  }
`;
const USAGE = "query ($from: DateTime, $to: DateTime) { aiUsage(from: $from, to: $to) { generations } }";

let stack: Stack;
let mine: GraphQLClient;
let theirs: GraphQLClient;
let admin: GraphQLClient;
let companyId: string;
let finished: string;
const owner = user();

beforeAll(async () => {
  stack = await startStack();
  await stack.startWorker();
  mine = await stack.client(owner);
  theirs = await stack.client(user());
  admin = await stack.client(user(), { role: "ADMIN" });
  companyId = await stack.company(owner);
  finished = await request(mine, { kind: "IDEAS", companyId });
  await reaches(mine, finished, "COMPLETED");
}, 120_000);
afterAll(() => stack?.stop());

let before: [number, object | null];
const kept = async (): Promise<[number, object | null]> => [
  await stack.generations.countDocuments(),
  await stack.ledger.findOne({ userId: owner }),
];
beforeEach(async () => {
  await eventually(async () => ((await stack.ledger.findOne({ userId: owner })) as unknown as { open: number } | null)?.open === 0);
  before = await kept();
});

/** The code of a refusal and the fields it names; fails when it isn't one, or when anything was written. */
async function refusal(client: GraphQLClient, query: string, variables: Record<string, unknown>) {
  const { errors } = await client(query, variables);
  expect(errors).toHaveLength(1);
  expect(await kept()).toEqual(before);
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return { code, fields: Object.keys((fields as object | undefined) ?? {}), message: errors?.[0]?.message };
}

const long = (length: number) => "x".repeat(length);
const IDEAS = { kind: "IDEAS", company: { brandName: "Noor" } };

describe("a request", () => {
  test.each([
    ["companyId", { kind: "IDEAS", companyId: "" }, "companyId"],
    ["companyId", { kind: "IDEAS", companyId: long(61) }, "companyId"],
    ["contentId", { kind: "IDEAS", companyId: "c", contentId: long(61) }, "contentId"],
    ["field", { ...IDEAS, kind: "FIELD", field: long(101) }, "field"],
    ["prompt", { ...IDEAS, prompt: long(8_001) }, "prompt"],
    ["selection", { ...IDEAS, kind: "REWRITE", selection: long(60_001) }, "selection"],
    ["selection", { ...IDEAS, kind: "SUMMARIZE" }, "selection"],
    ["idempotencyKey", { ...IDEAS, idempotencyKey: long(201) }, "idempotencyKey"],
    ["tone", { ...IDEAS, options: { tone: long(201) } }, "options.tone"],
    ["variants", { ...IDEAS, options: { variants: -1 } }, "options.variants"],
    ["temperature", { ...IDEAS, options: { temperature: -0.1 } }, "options.temperature"],
    ["model", { ...IDEAS, options: { model: long(201) } }, "options.model"],
    ["model", { ...IDEAS, options: { model: "nobody" } }, "options.model"],
    ["size", { ...IDEAS, kind: "IMAGE", options: { size: "1x1" } }, "options.size"],
    ["style", { ...IDEAS, kind: "IMAGE", options: { style: long(301) } }, "options.style"],
    ["the form's brand name", { kind: "IDEAS", company: { brandName: long(121) } }, "company.brandName"],
    ["the form's values", { kind: "IDEAS", company: { values: Array.from({ length: 31 }, (_, n) => `v${n}`) } }, "company.values"],
    [
      "a rule of the form's voice",
      { kind: "IDEAS", company: { brandVoice: { rules: [{ locale: "en", kind: "BAN", term: " " }] } } },
      "company.brandVoice.rules.0.term",
    ],
  ])("with a wrong %s is BAD_USER_INPUT on it, for everybody", async (_, input, field) => {
    for (const client of [mine, admin]) {
      const { code, fields } = await refusal(client, REQUEST, { input });
      expect([code, fields]).toEqual(["BAD_USER_INPUT", [field]]);
    }
  });

  test.each([
    ["that never was", () => newId()],
    ["whose id is none", () => "../../etc/passwd"],
    ["that looks like an operator", () => '{"$ne": null}'],
  ])("for a company %s is NOT_FOUND", async (_, id) => {
    expect((await refusal(mine, REQUEST, { input: { kind: "IDEAS", companyId: id() } })).code).toBe("NOT_FOUND");
  });

  test("for a company or a content that was deleted is NOT_FOUND", async () => {
    const [gone, kept] = [await stack.company(owner), await stack.company(owner)];
    const content = await stack.content(owner, kept);
    const input = { kind: "FIELD", field: "slogan", companyId: gone };
    await reaches(mine, await request(mine, input), "COMPLETED");
    await reaches(mine, await request(mine, { ...input, companyId: kept, contentId: content }), "COMPLETED");
    await stack.probe.publish(companyState, gone, { deleted: true }, { sourceVersion: 9 });
    await stack.probe.publish(contentState, content, { deleted: true }, { sourceVersion: 9 });
    const code = async (wanted: object) => (await mine(REQUEST, { input: wanted })).errors?.[0]?.extensions.code;
    await eventually(async () => (await code(input)) === "NOT_FOUND");
    await eventually(async () => (await code({ ...input, companyId: kept, contentId: content })) === "NOT_FOUND");
    expect((await mine(LIST, { companyId: gone })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe.each([
  ["generation", ONE, {}],
  ["stopGeneration", STOP, {}],
  ["retryGeneration", RETRY, {}],
  ["rateGeneration", RATE, { useful: true }],
] as const)("%s", (name, query, more) => {
  test.each([
    ["that never was", () => newId()],
    ["that is none", () => "no id at all"],
    ["that is blank", () => " "],
    ["that looks like an operator", () => '{"$gt": ""}'],
  ])("of an id %s is NOT_FOUND", async (_, id) => {
    expect((await refusal(mine, query, { id: id(), ...more })).code).toBe("NOT_FOUND");
  });

  test("of another's is NOT_FOUND; an admin may read it, and do nothing with it", async () => {
    expect((await refusal(theirs, query, { id: finished, ...more })).code).toBe("NOT_FOUND");
    if (name === "generation") expect((await admin(query, { id: finished })).data.generation.id).toBe(finished);
    else expect((await refusal(admin, query, { id: finished, ...more })).code).toBe("FORBIDDEN");
  });

  test("says so in the request's language", async () => {
    const arabic = await stack.client(owner, { locale: "ar" });
    expect((await refusal(arabic, query, { id: newId(), ...more })).message).toMatch(/^[\u0600-\u06FF]/);
    expect((await refusal(mine, query, { id: newId(), ...more })).message).toMatch(/^[A-Z]/);
  });
});

test("a rating's note that is too long is BAD_USER_INPUT on it", async () => {
  expect(await refusal(mine, RATE, { id: finished, useful: true, note: long(2_001) })).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: ["note"],
  });
  expect((await mine(RATE, { id: finished, useful: true, note: "Good" })).data.rateGeneration.generation.rating).toEqual({
    useful: true,
    note: "Good",
  });
});

test.each([
  [{ page: 0 }, "page"],
  [{ page: -3 }, "page"],
  [{ pageSize: 0 }, "pageSize"],
  [{ pageSize: 101 }, "pageSize"],
])("a history's %j is BAD_USER_INPUT on it", async (page, field) => {
  for (const client of [mine, admin]) expect(await refusal(client, LIST, page)).toMatchObject({ code: "BAD_USER_INPUT", fields: [field] });
});

test("a history beyond its end is empty; of another's company it is NOT_FOUND, for an admin it is there", async () => {
  expect((await mine(LIST, { page: 9_999 })).data.generations.results).toEqual([]);
  expect((await refusal(theirs, LIST, { companyId })).code).toBe("NOT_FOUND");
  expect((await refusal(mine, LIST, { contentId: newId() })).code).toBe("NOT_FOUND");
  expect((await admin(LIST, { companyId })).data.generations.results).toEqual(expect.arrayContaining([{ id: finished }]));
});

test("usage from what is no time is refused by GraphQL, of a time backwards on its field", async () => {
  const { errors } = await mine(USAGE, { from: "yesterday" });
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(await refusal(mine, USAGE, { from: "2026-02-02T00:00:00Z", to: "2026-01-01T00:00:00Z" })).toMatchObject({ fields: ["to"] });
  expect((await refusal(mine, "{ aiUsageOfEveryone { generations } }", {})).code).toBe("FORBIDDEN");
});
