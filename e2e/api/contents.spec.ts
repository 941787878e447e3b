import { expect, test } from "@playwright/test";
import { ask, call, createCompany, createContent, createProject, type Person, register } from "../journeys/api.ts";

const CONTENT = `id locale title type classification level methodology interestArea view framework keywords idea ideaExplanation details
  conversionFunnel objective topics internalLinks externalLinks tools sharingStyle writerRole participation intensity socialChannels
  body bodyText stage completed status provenance { field source generationId stale } version
  company { id brandName } project { id name } owner { id username } createdAt updatedAt`;

let owner: Person;
let companyId: string;
test.beforeAll(async () => {
  owner = await register();
  companyId = await createCompany(owner);
});

type Content = Record<string, unknown> & { id: string; version: number };

const save = async (operation: string, id: string, input: Record<string, unknown>) => {
  const type = `${operation.replace("save", "")}Input`;
  const answer = await call<Record<string, { content: Content }>>(
    `mutation ($id: ID!, $input: ${type}!) { ${operation}(id: $id, input: $input) { content { ${CONTENT} } } }`,
    { id, input },
    { token: owner.token },
  );
  const content = answer[operation]?.content;
  if (!content) throw new Error(`${operation} answered no content`);
  return content;
};

test("a content goes through its stages, each saved and read back, until it is complete", async () => {
  const projectId = await createProject(owner, companyId);
  const needs = {
    title: "How to choose Sukkari dates",
    type: "ARTICLE",
    locale: "en",
    classification: "COGNITIVE",
    level: "BASIC",
    methodology: "EXPERT_OPINION",
    interestArea: "PRODUCT",
    view: "GENERAL",
    framework: "AIDA",
    keywords: ["dates", "Sukkari"],
    details: "For first-time buyers",
  };
  const { createContent: created } = await call<{ createContent: { content: Content } }>(
    `mutation ($companyId: ID!, $projectId: ID!, $input: ContentNeedsInput!) {
      createContent(companyId: $companyId, projectId: $projectId, input: $input) { content { ${CONTENT} } } }`,
    { companyId, projectId, input: needs },
    { token: owner.token },
  );
  expect(created.content).toMatchObject({
    ...needs,
    company: { id: companyId, brandName: "Rutab & Co." },
    project: { id: projectId, name: "Sukkari season" },
    owner: { id: owner.id, username: owner.username },
    stage: "IDEA",
    completed: false,
    status: "DRAFT",
    body: null,
    bodyText: "",
  });
  const { id } = created.content;
  expect(await save("saveContentNeeds", id, { ...needs, title: "Choosing Sukkari dates" })).toMatchObject({
    title: "Choosing Sukkari dates",
  });
  const idea = { idea: "Colour tells ripeness", ideaExplanation: "Even and golden", keywords: ["ripe"] };
  expect(await save("saveContentIdea", id, idea)).toMatchObject({ ...idea, stage: "OBJECTIVES" });
  const objectives = {
    conversionFunnel: "INTEREST",
    objective: "Earn trust",
    topics: ["Colour", "Storing"],
    internalLinks: ["https://rutab.example/dates"],
    externalLinks: ["https://elsewhere.example/"],
  };
  expect(await save("saveContentObjectives", id, objectives)).toMatchObject({ ...objectives, stage: "TOOLS" });
  const tools = {
    tools: ["Search console"],
    sharingStyle: "Calm",
    writerRole: "Expert",
    participation: "INDIVIDUAL",
    intensity: "LOW",
    socialChannels: ["INSTAGRAM", "TIKTOK"],
  };
  expect(await save("saveContentTools", id, tools)).toMatchObject({ ...tools, stage: "GENERATION", completed: false });
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Look at the colour first." }] }] };
  const complete = await save("saveContentBody", id, { body, source: "HUMAN" });
  expect(complete).toMatchObject({ body, bodyText: "Look at the colour first.", stage: "COMPLETE", completed: true });
  expect(complete.provenance).toContainEqual({ field: "body", source: "HUMAN", generationId: null, stale: false });
  expect(await call(`query ($id: ID!) { content(id: $id) { ${CONTENT} } }`, { id }, { token: owner.token })).toEqual({ content: complete });

  const listed = async (filter: string) =>
    (
      await call<{ contents: { results: Content[] } }>(
        `{ contents(${filter}) { totalCount results { id title } } }`,
        {},
        { token: owner.token },
      )
    ).contents.results;
  expect(await listed(`companyId: "${companyId}", completed: true`)).toContainEqual({ id, title: "Choosing Sukkari dates" });
  expect((await listed(`completed: false`)).map((content) => content.id)).not.toContain(id);
  expect(
    (await listed(`projectId: "${projectId}", type: ARTICLE, status: DRAFT, search: "choosing"`)).map((content) => content.id),
  ).toEqual([id]);
});

