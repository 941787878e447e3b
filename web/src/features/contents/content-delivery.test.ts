import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { makeApolloClient } from "../../lib/apollo.ts";
import { NotSent } from "../../lib/drafts/not-sent.ts";
import type { Waiting } from "../../lib/drafts/outbox.ts";
import { SaveContentBodyDocument } from "../../generated/graphql.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { contentDelivery } from "./content-delivery.ts";

const documentOf = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

const waitingOf = (parts: Partial<Waiting>): Waiting => ({
  key: "u1/body.k1",
  userId: "u1",
  about: "body.k1",
  operation: "SaveContentBody",
  variables: { id: "k1", input: { body: documentOf("Mine"), expectedVersion: 3, source: "HUMAN" } },
  subject: "k1",
  version: 3,
  value: {},
  what: "text",
  title: "Dates",
  path: "/contents",
  since: Date.now(),
  at: Date.now(),
  revision: "first",
  state: "waiting",
  tried: false,
  ...parts,
});

type Stored = Record<string, unknown> & { id: string; version: number };

/** Contents as the service keeps them: a write on another version than the stored one is refused. */
async function service(...contents: Stored[]) {
  const stored = new Map(contents.map((content) => [content.id, content]));
  const save = (name: string) => (variables: unknown) => {
    const { id, input } = variables as { id: string; input: Record<string, unknown> };
    const content = stored.get(id);
    if (!content) return { failure: { message: "Not found", code: "NOT_FOUND" } };
    if (input["expectedVersion"] !== content.version) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
    const { expectedVersion: _, source: __, ...fields } = input;
    const next = { ...content, ...fields, version: content.version + 1 };
    stored.set(id, next);
    return { data: { [name]: { __typename: "ContentPayload", content: next } } };
  };
  const asked = await apiAnswers({
    operations: {
      SaveContentBody: save("saveContentBody"),
      SaveContentIdea: save("saveContentIdea"),
      ContentBody: (variables) => ({ data: { content: stored.get((variables as unknown as { id: string }).id) ?? null } }),
      Contents: () => ({
        data: { contents: { __typename: "ContentList", totalCount: stored.size, results: [...stored.values()] } },
      }),
      CreateContent: (variables) => {
        const { input } = variables as unknown as { input: Record<string, unknown> };
        const content = { ...contentOf({ id: `k${stored.size + 1}`, version: 1 }), ...input, createdAt: new Date().toISOString() };
        stored.set(content.id, content);
        return { data: { createContent: { __typename: "ContentPayload", content } } };
      },
    },
  });
  return { stored, saves: () => asked.filter(({ operation }) => /^(?:Save|Create)/.test(operation)) };
}

const contentOf = (parts: Partial<Stored> = {}): Stored => ({
  __typename: "Content",
  id: "k1",
  version: 3,
  title: "Dates",
  body: documentOf("Stored"),
  idea: "",
  provenance: [],
  pictures: [],
  createdAt: "2026-11-01T00:00:00.000Z",
  ...parts,
});

const deliver = (waiting: Waiting) => contentDelivery(makeApolloClient())(waiting);

test("a mutation that nobody answers tells what it was", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const variables = { id: "k1", input: { body: documentOf("Mine") } };
  const sending = makeApolloClient().mutate({ mutation: SaveContentBodyDocument, variables });
  await expect(sending).rejects.toBeInstanceOf(NotSent);
  await expect(sending).rejects.toMatchObject({ operation: "SaveContentBody", variables });
  jest.restoreAllMocks();
});

test("a text is saved on the version it was written on", async () => {
  const { stored, saves } = await service(contentOf());
  expect(await deliver(waitingOf({}))).toMatchObject({ end: "stored", stored: { version: 4 } });
  expect(stored.get("k1")?.["body"]).toEqual(documentOf("Mine"));
  expect(saves()[0]?.variables["input"]).toMatchObject({ expectedVersion: 3 });
});

test("one that has arrived although its answer was lost is no conflict with itself", async () => {
  const body = { ...documentOf("Mine"), attrs: { dir: null } };
  const { saves } = await service(contentOf({ version: 4, body }));
  expect(await deliver(waitingOf({ tried: true }))).toMatchObject({ end: "stored", stored: { version: 4 } });
  expect(saves()).toHaveLength(1);
});

test("what else was changed meanwhile is no conflict: it is saved beside that", async () => {
  const { stored } = await service(contentOf({ version: 6, title: "Their title" }));
  expect(await deliver(waitingOf({ base: { body: documentOf("Stored") } }))).toMatchObject({ end: "stored", stored: { version: 7 } });
  expect(stored.get("k1")).toMatchObject({ title: "Their title", body: documentOf("Mine") });
});

test("another text in its place is a conflict, and stays", async () => {
  const { stored } = await service(contentOf({ version: 4, body: documentOf("Theirs") }));
  expect(await deliver(waitingOf({ base: { body: documentOf("Stored") } }))).toEqual({ end: "conflict" });
  expect(await deliver(waitingOf({}))).toEqual({ end: "conflict" });
  expect(stored.get("k1")?.["body"]).toEqual(documentOf("Theirs"));
});

const idea = { operation: "SaveContentIdea", variables: { id: "k1", input: { idea: "Mine", sources: [] } } };

test("a stage is compared by its own fields", async () => {
  await service(contentOf({ version: 5, idea: "Stored" }));
  expect(await deliver(waitingOf({ ...idea, base: { idea: "Stored" } }))).toMatchObject({ end: "stored", stored: { version: 6 } });
});

test("another stage in its place is a conflict", async () => {
  await service(contentOf({ version: 5, idea: "Theirs" }));
  expect(await deliver(waitingOf({ ...idea, base: { idea: "Stored" } }))).toEqual({ end: "conflict" });
});

test("a content that is gone is refused, with the service's reason", async () => {
  await service();
  expect(await deliver(waitingOf({}))).toEqual({ end: "refused", reason: "Not found" });
});

test("when the service is away nothing is decided", async () => {
  await apiAnswers({ operations: { SaveContentBody: () => ({ failure: { message: "Away", code: "SERVICE_UNAVAILABLE" } }) } });
  expect(await deliver(waitingOf({}))).toEqual({ end: "unanswered" });
});

const creation = { operation: "CreateContent", variables: { companyId: "c1", projectId: null, input: { title: "New", details: "" } } };
const created = (parts: Partial<Waiting>) => {
  const { subject: _, version: __, ...rest } = waitingOf({ ...creation, ...parts });
  return rest;
};

test("a new content is made once, even if the answer of the first try was lost", async () => {
  const { stored, saves } = await service(contentOf());
  expect(await deliver(created({}))).toMatchObject({ end: "stored", stored: { id: "k2" } });
  expect(await deliver(created({ tried: true }))).toMatchObject({ end: "stored", stored: { id: "k2" } });
  expect(saves()).toHaveLength(1);
  expect(stored.size).toBe(2);
});

test("one of the same name that is another isn't taken for it", async () => {
  const { stored } = await service(contentOf({ title: "New", details: "Other", createdAt: new Date().toISOString() }));
  expect(await deliver(created({ tried: true }))).toMatchObject({ end: "stored", stored: { id: "k2" } });
  expect(stored.size).toBe(2);
});
