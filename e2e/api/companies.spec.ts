import { expect, test } from "@playwright/test";
import { ask, call, createCompany, createProject, type Person, register } from "../journeys/api.ts";

const COMPANY = `id companyName brandName slogan businessActivity { id businessActivityAr businessActivityEn } vision mission goal values targetMarket
  scopeOfImpact character language competitors persona { name ageRange role needs pains channels }
  brandVoice { personality language goals tags rules { locale kind term replacement note } } projects { id } owner { id username } createdAt updatedAt`;
const PROJECT = `id name image description date tags internalBudget externalBudget totalBudget affiliatedProject { id name } company { id brandName } createdAt updatedAt`;

let owner: Person;
let stranger: Person;
test.beforeAll(async () => {
  [owner, stranger] = await Promise.all([register(), register()]);
});

const create = (input: Record<string, unknown>, person: Person | undefined = owner, locale: "en" | "ar" = "en") =>
  ask<{ createCompany: { company: Record<string, unknown> } }>(
    `mutation ($input: CompanyInput!) { createCompany(input: $input) { company { ${COMPANY} } } }`,
    { input },
    { locale, ...(person && { token: person.token }) },
  );

test("a company is created with everything that is said of it, and read back the same", async () => {
  const { businessActivities } = await call<{
    businessActivities: { id: string; businessActivityAr: string; businessActivityEn: string }[];
  }>(`{ businessActivities { id businessActivityAr businessActivityEn } }`, {}, { token: owner.token });
  const [activity] = businessActivities;
  expect(activity?.businessActivityAr).toMatch(/\p{Script=Arabic}/u);
  const said = {
    companyName: "Rutab Trading",
    brandName: "Rutab & Co.",
    slogan: "From the palm",
    vision: "A date in every house",
    mission: "Nothing added",
    goal: "Trust",
    values: ["care", "patience"],
    targetMarket: "Families",
    scopeOfImpact: "Riyadh",
    character: "Calm",
    language: "Arabic first",
    competitors: ["Others"],
    persona: { name: "Umm Sara", ageRange: "30-45", role: "Host", needs: ["gifts"], pains: ["dry dates"], channels: ["instagram"] },
  };
  const brandVoice = {
    personality: ["warm"],
    language: "Plain Arabic",
    goals: ["be believed"],
    tags: ["dates"],
    rules: [{ locale: "ar", kind: "PREFER", term: "يُفرز يدويًّا", replacement: "معالَج", note: "دائمًا" }],
  };
  const { data } = await create({ ...said, brandVoice, businessActivityId: activity?.id });
  const company = data?.createCompany.company;
  expect(company).toEqual({
    id: expect.any(String),
    ...said,
    brandVoice,
    businessActivity: activity,
    projects: [],
    owner: { id: owner.id, username: owner.username },
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const read = await call(`query ($id: ID!) { company(id: $id) { ${COMPANY} } }`, { id: company?.id }, { token: owner.token });
  expect(read).toEqual({ company });
});

test("a company without its names is refused by field, in both languages, and not stored", async () => {
  const count = async () =>
    (await call<{ companies: { totalCount: number } }>(`{ companies { totalCount } }`, {}, { token: stranger.token })).companies.totalCount;
  for (const [locale, message] of [
    ["en", "This field is required."],
    ["ar", "هذا الحقل مطلوب."],
  ] as const) {
    const { status, errors } = await create({ brandName: "  " }, stranger, locale);
    expect(status).toBe(422);
    expect(errors[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { companyName: [message], brandName: [message] } });
  }
  expect(await count()).toBe(0);
});

test("without a token it is UNAUTHENTICATED, in both languages", async () => {
  for (const [locale, message] of [
    ["en", "Sign in to continue."],
    ["ar", "يُرجى تسجيل الدخول للمتابعة."],
  ] as const) {
    const { status, errors } = await ask(
      `mutation { createCompany(input: { companyName: "x", brandName: "x" }) { company { id } } }`,
      {},
      { locale },
    );
    expect(status).toBe(401);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "UNAUTHENTICATED" } });
  }
});

