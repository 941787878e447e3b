import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, contentCreated, contentState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import {
  CREATE_CONTENT,
  CREATE_TWIN,
  DELETE_CONTENT,
  DELETE_TEMPLATE,
  DERIVE,
  LIST_CONTENTS,
  LINK_TWIN,
  PAIR_TWIN,
  READ_CONTENT,
  RENAME_TEMPLATE,
  RESTORE_VERSION,
  SAVE_AS_TEMPLATE,
  SAVE_BODY,
  SAVE_IDEA,
  SAVE_NEEDS,
  SAVE_OBJECTIVES,
  SAVE_TOOLS,
  SET_STATUS,
  TEMPLATES,
  UNLINK_TWIN,
  VERSIONS,
} from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let callers: Record<string, GraphQLClient>;
let owned: { companyId: string; projectId: string; id: string };
let templates = 0;
beforeAll(async () => {
  content = await startContent();
  callers = {
    owner: await content.as({ id: "owner" }),
    "another client": await content.as({ id: "another" }),
    admin: await content.as({ id: "admin", role: "ADMIN" }),
    "super admin": await content.as({ id: "super", role: "SUPER_ADMIN" }),
    nobody: content.anonymous(),
  };
  const companyId = await content.company("owner");
  const projectId = await content.project("owner", companyId);
  const { id = "" } = await content.content("owner", { companyId });
  await (callers["owner"] as GraphQLClient)(SAVE_BODY, { id, input: { body: EMPTY } });
  owned = { companyId, projectId, id };
});

/** A template of the owner's company. */
async function template(): Promise<string> {
  const { data } = await (callers["owner"] as GraphQLClient)(SAVE_AS_TEMPLATE, { contentId: owned.id, name: `Ready ${++templates}` });
  return data.saveContentAsTemplate.template.id;
}
afterAll(() => content?.stop());

const EMPTY = { type: "doc", content: [{ type: "paragraph" }] };

/** A content of the owner's with a text. */
async function written(): Promise<string> {
  const { id = "" } = await content.content("owner", { companyId: owned.companyId });
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Dates" }] }] };
  await (callers["owner"] as GraphQLClient)(SAVE_BODY, { id, input: { body } });
  return id;
}

/** A content of the owner's that has a twin, with what both say. */
async function twinned() {
  const { data } = await (callers["owner"] as GraphQLClient)(CREATE_TWIN, { id: await written() });
  const { id, twin } = data.createTwin.content;
  return { id, twinId: twin.content.id, pairs: twin.pairs.map(({ own, other }: { own: string; other: string }) => ({ own, other })) };
}

/** Two contents of the owner's, one in each language. */
async function apart() {
  const [id, { id: twinId }] = [await written(), await content.content("owner", { companyId: owned.companyId, locale: "ar" })];
  return { id, twinId };
}

/** Each operation on the owner's things, and what every caller gets: "ok" or a code. */
const OPERATIONS: Record<string, { document: string; variables: () => object | Promise<object> }> = {
  content: { document: READ_CONTENT, variables: () => ({ id: owned.id }) },
  "contents of the company": { document: LIST_CONTENTS, variables: () => ({ companyId: owned.companyId }) },
  "contents of the project": { document: LIST_CONTENTS, variables: () => ({ projectId: owned.projectId }) },
  contents: { document: LIST_CONTENTS, variables: () => ({}) },
  createContent: {
    document: CREATE_CONTENT,
    variables: () => ({ companyId: owned.companyId, input: { title: "Another", type: "POST" } }),
  },
  saveContentNeeds: { document: SAVE_NEEDS, variables: () => ({ id: owned.id, input: { title: "Dates", type: "ARTICLE" } }) },
  saveContentIdea: { document: SAVE_IDEA, variables: () => ({ id: owned.id, input: { idea: "Idea" } }) },
  saveContentObjectives: { document: SAVE_OBJECTIVES, variables: () => ({ id: owned.id, input: { objective: "Objective" } }) },
  saveContentTools: { document: SAVE_TOOLS, variables: () => ({ id: owned.id, input: { tools: ["Camera"] } }) },
  saveContentBody: { document: SAVE_BODY, variables: () => ({ id: owned.id, input: { body: EMPTY } }) },
  setContentStatus: { document: SET_STATUS, variables: () => ({ id: owned.id, status: "DRAFT" }) },
  deriveContents: { document: DERIVE, variables: async () => ({ id: await written(), forms: [{ form: "POST" }] }) },
  createTwin: { document: CREATE_TWIN, variables: async () => ({ id: await written() }) },
  pairTwin: {
    document: PAIR_TWIN,
    variables: async () => {
      const { id, pairs } = await twinned();
      return { id, pairs };
    },
  },
  linkTwin: { document: LINK_TWIN, variables: apart },
  unlinkTwin: {
    document: UNLINK_TWIN,
    variables: async () => {
      const { id, twinId } = await twinned();
      return { id, twinId };
    },
  },
  contentVersions: { document: VERSIONS, variables: () => ({ contentId: owned.id }) },
  restoreContentVersion: { document: RESTORE_VERSION, variables: () => ({ id: owned.id, versionId: `${owned.id}:1` }) },
  contentTemplates: { document: TEMPLATES, variables: () => ({ companyId: owned.companyId }) },
  saveContentAsTemplate: { document: SAVE_AS_TEMPLATE, variables: () => ({ contentId: owned.id, name: `Kept ${++templates}` }) },
  renameContentTemplate: { document: RENAME_TEMPLATE, variables: async () => ({ id: await template(), name: `Called ${++templates}` }) },
  deleteContentTemplate: { document: DELETE_TEMPLATE, variables: async () => ({ id: await template() }) },
  deleteContent: { document: DELETE_CONTENT, variables: async () => ({ id: (await content.content("owner")).id }) },
};
/** What admins may do with a client's content. */
const FOR_ADMINS = [
  "content",
  "contents of the company",
  "contents of the project",
  "setContentStatus",
  "contentVersions",
  "contentTemplates",
];

