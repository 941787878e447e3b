import { expect, test } from "@playwright/test";
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type IntrospectionQuery,
  isInputObjectType,
  isObjectType,
} from "graphql";
import {
  ADDRESS,
  ask,
  call,
  createCompany,
  createContent,
  createProject,
  newRegistration,
  type Person,
  register,
  signInAdmin,
} from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

/** What stands in a line beside others' words: names, titles, comments. */
const NAME = /(?:name|title|organization|alt|text)(?:Ar)?$/i;
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
const MARKED = "Palm\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069tree\u200Cleaf";
/** Said to a model, and shown to nobody as a name. */
const SAID_TO_MODELS = new Set(["requestGeneration", "proposeBrand", "researchContent"]);

/** Looked for where admins read it. */
const TELLS_NO_NAME = "submitContactForm";

let client: Person;
let admin: Person;
/** What each operation needs beside the name. */
let given: Record<string, { as?: Person; variables: () => Record<string, unknown> }>;
let mutations: readonly GraphQLField<unknown, unknown>[];

test.beforeAll(async () => {
  [client, admin] = await Promise.all([register(), signInAdmin()]);
  const companyId = await createCompany(client);
  const [projectId, contentId] = [await createProject(client, companyId), await createContent(client, companyId)];
  const byClient = <Data>(query: string, variables: object = {}) => call<Data>(query, { ...variables }, { token: client.token });
  const byAdmin = <Data>(query: string, variables: object = {}) => call<Data>(query, { ...variables }, { token: admin.token });
  const idIn = (data: object) => /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "";
  const threadId = idIn(
    await byClient('mutation ($contentId: ID!) { beginCommentThread(contentId: $contentId, input: { text: "a" }) { thread { id } } }', {
      contentId,
    }),
  );
  const templateId = idIn(
    await byClient('mutation ($contentId: ID!) { saveContentAsTemplate(contentId: $contentId, name: "a") { template { id } } }', {
      contentId,
    }),
  );
  const webhook = { name: "a", url: "https://receiver.example/events", events: ["CONTENT_CREATED"] };
  const webhookId = idIn(
    await byClient("mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }", { input: webhook }),
  );
  const unlike = () => newRegistration();
  const branch = { name: "Palmtree", address: "King Road 1", latitude: 24.7, longitude: 46.7 };
  const basicData = () => ({ category: "business-activity", slug: unlike().username, value: "a", displayName: "Palmtree" });
  const newAdmin = () => {
    const { username, email, password, phoneCode, phoneNumber } = unlike();
    return { username, email, password, phoneCode, phoneNumber, firstName: "Sara", lastName: "Saleh" };
  };
  const adminId = idIn(
    await byAdmin(
      `mutation ($username: String!, $firstName: String!, $lastName: String!, $phoneCode: String!, $phoneNumber: String!, $email: String!, $password: String!) {
        createAdmin(username: $username, firstName: $firstName, lastName: $lastName, phoneCode: $phoneCode, phoneNumber: $phoneNumber, email: $email,
          password: $password) { user { id } } }`,
      newAdmin(),
    ),
  );
  const made = async (query: string, input: object) => idIn(await byAdmin(query, { input }));
  const partnerId = await made("mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { id } } }", {
    name: "Palmtree",
  });
  const branchId = await made("mutation ($input: BranchInput!) { createBranch(input: $input) { branch { id } } }", branch);
  const basicDataId = await made("mutation ($input: BasicDataInput!) { createBasicData(input: $input) { basicData { id } } }", basicData());
  const form = new FormData();
  form.set("file", new Blob([PIXEL], { type: "image/png" }), "a.png");
  const uploaded = await fetch(`${ADDRESS}/media`, { method: "POST", headers: { authorization: `Bearer ${client.token}` }, body: form });
  const mediaId = idIn((await uploaded.json()) as object);
  const card = { companyName: "Rutab", brandName: "Rutab" };
  const content = { title: "Dates", type: "ARTICLE", locale: "en" };
  given = {
    createCompany: { as: client, variables: () => ({ input: card }) },
    updateCompany: { as: client, variables: () => ({ id: companyId, input: {} }) },
    createProject: { as: client, variables: () => ({ companyId, input: { name: "a" } }) },
    updateProject: { as: client, variables: () => ({ id: projectId, input: { name: "a" } }) },
    createContent: { as: client, variables: () => ({ companyId, input: content }) },
    saveContentNeeds: { as: client, variables: () => ({ id: contentId, input: content }) },
    beginCommentThread: { as: client, variables: () => ({ contentId, input: {} }) },
    replyToComment: { as: client, variables: () => ({ threadId, input: {} }) },
    saveContentAsTemplate: { as: client, variables: () => ({ contentId }) },
    renameContentTemplate: { as: client, variables: () => ({ id: templateId }) },
    updateMedia: { as: client, variables: () => ({ id: mediaId }) },
    registerUser: { variables: unlike },
    updateUser: { as: client, variables: () => ({ id: client.id }) },
    createAdmin: { as: admin, variables: newAdmin },
    updateAdmin: { as: admin, variables: () => ({ id: adminId }) },
    createPersonalToken: { as: client, variables: () => ({ scopes: ["READ"], days: 7 }) },
    submitContactForm: { variables: () => ({ name: "a", email: unlike().email, message: "a" }) },
    createBasicData: { as: admin, variables: () => ({ input: basicData() }) },
    updateBasicData: { as: admin, variables: () => ({ id: basicDataId, input: {} }) },
    createPartner: { as: admin, variables: () => ({ input: { name: "Palmtree" } }) },
    updatePartner: { as: admin, variables: () => ({ id: partnerId, input: {} }) },
    createBranch: { as: admin, variables: () => ({ input: branch }) },
    updateBranch: { as: admin, variables: () => ({ id: branchId, input: {} }) },
    createContact: { as: admin, variables: () => ({ input: { name: "a", email: unlike().email } }) },
    createWebhook: { as: client, variables: () => ({ input: webhook }) },
    updateWebhook: { as: client, variables: () => ({ id: webhookId, input: {} }) },
  };
  const schema = buildClientSchema(await call<IntrospectionQuery>(getIntrospectionQuery()));
  mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) => !SAID_TO_MODELS.has(name));
});

