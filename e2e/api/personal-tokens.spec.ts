import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, makeWork, type Person, register, signInAdmin, type Work } from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

/** Milliseconds from the answer of what ends a token until every service refuses it. */
const AT_ONCE = 2_000;

interface Made {
  secret: string;
  id: string;
}

async function makeToken({ token }: Person, scopes: string[], companyIds: string[] | null = null): Promise<Made> {
  const { createPersonalToken: made } = await call<{ createPersonalToken: { secret: string; personalToken: { id: string } } }>(
    `mutation ($scopes: [TokenScope!]!, $companyIds: [ID!]) {
      createPersonalToken(name: "spec", scopes: $scopes, companyIds: $companyIds, days: 1) { secret personalToken { id } }
    }`,
    { scopes, companyIds },
    { token },
  );
  return { secret: made.secret, id: made.personalToken.id };
}

const revoke = ({ token }: Person, id: string) =>
  call("mutation ($id: ID!) { revokePersonalToken(id: $id) { success } }", { id }, { token });

/** What an operation says to a token: "answered", or the code and why. */
async function said(token: string, query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const { errors } = await ask(query, variables, { token });
  if (!errors[0]) return "answered";
  const { code, reason } = errors[0].extensions;
  return reason === undefined ? code : `${code} ${String(reason)}`;
}

const get = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${ADDRESS}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers }, signal: AbortSignal.timeout(10_000) });

const CREATE_COMPANY = 'mutation { createCompany(input: { companyName: "By token", brandName: "By token" }) { company { id } } }';
const GENERATE = `mutation ($companyId: ID, $contentId: ID) {
  requestGeneration(input: { kind: IDEAS, companyId: $companyId, contentId: $contentId }) { generation { id } }
}`;

let owner: Person;
let work: Work;
let other: Work;
test.beforeAll(async () => {
  owner = await register();
  work = await makeWork(owner);
  other = await makeWork(owner);
});