const EXPECTED: Record<string, (operation: string) => string> = {
  owner: () => "ok",
  "another client": (operation) => (operation === "contents" ? "ok" : "NOT_FOUND"),
  admin: (operation) => (operation === "contents" || FOR_ADMINS.includes(operation) ? "ok" : "FORBIDDEN"),
  "super admin": (operation) => (operation === "contents" || FOR_ADMINS.includes(operation) ? "ok" : "FORBIDDEN"),
  nobody: () => "UNAUTHENTICATED",
};

const MATRIX = Object.keys(OPERATIONS).flatMap((operation) =>
  Object.entries(EXPECTED).map(([caller, expected]) => [operation, caller, expected(operation)] as const),
);

describe("who may do what with a client's content", () => {
  test.each(MATRIX)("%s, %s: %s", async (operation, caller, expected) => {
    const { document, variables } = OPERATIONS[operation] as { document: string; variables: () => object | Promise<object> };
    const call = callers[caller] as GraphQLClient;
    const { errors } = await call(document, { ...(await variables()) });
    expect(errors?.[0]?.extensions.code ?? "ok").toBe(expected);
  });

  test("an old version is not told to strangers", async () => {
    const call = callers["another client"] as GraphQLClient;
    const { errors } = await call(SAVE_IDEA, { id: owned.id, input: { idea: "x", expectedVersion: 99 } });
    expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  });

  test("a list holds a client's own, for admins everybody's", async () => {
    await content.content("another", { title: "Of another" });
    const titlesFor = async (caller: string) => {
      const { data } = await (callers[caller] as GraphQLClient)(LIST_CONTENTS, { pageSize: 100 });
      return data.contents.results.map(({ owner }: { owner: { id: string } }) => owner.id);
    };
    expect(new Set(await titlesFor("owner"))).toEqual(new Set(["owner"]));
    expect(new Set(await titlesFor("another client"))).toEqual(new Set(["another"]));
    expect(new Set(await titlesFor("admin"))).toEqual(new Set(["owner", "another"]));
  });
});

describe("a content is made", () => {
  const create = (companyId: string, projectId: string | undefined, title = "x") =>
    (callers["owner"] as GraphQLClient)(CREATE_CONTENT, { companyId, projectId, input: { title, type: "POST" } });

  test("in a project of its own company only", async () => {
    const other = await content.company("owner");
    const { errors } = await create(other, owned.projectId);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND", fields: { projectId: [expect.any(String)] } });
    const { data } = await (callers["owner"] as GraphQLClient)(LIST_CONTENTS, { companyId: other });
    expect(data.contents.totalCount).toBe(0);
  });

  test("not in a project of somebody else", async () => {
    const companyId = await content.company("another");
    const { errors } = await create(owned.companyId, await content.project("another", companyId));
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("not for a company that does not exist", async () => {
    const { errors } = await create("000000000000000000000000", owned.projectId);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("not for a company that is deleted while it is being stored: it goes along", async () => {
    const companyId = await content.company("owner");
    await content.content("owner", { companyId });
    const insert = content.proxy.hold("insert contents");
    const creating = create(companyId, undefined, "Goes along");
    await insert.reached;
    await content.events.publish(companyState, companyId, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => {
      const { data } = await (callers["owner"] as GraphQLClient)(LIST_CONTENTS, { companyId });
      return data.contents.totalCount === 0;
    });
    insert.release();
    const { errors } = await creating;
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND", fields: { companyId: [expect.any(String)] } });
    const { aggregateId } = await content.events.awaited(contentCreated, ({ data }) => data.title === "Goes along");
    await content.events.awaited(contentState, (event) => event.aggregateId === aggregateId && event.data.deleted);
  });

  test("by an admin for a company of their own", async () => {
    const companyId = await content.company("admin");
    const { errors } = await (callers["admin"] as GraphQLClient)(CREATE_CONTENT, { companyId, input: { title: "x", type: "POST" } });
    expect(errors).toBeUndefined();
  });
});

test("an unknown field is refused, a wrong enumeration too, without a stack", async () => {
  const call = callers["owner"] as GraphQLClient;
  for (const input of [
    { title: "x", type: "POEM" },
    { title: "x", type: "POST", owner: "me" },
  ]) {
    const { errors, data } = await call(SAVE_NEEDS, { id: owned.id, input });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(JSON.stringify(errors)).not.toMatch(/at .*\.ts/);
    expect(data).toBeUndefined();
  }
});
