import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { generationFinished, generationKind } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { createConnection } from "mongoose";
import { generations, generationsById } from "../src/queries/generations.ts";
import { Briefs } from "../src/read-models/briefs.ts";
import { Companies } from "../src/read-models/companies.ts";
import { GenerationStore } from "../src/store/generation-store.ts";
import { reaches, REQUEST, request, type Stack, startStack, STOP, user } from "./stack.ts";

const LIST = /* GraphQL */ `
  query ($contentId: ID, $companyId: ID, $mine: Boolean, $page: Int, $pageSize: Int) {
    generations(contentId: $contentId, companyId: $companyId, mine: $mine, page: $page, pageSize: $pageSize) {
      totalCount
      totalPages
      hasNextPage
      hasPreviousPage
      results {
        id
        company {
          id
        }
        content {
          id
        }
        voiceRules {
          term
        }
      }
    }
  }
`;
const RATE = /* GraphQL */ `
  mutation ($id: ID!, $useful: Boolean!, $note: String) {
    rateGeneration(id: $id, useful: $useful, note: $note) {
      generation {
        id
        rating {
          useful
          note
        }
      }
    }
  }
`;
const MODELS = "{ aiModels { id label provider offline text images state { lastFailure lastFailureAt } } }";

let stack: Stack;
let owner: string;
let client: GraphQLClient;
let companyId: string;
let contentId: string;
let ids: string[];

beforeAll(async () => {
  stack = await startStack();
  owner = user();
  client = await stack.client(owner);
  companyId = await stack.company(owner);
  contentId = await stack.content(owner, companyId);
  ids = [];
  for (let n = 0; n < 5; n += 1)
    ids.unshift(await request(client, { kind: "FIELD", field: "vision", companyId, ...(n % 2 === 0 ? { contentId } : {}) }));
}, 120_000);
afterAll(() => stack?.stop());

const codeOf = async (answer: ReturnType<GraphQLClient>) => (await answer).errors?.[0]?.extensions.code;

test("that one has finished is told with what it was for", async () => {
  for (const id of ids) await client(STOP, { id });
  await Promise.all(ids.map((id) => reaches(client, id, "STOPPED")));
  const finished = await eventually(async () => {
    const own = (await stack.probe.seen(generationFinished)).filter(({ aggregateId }) => ids.includes(aggregateId));
    return own.length === ids.length && own;
  });
  const about = new Map(finished.map(({ aggregateId, data }) => [aggregateId, data]));
  expect(ids.map((id) => about.get(id))).toEqual(
    [contentId, undefined, contentId, undefined, contentId].map((content) => ({
      ownerId: owner,
      companyId,
      ...(content ? { contentId: content } : {}),
      kind: "FIELD",
      status: "STOPPED",
    })),
  );
});

