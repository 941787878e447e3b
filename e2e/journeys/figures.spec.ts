import type { Page } from "@playwright/test";
import { startFakeModel, type FakeModel } from "@muhtawa/testkit";
import { call, createContent, makeWork, type Person, planContent, register, saveBody } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";

/*
 * The same figure is the same wherever it stands: on the dashboard, above a list and beside its pages, for clients and for admins, whatever has
 * been deleted, has failed, or is still under way. Counts everybody's, so nothing else may happen meanwhile.
 */

let model: FakeModel;
test.beforeAll(async ({ admin }) => {
  model = await startFakeModel();
  await call(
    "mutation ($input: ModelConnectionInput!) { connectModel(input: $input) { model } }",
    { input: { provider: "OPENAI_COMPATIBLE", baseUrl: model.url, model: "oasis-7b", apiKey: "sk-right" } },
    { token: admin.token },
  );
});
test.afterAll(async ({ admin }) => {
  await call("mutation { disconnectModel { model } }", {}, { token: admin.token });
  await model.stop();
});

interface Count {
  totalCount: number;
}
interface Group {
  generations: number;
}
type Possessions = Record<"companies" | "projects" | "contents", number>;

/** What every user has, as the list of users says it, page by page. */
async function listedUsers(token: string): Promise<Possessions[]> {
  const users: Possessions[] = [];
  for (let page = 1; ; page++) {
    const { usersList } = await call<{ usersList: { results: Possessions[]; hasNextPage: boolean } }>(
      "query ($page: Int!) { usersList(page: $page, pageSize: 100) { results { companies projects contents } hasNextPage } }",
      { page },
      { token },
    );
    users.push(...usersList.results);
    if (!usersList.hasNextPage) return users;
  }
}

/** All that the API counts for somebody, each figure from every place that it stands in. */
async function countedFor({ token, role }: Person) {
  const counted = await call<{
    dashboard: Record<"companies" | "projects" | "contents" | "completedContents" | "generations", number> & {
      users: number | null;
      contentsByType: { count: number }[];
      attention: { incomplete: number };
    };
    companies: Count;
    projects: Count;
    contents: Count;
    completed: Count;
    incomplete: Count;
    generations: Count;
    usersList?: Count;
  }>(
    `query ($isAdmin: Boolean!) {
      dashboard {
        companies projects contents completedContents generations users
        contentsByType { count }
        attention { incomplete }
      }
      companies(pageSize: 1) { totalCount }
      projects(pageSize: 1) { totalCount }
      contents(pageSize: 1) { totalCount }
      completed: contents(completed: true, pageSize: 1) { totalCount }
      incomplete: contents(completed: false, pageSize: 1) { totalCount }
      generations(pageSize: 1) { totalCount }
      usersList(pageSize: 1) @include(if: $isAdmin) { totalCount }
    }`,
    { isAdmin: role !== "CLIENT" },
    { token },
  );
  /** Of each client; an admin has nothing of their own here. */
  const clients = role === "CLIENT" ? undefined : await listedUsers(token);
  const ofClients = (what: keyof Possessions) => clients?.reduce((sum, row) => sum + row[what], 0);
  const { dashboard, companies, projects, contents, completed, incomplete, generations, usersList } = counted;
  return {
    dashboard: {
      companies: dashboard.companies,
      projects: dashboard.projects,
      contents: dashboard.contents,
      contentsByType: dashboard.contentsByType.reduce((sum, { count }) => sum + count, 0),
      completed: dashboard.completedContents,
      incomplete: dashboard.attention.incomplete,
      generations: dashboard.generations,
      users: dashboard.users,
    },
    lists: {
      companies: companies.totalCount,
      // of everybody's projects there is no list
      projects: ofClients("projects") ?? projects.totalCount,
      contents: contents.totalCount,
      contentsByType: contents.totalCount,
      completed: completed.totalCount,
      incomplete: incomplete.totalCount,
      generations: generations.totalCount,
      users: usersList?.totalCount ?? null,
    },
    ofClients: { companies: ofClients("companies"), contents: ofClients("contents") },
  };
}

/** Asks for a text and resolves once it is where it should be; returns its id. */
async function generation({ token }: Person, companyId: string, contentId: string, until: string): Promise<string> {
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
    { input: { kind: "ARTICLE", companyId, contentId, locale: "en", idempotencyKey: `${contentId} ${until} ${Date.now()}` } },
    { token },
  );
  const { id } = requestGeneration.generation;
  const status = async () =>
    (await call<{ generation: { status: string } }>("query ($id: ID!) { generation(id: $id) { status } }", { id }, { token })).generation
      .status;
  await expect.poll(status, { timeout: 60_000 }).toBe(until);
  return id;
}