test("a token reads what its owner may read, and neither writes nor generates, however it is asked", async () => {
  const { secret } = await makeToken(owner, ["READ"]);
  expect(
    await said(secret, "query ($id: ID!) { content(id: $id) { title company { brandName } owner { username } } }", { id: work.contentId }),
  ).toBe("answered");
  const rename = 'companyName: "Taken over"';
  const attempts = [
    CREATE_COMPANY,
    `mutation { a: updateCompany(id: "${work.companyId}", input: { ${rename} }) { company { id } } }`,
    `mutation { __typename ...F } fragment F on Mutation { x: deleteContent(id: "${work.contentId}") { success } }`,
    `mutation A { ... on Mutation @include(if: true) { deleteCompany(id: "${work.companyId}") { success } } }`,
    `mutation { markNotificationsRead { success } }`,
  ];
  for (const attempt of attempts) expect(await said(secret, attempt)).toBe("FORBIDDEN TOKEN_SCOPE");
  expect(await said(secret, GENERATE, { companyId: work.companyId })).toBe("FORBIDDEN TOKEN_SCOPE");
  expect(await said(owner.token, "query ($id: ID!) { content(id: $id) { id } }", { id: work.contentId })).toBe("answered");
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PIXEL)], { type: "image/png" }), "pixel.png");
  const upload = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${secret}` } });
  expect(upload.status).toBe(403);
});

test("writing and generating are scopes of their own, and each goes no further than its owner may", async () => {
  const [writer, generator] = [await makeToken(owner, ["WRITE"]), await makeToken(owner, ["GENERATE"])];
  expect(await said(writer.secret, CREATE_COMPANY)).toBe("answered");
  expect(await said(writer.secret, GENERATE, { companyId: work.companyId })).toBe("FORBIDDEN TOKEN_SCOPE");
  expect(await said(generator.secret, GENERATE, { companyId: work.companyId })).toBe("answered");
  expect(await said(generator.secret, CREATE_COMPANY)).toBe("FORBIDDEN TOKEN_SCOPE");
  const stranger = await register();
  const theirs = await makeToken(stranger, ["READ", "WRITE", "GENERATE"]);
  expect(await said(theirs.secret, "query ($id: ID!) { company(id: $id) { id } }", { id: work.companyId })).toBe("NOT_FOUND");
  expect(await said(theirs.secret, "mutation ($id: ID!) { deleteContent(id: $id) { success } }", { id: work.contentId })).toBe("NOT_FOUND");
  expect(await said(theirs.secret, "{ contacts { totalCount } }")).toBe("FORBIDDEN");
});

test("a token for one company reaches nothing of another, by lists, ids, nested fields, files, exports or streams", async () => {
  const { secret } = await makeToken(owner, ["READ", "WRITE", "GENERATE"], [work.companyId]);
  const seen = await call<Record<string, { results: { id: string; company?: { id: string } }[] }>>(
    `{
      companies { results { id projects { id } owner { id username email phoneNumber } } }
      projects { results { id company { id } } }
      contents { results { id company { id } project { id } } }
      generations { results { id company { id } } }
    }`,
    {},
    { token: secret },
  );
  expect(seen["companies"]?.results.map(({ id }) => id)).toEqual([work.companyId]);
  for (const kind of ["projects", "contents", "generations"])
    for (const { company } of seen[kind]?.results ?? []) expect(company?.id).toBe(work.companyId);
  expect(seen["contents"]?.results.map(({ id }) => id)).toEqual([work.contentId]);
  expect(JSON.stringify(seen)).not.toContain(other.companyId);
  // Whose they are is told, and no more of that person.
  expect(JSON.stringify(seen)).not.toContain(owner.email);
  expect(JSON.stringify(seen)).not.toContain("505550142");

  const closed: [query: string, variables: Record<string, unknown>][] = [
    ["query ($id: ID!) { company(id: $id) { id } }", { id: other.companyId }],
    ["query ($id: ID!) { project(id: $id) { id } }", { id: other.projectId }],
    ["query ($id: ID!) { content(id: $id) { id } }", { id: other.contentId }],
    ["query ($id: ID!) { contentVersions(contentId: $id) { totalCount } }", { id: other.contentId }],
    ["query ($id: ID!) { contents(companyId: $id) { totalCount } }", { id: other.companyId }],
    ["query ($id: ID!) { contents(projectId: $id) { totalCount } }", { id: other.projectId }],
    ["query ($id: ID!) { projects(companyId: $id) { totalCount } }", { id: other.companyId }],
    ["query ($id: ID!) { generations(companyId: $id) { totalCount } }", { id: other.companyId }],
    ["query ($id: ID!) { generations(contentId: $id) { totalCount } }", { id: other.contentId }],
    ['query ($id: ID!) { proofread(text: "a", locale: en, companyId: $id) { words } }', { id: other.companyId }],
    ["mutation ($id: ID!) { deleteCompany(id: $id) { success } }", { id: other.companyId }],
    ['mutation ($id: ID!) { setCompanyWords(companyId: $id, add: ["x"]) { words } }', { id: other.companyId }],
    ['mutation ($id: ID!) { createProject(companyId: $id, input: { name: "x" }) { project { id } } }', { id: other.companyId }],
    ['mutation ($id: ID!) { updateProject(id: $id, input: { name: "x" }) { project { id } } }', { id: other.projectId }],
    ["mutation ($id: ID!) { deleteContent(id: $id) { success } }", { id: other.contentId }],
    ["mutation ($id: ID!) { setContentStatus(id: $id, status: IN_REVIEW) { content { id } } }", { id: other.contentId }],
    [
      'mutation ($id: ID!) { createContent(companyId: $id, input: { title: "x", type: POST }) { content { id } } }',
      { id: other.companyId },
    ],
    [GENERATE, { companyId: other.companyId }],
    [GENERATE, { companyId: other.companyId, contentId: other.contentId }],
  ];
  for (const [query, variables] of closed) expect([query, await said(secret, query, variables)]).toEqual([query, "NOT_FOUND"]);

  const beyond = [
    CREATE_COMPANY,
    '{ search(term: "dates") { id } }',
    "{ dashboard { companies } }",
    "{ notifications { totalCount } }",
    "{ aiUsage { generations } }",
    'mutation { requestGeneration(input: { kind: FIELD, field: "slogan", company: {} }) { generation { id } } }',
  ];
  for (const query of beyond) expect([query, await said(secret, query)]).toEqual([query, "FORBIDDEN TOKEN_COMPANIES"]);

  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    GENERATE,
    { companyId: other.companyId },
    { token: owner.token },
  );
  const paths = [`/contents/${other.contentId}/export?format=md`, `/ai/generations/${requestGeneration.generation.id}/stream`];
  for (const path of paths) expect([path, (await get(path, secret)).status]).toEqual([path, 404]);
  expect((await get(`/contents/${work.contentId}/export?format=md`, secret)).status).toBe(200);
  // What an account has beside: its writes through the token were refused, so all of it is there.
  expect(await said(owner.token, "query ($id: ID!) { content(id: $id) { id } }", { id: other.contentId })).toBe("answered");
});

test("a document of the owner's is out of reach of a token for one company", async () => {
  const form = new FormData();
  form.append("file", new Blob(["how we speak"], { type: "text/plain" }), "voice.txt");
  const upload = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${owner.token}` } });
  const { data } = (await upload.json()) as { data: { url: string } };
  const [all, one] = [await makeToken(owner, ["READ"]), await makeToken(owner, ["READ"], [work.companyId])];
  expect((await get(data.url, all.secret)).status).toBe(200);
  expect((await get(data.url, one.secret)).status).toBe(404);
});