describe("the history", () => {
  test("of a company comes newest first, in pages", async () => {
    const page = async (number: number) => (await client(LIST, { companyId, page: number, pageSize: 2 })).data.generations;
    expect(await page(1)).toMatchObject({ totalCount: 5, totalPages: 3, hasNextPage: true, hasPreviousPage: false });
    const all = [...(await page(1)).results, ...(await page(2)).results, ...(await page(3)).results];
    expect(all.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(all[0].company).toEqual({ id: companyId });
    expect(await page(9)).toMatchObject({ totalCount: 5, results: [], hasNextPage: false });
  });

  test("of a content has its own only", async () => {
    const { data } = await client(LIST, { contentId });
    expect(data.generations.results.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[2], ids[4]]);
  });

  test("is one's own; admins see everybody's, another's company is NOT_FOUND", async () => {
    const stranger = await stack.client(user());
    expect((await stranger(LIST)).data.generations.totalCount).toBe(0);
    expect(await codeOf(stranger(LIST, { companyId }))).toBe("NOT_FOUND");
    expect(await codeOf(stranger(LIST, { contentId }))).toBe("NOT_FOUND");
    expect(await codeOf(client(LIST, { companyId: newId().replace(/^.{8}/, "00000000") }))).toBe("NOT_FOUND");
    const admin = await stack.client(user(), { role: "ADMIN" });
    expect((await admin(LIST)).data.generations.totalCount).toBeGreaterThanOrEqual(5);
    expect((await admin(LIST, { companyId })).data.generations.totalCount).toBe(5);
  });

  test("is one's own for an admin too who asks for that", async () => {
    const admin = await stack.client(user(), { role: "ADMIN" });
    expect((await admin(LIST, { mine: true })).data.generations.totalCount).toBe(0);
    expect((await admin(LIST, { companyId, mine: true })).data.generations.totalCount).toBe(0);
    expect((await client(LIST, { mine: true })).data.generations.totalCount).toBe(5);
  });

  test.each([{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])("with %j is BAD_USER_INPUT", async (paging) => {
    expect(await codeOf(client(LIST, paging))).toBe("BAD_USER_INPUT");
  });

  /** Beside the service, on its database. */
  async function openStore() {
    const options = { dbName: stack.databaseName, monitorCommands: true, autoIndex: false, autoCreate: false };
    const database = await createConnection(stack.engines.mongoUrl, options).asPromise();
    return { database, store: new GenerationStore(database, { register: () => {} } as never) };
  }

  test("asks the database as often for many as for one", async () => {
    const { database, store } = await openStore();
    const ports = { generations: store, companies: new Companies(database), briefs: new Briefs(database) };
    const actor = { id: owner, role: "CLIENT", scope: [], sessionId: "s" } as const;
    const commands: string[] = [];
    database.getClient().on("commandStarted", ({ commandName }) => commands.push(commandName));
    for (const pageSize of [1, 100]) {
      commands.length = 0;
      expect((await generations(ports, actor, { pageSize })).results.length).toBeGreaterThanOrEqual(Math.min(pageSize, 5));
      expect(commands.toSorted()).toEqual(["aggregate", "find"]);
    }
    commands.length = 0;
    expect((await generationsById(store, ids)).size).toBe(5);
    expect(commands).toEqual(["find"]);
    await database.close();
  });

  test("has the steps of a research where they are asked for, and leaves them in the database elsewhere", async () => {
    const id = ids[0] ?? "";
    const steps = [{ asked: "dates", found: [], sources: [] }];
    await stack.generations.updateOne({ _id: id }, { $set: { research: { tools: ["SCORE"], steps } } });
    const { database, store } = await openStore();
    expect((await generationsById(store, [id])).get(id)).not.toHaveProperty("research");
    expect((await generationsById(store, [id], new Set(["research"]))).get(id)?.research?.steps).toEqual(steps);
    await database.close();
    const asked = "{ generations { results { id research { steps { asked } } } } }";
    expect((await client(asked)).data.generations.results.find((one: { id: string }) => one.id === id).research.steps).toEqual([
      { asked: "dates" },
    ]);
    const one = "query ($id: ID!) { generation(id: $id) { ...Log } } fragment Log on Generation { research { steps { asked } } }";
    expect((await client(one, { id })).data.generation.research.steps).toEqual([{ asked: "dates" }]);
    const joined = "query ($r: [_Any!]!) { _entities(representations: $r) { ... on Generation { research { tools } } } }";
    const { data } = await client(joined, { r: [{ __typename: "Generation", id }] });
    expect(data._entities).toEqual([{ research: { tools: ["SCORE"] } }]);
    await stack.generations.updateOne({ _id: id }, { $unset: { research: "" } });
  });

  test("can be joined by the gateway, many at once", async () => {
    const query = "query ($r: [_Any!]!) { _entities(representations: $r) { ... on Generation { id } } }";
    const { data } = await client(query, { r: ids.map((id) => ({ __typename: "Generation", id })) });
    expect(data._entities).toEqual(ids.map((id) => ({ id })));
  });
});

describe("a rating", () => {
  test("is its owner's word on a finished generation, and can be changed", async () => {
    const id = await request(client, { kind: "FIELD", field: "slogan", companyId });
    expect(await codeOf(client(RATE, { id, useful: true }))).toBe("CONFLICT");
    await client(STOP, { id });
    await reaches(client, id, "STOPPED");
    const rated = async (useful: boolean, note?: string) =>
      (await client(RATE, { id, useful, note })).data.rateGeneration.generation.rating;
    expect(await rated(true)).toEqual({ useful: true, note: null });
    expect(await rated(false, "Too long")).toEqual({ useful: false, note: "Too long" });
    expect(await codeOf((await stack.client(user()))(RATE, { id, useful: true }))).toBe("NOT_FOUND");
    expect(await codeOf((await stack.client(user(), { role: "ADMIN" }))(RATE, { id, useful: true }))).toBe("FORBIDDEN");
    expect(await codeOf(client(RATE, { id, useful: true, note: "x".repeat(2_001) }))).toBe("BAD_USER_INPUT");
  });
});

test("without a model there is the offline composer, for texts and images; its state is for admins", async () => {
  const composer = { id: "offline-composer", label: "Offline composer", provider: "muhtawa", offline: true, text: true, images: true };
  expect((await client(MODELS)).data.aiModels).toEqual([{ ...composer, state: null }]);
  const admin = await stack.client(user(), { role: "ADMIN" });
  expect((await admin(MODELS)).data.aiModels).toEqual([{ ...composer, state: { lastFailure: null, lastFailureAt: null } }]);
});

describe("every kind", () => {
  test.each(generationKind.options)("%s is taken with what it needs", async (kind) => {
    const { data, errors } = await client(REQUEST, {
      input: { kind, companyId, contentId, field: "vision", selection: "A text to work on" },
    });
    expect(errors).toBeUndefined();
    expect(data.requestGeneration.generation).toMatchObject({ status: "QUEUED", offline: true });
  });

  test.each([
    ["SEO_FIX", {}],
    ["ALT_TEXT", {}],
    ["EXPAND", { prompt: "Longer" }],
  ])("%s with %j has nothing to work on: BAD_USER_INPUT on selection", async (kind, input) => {
    const { errors } = await client(REQUEST, { input: { kind, companyId, ...input } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { selection: [expect.any(String)] } });
  });

  test.each([
    ["SEO_FIX", { content: true }],
    ["ALT_TEXT", { prompt: "Dates on a plate" }],
    ["ALT_TEXT", { content: true }],
    ["IMAGE", {}],
  ])("%s is content with %j", async (kind, { content, prompt }: { content?: boolean; prompt?: string }) => {
    const { errors } = await client(REQUEST, { input: { kind, companyId, prompt, ...(content ? { contentId } : {}) } });
    expect(errors).toBeUndefined();
  });

  test("a hundred of one person in an hour are taken", async () => {
    const busy = await stack.client(user());
    const input = { kind: "ARTICLE", company: { brandName: "Noor" }, options: { length: "HIGH", variants: 5 } };
    const answers = await Promise.all(Array.from({ length: 100 }, () => busy(REQUEST, { input })));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
  });
});
