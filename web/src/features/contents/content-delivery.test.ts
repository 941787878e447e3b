import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { makeApolloClient } from "../../lib/apollo.ts";
import { NotSent } from "../../lib/drafts/not-sent.ts";
import type { Waiting } from "../../lib/drafts/outbox.ts";
import { SaveContentBodyDocument } from "../../generated/graphql.ts";
import { authState, signIn, signOut } from "../../lib/auth/auth.ts";
import { notify } from "../../lib/notify.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { announceCompletion } from "../../entities/content/announce-completion.ts";
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
  const made = new Map<string, string>();
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
      SaveContentNeeds: save("saveContentNeeds"),
      ContentCompletion: (variables) => {
        const content = stored.get((variables as unknown as { id: string }).id);
        return content ? { data: { content } } : { failure: { message: "Not found", code: "NOT_FOUND" } };
      },
      ContentBody: (variables) => ({ data: { content: stored.get((variables as unknown as { id: string }).id) ?? null } }),
      CreateContent: (variables) => {
        const { input, key } = variables as unknown as { input: Record<string, unknown>; key: string };
        const id = made.get(key) ?? `k${stored.size + 1}`;
        const content = stored.get(id) ?? { ...contentOf({ id, version: 1 }), ...input };
        made.set(key, id);
        stored.set(id, content);
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
  completed: false,
  provenance: [],
  pictures: [],
  partVersions: { __typename: "ContentPartVersions", needs: 1 },
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

test("a page that was loaded since says of a change that waited that it has completed the content", async () => {
  const success = jest.spyOn(notify, "success").mockImplementation(() => {});
  const client = makeApolloClient(
    undefined,
    announceCompletion(() => {}),
  );
  const { stored } = await service(contentOf());
  for (const completed of [false, true, true]) {
    const { version } = stored.get("k1") as Stored;
    const variables = { id: "k1", input: { body: documentOf(`Version ${version}`), source: "HUMAN", completed } };
    expect(await contentDelivery(client)(waitingOf({ version, variables }))).toMatchObject({ end: "stored" });
  }
  expect(success.mock.calls.map(([words]) => words)).toEqual(["All steps completed - you're finished"]);
});

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

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

test("a text is brought together with another by its blocks", async () => {
  const { stored, saves } = await service(contentOf({ version: 5, body: lines("One", "Theirs") }));
  const waiting = waitingOf({
    variables: { id: "k1", input: { body: lines("Mine", "Two"), source: "HUMAN" } },
    base: { body: lines("One", "Two") },
  });
  expect(await deliver(waiting)).toMatchObject({
    end: "stored",
    merged: true,
    stored: { version: 6 },
    sent: { body: lines("Mine", "Two") },
  });
  expect(stored.get("k1")?.["body"]).toEqual(lines("Mine", "Theirs"));
  expect(saves().at(-1)?.variables["input"]).toMatchObject({ source: "HUMAN", expectedVersion: 5 });
});

test("a text that is brought together with the AI's is no person's any more", async () => {
  const provenance = [{ __typename: "Provenance", field: "body", source: "AI", generationId: "g1", stale: false }];
  const { saves } = await service(contentOf({ version: 5, body: lines("One", "Theirs"), provenance }));
  await deliver(
    waitingOf({ variables: { id: "k1", input: { body: lines("Mine", "Two"), source: "HUMAN" } }, base: { body: lines("One", "Two") } }),
  );
  expect(saves().at(-1)?.variables["input"]).toMatchObject({ source: "AI_EDITED", generationId: "g1" });
});

test("what the AI has left unfinished is no such thing once somebody else's words stand in it", async () => {
  const { saves } = await service(contentOf({ version: 5, body: lines("One", "Theirs") }));
  const input = { body: lines("Mine", "Two"), source: "AI", generationId: "g1", unfinished: true };
  await deliver(waitingOf({ variables: { id: "k1", input }, base: { body: lines("One", "Two") } }));
  expect(saves().at(-1)?.variables["input"]).toMatchObject({ source: "AI_EDITED", generationId: "g1", unfinished: null });
});

test("a person's text that takes the place of the AI's is the person's", async () => {
  const provenance = [{ __typename: "Provenance", field: "body", source: "AI", generationId: "g1", stale: false }];
  const { saves } = await service(contentOf({ version: 5, body: lines("Theirs"), provenance }));
  await deliver(
    waitingOf({
      variables: { id: "k1", input: { body: lines("Mine"), source: "HUMAN" } },
      base: { body: lines("One") },
      doubtful: [{ body: lines("Theirs") }],
    }),
  );
  expect(saves().at(-1)?.variables["input"]).toMatchObject({ body: lines("Mine"), source: "HUMAN" });
});

test("a text that is in the stored one already isn't sent again", async () => {
  const { saves } = await service(contentOf({ version: 5, body: lines("Mine", "Two", "Theirs") }));
  const waiting = waitingOf({
    variables: { id: "k1", input: { body: lines("Mine", "Two") } },
    base: { body: lines("One", "Two") },
    tried: true,
  });
  expect(await deliver(waiting)).toMatchObject({ end: "stored", stored: { version: 5 } });
  expect(saves()).toHaveLength(1);
});

test("what was put back after a save that no answer came to isn't taken for what somebody else took out", async () => {
  const { stored } = await service(contentOf({ version: 4, body: lines("One"), idea: "Sent" }));
  const text = waitingOf({
    variables: { id: "k1", input: { body: lines("New", "One", "Two") } },
    base: { body: lines("One", "Two") },
    doubtful: [{ body: lines("One") }],
  });
  expect(await deliver(text)).toMatchObject({ end: "stored", merged: true });
  expect(stored.get("k1")?.["body"]).toEqual(lines("New", "One", "Two"));
  const stage = waitingOf({
    operation: "SaveContentIdea",
    variables: { id: "k1", input: { idea: "Before", ideaExplanation: "Mine", sources: [] } },
    base: { idea: "Before", ideaExplanation: "" },
    doubtful: [{ idea: "Sent", ideaExplanation: "" }],
  });
  expect(await deliver(stage)).toMatchObject({ end: "stored", merged: true });
  expect(stored.get("k1")).toMatchObject({ idea: "Before", ideaExplanation: "Mine" });
});

test("fields of a stage are brought together", async () => {
  const { stored } = await service(contentOf({ version: 5, idea: "Stored", ideaExplanation: "Theirs" }));
  const waiting = waitingOf({
    operation: "SaveContentIdea",
    variables: { id: "k1", input: { idea: "Mine", ideaExplanation: "Before", sources: [] } },
    base: { idea: "Stored", ideaExplanation: "Before" },
  });
  expect(await deliver(waiting)).toMatchObject({ end: "stored", merged: true, stored: { version: 6 } });
  expect(stored.get("k1")).toMatchObject({ idea: "Mine", ideaExplanation: "Theirs" });
});

test.each([
  ["RATE_LIMITED", { end: "unavailable", reason: "No" }],
  ["SERVICE_UNAVAILABLE", { end: "unavailable", reason: "No" }],
  ["INTERNAL", { end: "unavailable", reason: "No" }],
  ["SESSION_EXPIRED", { end: "unanswered" }],
  ["BAD_USER_INPUT", { end: "refused", reason: "No" }],
  ["FORBIDDEN", { end: "refused", reason: "No" }],
])("%s says of the change: %j", async (code, end) => {
  await apiAnswers({ operations: { SaveContentBody: () => ({ failure: { message: "No", code } }) } });
  expect(await deliver(waitingOf({}))).toEqual(end);
});

test("a failure in the background raises no message and signs nobody out", async () => {
  const told = jest.spyOn(notify, "error");
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  await apiAnswers({ operations: { SaveContentBody: () => ({ failure: { message: "No", code: "FORBIDDEN" } }) } });
  await deliver(waitingOf({}));
  expect(told).not.toHaveBeenCalled();
  expect(authState().user?.id).toBe("u1");
  signOut();
});

test("a change that this release can't send doesn't hold up the others", async () => {
  expect(await deliver(waitingOf({ operation: "SaveSomethingOld" }))).toEqual({ end: "refused", reason: "" });
});

test("when nobody answers nothing is decided", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await deliver(waitingOf({}))).toEqual({ end: "unanswered" });
  jest.restoreAllMocks();
});