test("accounts, passwords, tokens, archives and the person's own stream are closed to tokens, an admin's too", async () => {
  const admin = await signInAdmin();
  for (const person of [owner, admin]) {
    const { secret, id } = await makeToken(person, ["READ", "WRITE", "GENERATE"]);
    const closed = [
      "{ personalTokens { id } }",
      'mutation { createPersonalToken(name: "child", scopes: [WRITE], days: 1) { secret } }',
      `mutation { revokePersonalToken(id: "${id}") { success } }`,
      `mutation { updateUser(id: "${person.id}", firstName: "x") { user { id } } }`,
      `mutation { changePassword(id: "${person.id}", oldPassword: "a", newPassword: "b", confirmPassword: "b") { success } }`,
      `mutation { deleteUser(id: "${owner.id}") { success } }`,
      'mutation { inviteUser(email: "a@example.com") { success } }',
      'mutation { login(email: "a@example.com", password: "x") { token } }',
      `{ userProfileDetail(id: "${owner.id}") { id } }`,
      "{ usersList { totalCount } }",
      "{ modelConnection { hasKey } }",
    ];
    for (const query of closed) expect([query, await said(secret, query)]).toEqual([query, "FORBIDDEN TOKEN_CLOSED"]);
    for (const path of ["/me/export", "/me/stream", "/site/audit.csv"])
      expect([path, (await get(path, secret)).status]).toEqual([path, 403]);
    await revoke(person, id);
  }
});

test("a revoked token is refused everywhere within two seconds, and what is open in its name ends", async () => {
  const { secret, id } = await makeToken(owner, ["READ", "GENERATE"]);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
      `mutation ($companyId: ID, $contentId: ID) {
        requestGeneration(input: { kind: ARTICLE, companyId: $companyId, contentId: $contentId, options: { length: HIGH } }) { generation { id } }
      }`,
      { companyId: work.companyId, contentId: work.contentId },
      { token: secret },
    );
    ids.push(requestGeneration.generation.id);
  }
  const stream = await get(`/ai/generations/${ids[2]}/stream`, secret);
  expect(stream.status).toBe(200);
  let [text, ended] = ["", false];
  void (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    ended = true;
  })();
  const everywhere = async () =>
    Promise.all(
      [
        "{ currentUser { id } }",
        "{ companies { totalCount } }",
        "{ contents { totalCount } }",
        "{ aiModels { id } }",
        "{ partners { id } }",
      ].map((query) => said(secret, query)),
    );
  expect(await everywhere()).toEqual(Array.from({ length: 5 }, () => "answered"));
  await revoke(owner, id);
  await Promise.all([
    expect.poll(everywhere, { timeout: AT_ONCE, intervals: [50] }).toEqual(Array.from({ length: 5 }, () => "UNAUTHENTICATED")),
    expect.poll(() => ended, { timeout: AT_ONCE, intervals: [50] }).toBe(true),
  ]);
  expect(text).not.toContain("event: done");
  expect((await get(`/ai/generations/${ids[2]}/stream`, secret)).status).toBe(401);
  expect(await said(owner.token, "{ currentUser { id } }")).toBe("answered");
});

test("what looks like a token and is none is refused in the caller's language, for graph, files and streams alike", async () => {
  const { secret } = await makeToken(owner, ["READ"]);
  for (const wrong of ["muh_", `${secret}x`, `${secret.slice(0, -1)}`, `muh_${"A".repeat(43)}`, "muh_../../etc"]) {
    const { status, errors } = await ask("{ currentUser { id } }", {}, { token: wrong, locale: "ar" });
    expect([wrong, status, errors[0]?.extensions.code]).toEqual([wrong, 401, "UNAUTHENTICATED"]);
    expect(errors[0]?.message).toMatch(/[\u0600-\u06FF]/);
    expect((await get(`/contents/${work.contentId}/export?format=md`, wrong)).status).toBe(401);
  }
});