/** Paths of the names that an operation takes. */
function namesOf(type: GraphQLInputType, path: readonly string[]): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((field) => namesOf(field.type, [...path, field.name]));
  return named.name === "String" && NAME.test(path.at(-1) ?? "") ? [[...path]] : [];
}

/** Asks for what a path names where it is told again, and for nothing where it isn't. */
function selectionOf(output: GraphQLOutputType, path: readonly string[]): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return "";
  const [next = "", ...rest] = path;
  const fields = type.getFields();
  if (fields[next]) return `{ ${next} ${selectionOf(fields[next].type, rest)} }`;
  for (const { name, type: of } of Object.values(fields)) {
    const inner = getNamedType(of);
    if (!isObjectType(inner)) continue;
    if (inner.getFields()[next]) return `{ ${name} ${selectionOf(of, path)} }`;
    if (inner.name === "CommentThread") return `{ ${name} { comments { ${next} } } }`;
  }
  return "{ __typename }";
}

function withValue(variables: unknown, [name = "", ...rest]: readonly string[], value: string): Record<string, unknown> {
  const before = (variables ?? {}) as Record<string, unknown>;
  return { ...before, [name]: rest.length === 0 ? value : withValue(before[name], rest, value) };
}

test("no name takes along what turns the words around it: it is dropped or refused, by each operation that takes one", async () => {
  test.setTimeout(120_000);
  const wrong: object[] = [];
  let names = 0;
  for (const { name: operation, args, type } of mutations) {
    const declared = args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(", ");
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    for (const path of args.flatMap((arg) => namesOf(arg.type, [arg.name]))) {
      const { as, variables } = given[operation] ?? { variables: () => ({}) };
      names += 1;
      const query = `mutation (${declared}) { ${operation}(${passed}) ${selectionOf(type, path[0] === "input" ? path.slice(1) : path)} }`;
      const { errors, text } = await ask(query, withValue(variables(), path, `${MARKED} ${names}`), as);
      const refused =
        errors[0]?.extensions.code === "BAD_USER_INPUT" &&
        Object.keys(errors[0].extensions.fields ?? {}).some((field) => path.join(".").endsWith(field));
      const dropped = errors.length === 0 && (text.includes("Palmtree\u200Cleaf") || operation === TELLS_NO_NAME);
      if (TURNING.test(text) || !(refused || dropped)) wrong.push({ operation, path: path.join("."), text: text.slice(0, 300) });
    }
  }
  expect(wrong).toEqual([]);
  expect(names).toBeGreaterThan(40);
  const { contacts } = await call<{ contacts: object }>(
    "{ contacts(pageSize: 100) { results { name organization } } }",
    {},
    { token: admin.token },
  );
  expect(JSON.stringify(contacts)).toContain("Palmtree\u200Cleaf");
  expect(JSON.stringify(contacts)).not.toMatch(TURNING);
});

test.afterAll(async () => {
  const { token } = admin;
  const lists =
    '{ partners { id name } branches { id name } basicDataList(search: "Palmtree", pageSize: 100) { results { id displayName } } }';
  const { partners, branches, basicDataList } = await call<{ partners: Made[]; branches: Made[]; basicDataList: { results: Made[] } }>(
    lists,
    {},
    { token },
  );
  for (const [operation, made] of [
    ["deletePartner", partners],
    ["deleteBranch", branches],
    ["deleteBasicData", basicDataList.results],
  ] as const)
    for (const { id, name, displayName } of made)
      if ((name ?? displayName)?.startsWith("Palm"))
        await call(`mutation ($id: ID!) { ${operation}(id: $id) { success } }`, { id }, { token });
});

interface Made {
  readonly id: string;
  readonly name?: string;
  readonly displayName?: string;
}