test("another's company is NOT_FOUND for reading and for everything made in it, and looks like one that never was", async () => {
  const id = await createCompany(owner);
  const token = stranger.token;
  const tries = [
    [`query ($id: ID!) { company(id: $id) { id } }`, {}],
    [`query ($id: ID!) { projects(companyId: $id) { totalCount } }`, {}],
    [
      `mutation ($id: ID!, $input: ProjectInput!) { createProject(companyId: $id, input: $input) { project { id } } }`,
      { input: { name: "x" } },
    ],
    [
      `mutation ($id: ID!, $input: ContentNeedsInput!) { createContent(companyId: $id, input: $input) { content { id } } }`,
      { input: { title: "x", type: "POST" } },
    ],
    [`mutation ($id: ID!) { requestGeneration(input: { kind: FIELD, field: "vision", companyId: $id }) { generation { id } } }`, {}],
  ] as const;
  for (const [query, variables] of tries) {
    const [theirs, nobodys] = await Promise.all([
      ask(query, { ...variables, id }, { token }),
      ask(query, { ...variables, id: "0".repeat(24) }, { token }),
    ]);
    expect([query, theirs.status, theirs.errors[0]?.extensions.code]).toEqual([query, 404, "NOT_FOUND"]);
    expect(theirs.errors[0]?.message).toBe(nobodys.errors[0]?.message);
  }
  const { companies } = await call<{ companies: { results: { id: string }[] } }>(
    `{ companies(pageSize: 100) { results { id } } }`,
    {},
    { token },
  );
  expect(companies.results.map((company) => company.id)).not.toContain(id);
});

test("a project is created with its budgets, and stands in its company", async () => {
  const companyId = await createCompany(owner);
  const affiliatedProjectId = await createProject(owner, companyId, "Harvest");
  const input = {
    name: "Sukkari season",
    description: "Ten weeks",
    date: "2026-09-01T08:30:00.000Z",
    tags: ["autumn"],
    internalBudget: 1500,
    externalBudget: 2500.5,
    affiliatedProjectId,
  };
  const { createProject: made } = await call<{ createProject: { project: { id: string } } }>(
    `mutation ($companyId: ID!, $input: ProjectInput!) { createProject(companyId: $companyId, input: $input) { project { ${PROJECT} } } }`,
    { companyId, input },
    { token: owner.token },
  );
  expect(made.project).toEqual({
    id: expect.any(String),
    name: "Sukkari season",
    image: null,
    description: "Ten weeks",
    date: "2026-09-01T08:30:00.000Z",
    tags: ["autumn"],
    internalBudget: 1500,
    externalBudget: 2500.5,
    totalBudget: 4000.5,
    affiliatedProject: { id: affiliatedProjectId, name: "Harvest" },
    company: { id: companyId, brandName: "Rutab & Co." },
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const { projects, company } = await call<{ projects: { results: { id: string }[] }; company: { projects: { id: string }[] } }>(
    `query ($companyId: ID!) { projects(companyId: $companyId) { totalCount results { id } } company(id: $companyId) { projects { id } } }`,
    { companyId },
    { token: owner.token },
  );
  const ids = [made.project.id, affiliatedProjectId].toSorted();
  expect(projects.results.map(({ id }) => id).toSorted()).toEqual(ids);
  expect(company.projects.map(({ id }) => id).toSorted()).toEqual(ids);
});

test("lists come in pages, whose bounds are held", async () => {
  const person = await register();
  for (const brandName of ["One", "Two", "Three"]) await createCompany(person, { companyName: brandName, brandName });
  const page = (number: number, size: number) =>
    call(
      `query ($page: Int, $pageSize: Int) { companies(page: $page, pageSize: $pageSize) { hasNextPage hasPreviousPage totalCount totalPages results { brandName } } }`,
      { page: number, pageSize: size },
      { token: person.token },
    );
  expect(await page(1, 2)).toEqual({
    companies: {
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 3,
      totalPages: 2,
      results: [{ brandName: "Three" }, { brandName: "Two" }],
    },
  });
  expect(await page(2, 2)).toEqual({
    companies: { hasNextPage: false, hasPreviousPage: true, totalCount: 3, totalPages: 2, results: [{ brandName: "One" }] },
  });
  expect(await page(9, 2)).toMatchObject({ companies: { hasNextPage: false, totalCount: 3, results: [] } });
  for (const [query, field] of [
    ["page: 0", "page"],
    ["pageSize: 0", "pageSize"],
    ["pageSize: 101", "pageSize"],
  ] as const) {
    for (const list of ["companies", "projects", "contents"]) {
      const { status, errors } = await ask(`{ ${list}(${query}) { totalCount } }`, {}, { token: person.token });
      expect([list, query, status, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([list, query, 422, [field]]);
    }
  }
  const found = await call(`{ companies(search: "two") { results { brandName } } }`, {}, { token: person.token });
  expect(found).toEqual({ companies: { results: [{ brandName: "Two" }] } });
});