test("an edit of an older version is CONFLICT and writes nothing", async () => {
  const id = await createContent(owner, companyId);
  const { version } = await save("saveContentIdea", id, { idea: "First" });
  const { status, errors } = await ask(
    `mutation ($id: ID!, $version: Int) { saveContentIdea(id: $id, input: { idea: "Late", expectedVersion: $version }) { content { id } } }`,
    { id, version: version - 1 },
    { token: owner.token },
  );
  expect([status, errors[0]?.extensions]).toEqual([409, { code: "CONFLICT", version }]);
  expect(await call(`query ($id: ID!) { content(id: $id) { idea version } }`, { id }, { token: owner.token })).toEqual({
    content: { idea: "First", version },
  });
});

test("a save is refused only if its own part has changed; a move of the status, if anything has", async () => {
  const id = await createContent(owner, companyId);
  const first = await save("saveContentIdea", id, { idea: "First" });
  await save("saveContentObjectives", id, { objective: "Elsewhere", expectedVersion: first.version });
  await save("saveContentIdea", id, { idea: "Second", expectedVersion: first.version });
  const move = `mutation ($id: ID!, $version: Int) {
    setContentStatus(id: $id, status: IN_REVIEW, expectedVersion: $version) { content { status version partVersions { idea status } } }
  }`;
  const refused = await ask(move, { id, version: first.version }, { token: owner.token });
  expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([409, "CONFLICT"]);
  const { version } = (
    await call<{ content: { version: number } }>(`query ($id: ID!) { content(id: $id) { version } }`, { id }, { token: owner.token })
  ).content;
  const moved = await call(move, { id, version }, { token: owner.token });
  expect(moved).toEqual({
    setContentStatus: { content: { status: "IN_REVIEW", version: version + 1, partVersions: { idea: version, status: version + 1 } } },
  });
});

test("saves while somebody writes are one entry of the history", async () => {
  const id = await createContent(owner, companyId);
  const text = (words: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] });
  let expectedVersion: number | undefined;
  for (const words of ["Palms", "Palms and", "Palms and wells"])
    expectedVersion = (await save("saveContentBody", id, { body: text(words), checkpoint: false, expectedVersion })).version;
  await save("saveContentBody", id, { body: text("Palms and wells."), expectedVersion });
  const history = await call(
    `query ($id: ID!) { contentVersions(contentId: $id) { totalCount results { number body } } }`,
    { id },
    { token: owner.token },
  );
  expect(history).toEqual({ contentVersions: { totalCount: 1, results: [{ number: 1, body: text("Palms and wells.") }] } });
});

test("what is malformed is named, and nothing is stored", async () => {
  const id = await createContent(owner, companyId);
  for (const [operation, input, field] of [
    ["saveContentNeeds", { title: "  ", type: "POST" }, "title"],
    ["saveContentObjectives", { internalLinks: ["javascript:alert(1)"] }, "internalLinks"],
    ["saveContentBody", { body: { type: "doc", content: [{ type: "script" }] } }, "body"],
  ] as const) {
    const { status, errors } = await ask(
      `mutation ($id: ID!, $input: ${operation.replace("save", "")}Input!) { ${operation}(id: $id, input: $input) { content { id } } }`,
      { id, input },
      { token: owner.token },
    );
    expect([operation, status, errors[0]?.extensions.code]).toEqual([operation, 422, "BAD_USER_INPUT"]);
    expect(Object.keys(errors[0]?.extensions.fields ?? {}).map((name) => name.split(".")[0])).toEqual([field]);
  }
  expect(await call(`query ($id: ID!) { content(id: $id) { title internalLinks body } }`, { id }, { token: owner.token })).toEqual({
    content: { title: "How to choose Sukkari dates", internalLinks: [], body: null },
  });
});

test("another's content is NOT_FOUND", async () => {
  const id = await createContent(owner, companyId);
  const { token } = await register();
  for (const query of [
    `query ($id: ID!) { content(id: $id) { id } }`,
    `mutation ($id: ID!) { saveContentIdea(id: $id, input: { idea: "mine now" }) { content { id } } }`,
    `mutation ($id: ID!) { saveContentBody(id: $id, input: { body: { type: "doc" } }) { content { id } } }`,
  ]) {
    const { status, errors } = await ask(query, { id }, { token });
    expect([query, status, errors[0]?.extensions.code]).toEqual([query, 404, "NOT_FOUND"]);
  }
});