const creation = { operation: "CreateContent", variables: { companyId: "c1", projectId: null, input: { title: "New", details: "" } } };
const created = (parts: Partial<Waiting>) => {
  const { subject: _, version: __, ...rest } = waitingOf({ ...creation, ...parts });
  return rest;
};

test("a new content is made once, even if the answer of the first try was lost", async () => {
  const { stored, saves } = await service(contentOf());
  const variables = { ...creation.variables, key: "a1" };
  expect(await deliver(created({ variables }))).toMatchObject({ end: "stored", stored: { id: "k2" } });
  expect(await deliver(created({ variables, tried: true }))).toMatchObject({ end: "stored", stored: { id: "k2" } });
  expect(saves().map(({ operation }) => operation)).toEqual(["CreateContent", "CreateContent"]);
  expect(stored.size).toBe(2);
});

test("one that was made by an earlier try says what waits now", async () => {
  const { stored } = await service();
  const variables = { ...creation.variables, key: "a1" };
  await deliver(created({ variables }));
  const later = { ...variables, input: { ...variables.input, title: "Newer" } };
  expect(await deliver(created({ variables: later, tried: true }))).toMatchObject({ end: "stored", stored: { id: "k1", title: "Newer" } });
  expect([...stored.values()]).toMatchObject([{ title: "Newer", version: 2 }]);
});

test("one that an earlier release has put here is made under its own name: once, and none of the same needs is taken for it", async () => {
  const { stored, saves } = await service(contentOf({ title: "New", details: "" }));
  for (const about of ["content.a1", "content.a1", "content.a2"]) await deliver(created({ about, tried: true }));
  await deliver(created({ revision: "r1" }));
  expect(saves().map(({ variables }) => variables["key"])).toEqual(["a1", "a1", "a2", "r1"]);
  expect(stored.size).toBe(4);
});