/** The figure that a tile of the dashboard shows, or `undefined` until it has come. */
const tile = async (page: Page, label: string) => {
  const name = page.locator("dt").filter({ hasText: new RegExp(`^${label}$`) });
  return Number((await name.locator("xpath=following-sibling::dd[1]").textContent()) || Number.NaN);
};

/** How many a list says that it has, beside its pages. */
async function listed(page: Page, say: (key: string) => string): Promise<number> {
  const words = page
    .getByRole("navigation", { name: say("common:pages"), exact: true })
    .locator("span")
    .first();
  return Number((/(\d+)\D*$/.exec((await words.textContent()) ?? "") ?? [])[1]);
}

const ENDLESS = { text: "The skin of a ripe date is even and golden. ".repeat(400), pause: 300 };

test("users, contents and generations are as many wherever they are counted", ONCE, async ({ page, say, enter, admin }) => {
  const person = await register();
  const gone = await register();
  const { companyId, contentId } = await makeWork(person);
  const text = await createContent(person, companyId, { title: "With a text" });
  await planContent(person, text);
  await saveBody(person.token, text, "By hand.");
  const theirs = await makeWork(gone);

  model.answerAll({ text: "A whole text." });
  await generation(person, companyId, contentId, "COMPLETED");
  await generation(gone, theirs.companyId, theirs.contentId, "COMPLETED");
  model.answerAll({ text: "Half a text that breaks off", fault: "error", after: 3 });
  const failed = await generation(person, companyId, contentId, "FAILED");
  model.answerAll({ text: "A whole text." });
  await call("mutation ($id: ID!) { retryGeneration(id: $id) { generation { id } } }", { id: failed }, person);
  await expect
    .poll(
      async () =>
        (await call<{ generation: { status: string } }>("query ($id: ID!) { generation(id: $id) { status } }", { id: failed }, person))
          .generation.status,
    )
    .toBe("COMPLETED");
  model.answerAll({ text: "Half a text that breaks off", fault: "error", after: 3 });
  await generation(person, companyId, contentId, "FAILED");
  model.answerAll(ENDLESS);
  const stopped = await generation(person, companyId, contentId, "RUNNING");
  await call("mutation ($id: ID!) { stopGeneration(id: $id) { generation { id } } }", { id: stopped }, person);
  await generation(person, companyId, contentId, "RUNNING");

  const agree = async (who: Person, figures: Record<string, unknown> = {}) => {
    await expect(async () => {
      const { dashboard, lists, ofClients } = await countedFor(who);
      expect(dashboard).toEqual(lists);
      if (who.role !== "CLIENT") expect(lists).toMatchObject(ofClients);
      expect(dashboard).toMatchObject(figures);
    }).toPass({ timeout: 30_000 });
    return (await countedFor(who)).lists;
  };
  const own = { companies: 1, projects: 1, contents: 2, completed: 1, incomplete: 1, generations: 5, users: null };
  await agree(person, own);
  const before = await agree(admin);

  // what goes with somebody is counted nowhere any more
  await call("mutation ($id: ID!) { deleteUser(id: $id) { success } }", { id: gone.id }, { token: admin.token });
  const after = await agree(admin, { users: (before.users ?? 0) - 1, generations: before.generations - 1, contents: before.contents - 1 });

  // what was charged is fewer, and is called so; it is the same by day, by model and by company
  const { aiUsage } = await call<{ aiUsage: Group & Record<"byDay" | "byModel" | "byCompany", Group[]> }>(
    "{ aiUsage { generations byDay { generations } byModel { generations } byCompany { generations } } }",
    {},
    person,
  );
  const sum = (groups: Group[]) => groups.reduce((total, { generations }) => total + generations, 0);
  expect(aiUsage.generations).toBe(3);
  expect([aiUsage.byDay, aiUsage.byModel, aiUsage.byCompany].map(sum)).toEqual([3, 3, 3]);

  // and as the screens say them
  const shown = async (figures: Record<string, number>) => {
    for (const [name, figure] of Object.entries(figures))
      await expect.poll(() => tile(page, say(`dashboard:${name}`)), { message: name, timeout: 60_000 }).toBe(figure);
  };
  await enter(person);
  await page.goto("/dashboard");
  await shown({ companies: own.companies, projects: own.projects, contents: own.contents, generations: own.generations });
  for (const [path, figure] of [
    ["/companies", own.companies],
    ["/contents", own.contents],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => listed(page, say), { message: path, timeout: 60_000 }).toBe(figure);
  }
  await enter(admin);
  await page.goto("/dashboard");
  await shown({ users: after.users ?? -1, companies: after.companies, contents: after.contents, generations: after.generations });
  for (const [path, figure] of [
    ["/users", after.users],
    ["/companies", after.companies],
    ["/contents", after.contents],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => listed(page, say), { message: path, timeout: 60_000 }).toBe(figure);
  }
});
