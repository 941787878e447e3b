import type { Page } from "@playwright/test";
import { call, createCompany, createContent, type Person, planContent, register, saveBody } from "./api.ts";
import { says } from "./edited-text.ts";
import { expect, ONCE, test } from "./journey.ts";
import { saveButton } from "./text-page.ts";
import { watchMessages } from "./watch-messages.ts";

const TITLE = "How to choose Sukkari dates";

const textOf = (page: Page) => page.getByRole("textbox", { name: TITLE, includeHidden: true });
const lengthOf = async (page: Page) => (await textOf(page).innerText()).length;

const bodyOf = async ({ token }: Person, id: string) =>
  (
    await call<{ content: { bodyText: string; completed: boolean; provenance: { field: string; source: string }[] } }>(
      `query ($id: ID!) { content(id: $id) { bodyText completed provenance { field source } } }`,
      { id },
      { token },
    )
  ).content;

const statusOf = async ({ token }: Person, id: string) =>
  (await call<{ generation: { status: string } }>(`query ($id: ID!) { generation(id: $id) { status } }`, { id }, { token })).generation
    .status;

test.beforeEach(async ({ enter, client }) => enter(client.person));

/** Opens a content whose text comes next and has a long one written; resolves once words are there. */
async function beginWriting(page: Page, address: string, say: (key: string) => string): Promise<void> {
  await page.goto(address);
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  await expect(textOf(page)).toContainText(/\S+ \S+/);
}

async function plannedContent(person: Person, companyId: string): Promise<string> {
  const contentId = await createContent(person, companyId);
  await planContent(person, contentId);
  return contentId;
}

const addressOf = (contentId: string) => `/companies/add-content/generate-content?id=${contentId}`;

test("a reload in the middle of a text loses nothing of it, and the offline composer is named as its writer @both", async ({
  page,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await plannedContent(person, work.companyId);
  await beginWriting(page, at(addressOf(contentId)), say);
  const early = await lengthOf(page);
  await page.reload();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(early);
  await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { includeHidden: true, name: "Storing at home" })).toHaveCount(1);
  expect((await bodyOf(person, contentId)).completed).toBe(true);

  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: new RegExp(`^${say("contents:voice")}`) }).click();
  await expect(page.getByRole("button", { name: say("generation:offlineComposer") })).toBeVisible();
});

test("a text goes on being written when its page is closed, and is there when one comes back", async ({
  page,
  context,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await plannedContent(person, work.companyId);
  await beginWriting(page, at(addressOf(contentId)), say);
  const generation = await page.evaluate((id) => localStorage.getItem(`generation.${id}`), contentId);
  await page.close();
  expect((await bodyOf(person, contentId)).completed).toBe(false);
  await expect.poll(() => statusOf(person, generation ?? ""), { timeout: 60_000 }).toBe("COMPLETED");

  const back = await context.newPage();
  await back.goto(at(addressOf(contentId)));
  await expect(back.getByText(say("common:stepsCompleted"))).toBeVisible();
  await expect(back.getByRole("heading", { includeHidden: true, name: "Storing at home" })).toHaveCount(1);
  expect((await bodyOf(person, contentId)).completed).toBe(true);
});

test("a stream that is cut in the middle of a text goes on by itself, and nothing of it is lost or stands twice", async ({
  page,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await plannedContent(person, work.companyId);
  // The connection breaks behind so many letters, wherever the writer is by then: that is always before the end.
  await page.addInitScript(() => {
    const begun = globalThis.fetch;
    let lettersLeft: number | undefined = 900;
    globalThis.fetch = async (...question) => {
      const response = await begun(...question);
      if (!/\/ai\/generations\/[^/]+\/stream/.test(response.url) || !response.body || lettersLeft === undefined) return response;
      const cut = new TransformStream<Uint8Array, Uint8Array>({
        transform: (part, controller) => {
          lettersLeft = (lettersLeft ?? 0) - part.length;
          if (lettersLeft > 0) return controller.enqueue(part);
          lettersLeft = undefined;
          return controller.error(new TypeError("network error"));
        },
      });
      return new Response(response.body.pipeThrough(cut), { status: response.status, headers: response.headers });
    };
  });
  const places: (string | undefined)[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/stream") && request.url().includes("/ai/") && places.push(request.headers()["last-event-id"]),
  );
  await beginWriting(page, at(addressOf(contentId)), say);
  await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible({ timeout: 60_000 });
  expect(places).toEqual([undefined, expect.stringMatching(/^1\.[1-9]\d*$/)]);

  const { generations } = await call<{ generations: { results: { id: string }[] } }>(
    `query ($id: ID!) { generations(contentId: $id) { results { id } } }`,
    { id: contentId },
    person,
  );
  const { generation } = await call<{ generation: { text: string } }>(
    `query ($id: ID!) { generation(id: $id) { text } }`,
    { id: generations.results[0]?.id },
    person,
  );
  const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
  expect(lettersOf((await bodyOf(person, contentId)).bodyText)).toBe(lettersOf(generation.text));
  expect(generations.results).toHaveLength(1);
});

test("who clicks twice asks the AI once", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await plannedContent(person, work.companyId);
  const asked = async () =>
    (
      await call<{ generations: { totalCount: number } }>(
        `query ($id: ID!) { generations(contentId: $id) { totalCount } }`,
        { id: contentId },
        person,
      )
    ).generations.totalCount;
  let requests = 0;
  page.on("request", (request) => void (request.postData()?.includes("mutation RequestGeneration") && (requests += 1)));
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${contentId}`));
  const label = say("contents:fields.ideaExplanation");
  const field = page
    .getByRole("group", { name: label })
    .or(page.locator("[aria-busy]").filter({ has: page.getByLabel(label, { exact: true }) }));
  await field
    .getByRole("button", { name: say("generation:generate"), exact: true })
    .first()
    .dblclick();
  await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(/\S+ \S+/, { timeout: 30_000 });
  expect(await asked()).toBe(1);
  await page.goto(at(addressOf(contentId)));
  // long enough to be stopped
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).dblclick();
  await expect(textOf(page)).toContainText(/\S+ \S+/);
  await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
  await page.getByRole("button", { name: say("generation:askAnew"), exact: true }).dblclick();
  await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible({ timeout: 60_000 });
  await expect.poll(asked).toBe(3);
  expect(requests).toBe(3);
});

test("a text written by hand completes a content, which is said", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await plannedContent(person, work.companyId);
  await saveBody(person.token, contentId, "By hand.");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  await expect(textOf(page)).toContainText("By hand.");
  await textOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect.poll(async () => (await bodyOf(person, contentId)).completed).toBe(false);
  await expect(page.getByText(say("common:stepsCompleted"))).toHaveCount(0);
  await page.keyboard.type("Written by hand.");
  await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible();
  expect(await bodyOf(person, contentId)).toMatchObject({ completed: true, bodyText: "Written by hand." });
});

test("stopping keeps the text so far, which completes nothing until it is saved as it is @both", async ({
  page,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const told = await watchMessages(page);
  const contentId = await plannedContent(person, work.companyId);
  await beginWriting(page, at(addressOf(contentId)), say);
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
  const anew = page.getByRole("button", { name: say("generation:askAnew"), exact: true });
  await expect(anew).toBeVisible();
  const became = page.getByRole("status").filter({ hasText: language === "ar" ? /^أُوقفت، وبقيت .+ كلم/ : /^Stopped\. \d+ words are kept/ });
  await expect(became).toBeVisible();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [dock, foot] = [anew, page.getByRole("button", { name: say("editor:help.title"), exact: true })];
    // what became of it stands above the editor's foot, whole
    await expect
      .poll(async () => ((await dock.boundingBox())?.y ?? 0) + ((await dock.boundingBox())?.height ?? 0))
      .toBeLessThan((await foot.boundingBox())?.y ?? 0);
    await expect(became).toBeInViewport({ ratio: 1 });
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/stopped.${language}.${width}.png` });
  }
  const kept = await textOf(page).innerText();
  expect(kept.length).toBeGreaterThan(100);
  await expect.poll(async () => (await bodyOf(person, contentId)).bodyText.length).toBeGreaterThan(50);
  expect((await bodyOf(person, contentId)).provenance).toContainEqual({ field: "body", source: "TEMPLATE" });

  await says(page, say, "savedAt");
  expect(told).toEqual([]);
  expect((await bodyOf(person, contentId)).completed).toBe(false);

  await page.reload();
  await expect(textOf(page)).toHaveText(kept.replaceAll("\n", ""), { useInnerText: false });
  await expect(page.getByRole("button", { name: say("generation:stop"), exact: true })).toHaveCount(0);
  await saveButton(page, say).click();
  await expect.poll(async () => (await bodyOf(person, contentId)).completed).toBe(true);
  await expect.poll(() => told).toEqual([say("common:stepsCompleted")]);
  await saveButton(page, say).click();
  await expect.poll(() => told).toEqual([say("common:stepsCompleted"), say("contents:dataUpdated")]);
});

test(
  "a text that was asked for elsewhere is told of by its title when it is written, which leads to it",
  ONCE,
  async ({ page, at, say, client: { person, work } }) => {
    const title = `Palms ${Date.now().toString(36)}`;
    const contentId = await createContent(person, work.companyId, { title });
    await planContent(person, contentId);
    await page.goto(at("/profile"));
    await expect(page.getByRole("heading", { level: 1, name: say("profile:title") })).toBeVisible();
    await call(
      `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
      { input: { kind: "ARTICLE", companyId: work.companyId, contentId, locale: "en", options: { length: "LOW" }, idempotencyKey: title } },
      person,
    );
    const told = page
      .getByRole("listitem")
      .filter({ hasText: say("notifications:kinds.GENERATION_FINISHED") })
      .getByRole("link", { name: title });
    await expect(async () => {
      await page.getByRole("button", { name: new RegExp(`^${say("notifications:title")}`) }).click();
      await expect(told).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await told.click();
    await expect(page).toHaveURL(at(`/contents/show/${contentId}`));
    await expect(page.getByRole("heading", { level: 1, name: title, includeHidden: true })).toBeAttached();
  },
);

test("several texts of one content are told of once, by its title", ONCE, async ({ page, at, say, enter }) => {
  const person = await register();
  const companyId = await createCompany(person);
  const title = `Grouped ${Date.now().toString(36)}`;
  const contentId = await createContent(person, companyId, { title });
  await planContent(person, contentId);
  for (const idempotencyKey of ["first", "second"]) {
    const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
      `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
      {
        input: { kind: "ARTICLE", companyId, contentId, locale: "en", options: { length: "LOW" }, idempotencyKey: title + idempotencyKey },
      },
      person,
    );
    await expect.poll(() => statusOf(person, requestGeneration.generation.id), { timeout: 60_000 }).toBe("COMPLETED");
  }
  const told = async () =>
    (
      await call<{ notifications: { totalCount: number; results: { title: string }[] } }>(
        `{ notifications(page: 1, pageSize: 10) { totalCount results { title } } }`,
        {},
        person,
      )
    ).notifications;
  await expect.poll(async () => (await told()).totalCount).toBe(1);
  await enter(person);
  await page.goto(at("/profile"));
  await page.getByRole("button", { name: new RegExp(`^${say("notifications:title")}`) }).click();
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("a phone has all of a text's page in its width: title, export, brief and voice in a sheet @both", async ({
  page,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await plannedContent(person, work.companyId);
  await saveBody(person.token, contentId, "Sukkari dates are sorted by hand.");
  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole("button", { name: say("common:rowMenu", { name: TITLE }) });
  for (const path of [addressOf(contentId), `/contents/show/${contentId}?tab=text`]) {
    await page.goto(at(path));
    await expect(textOf(page)).toContainText("Sukkari dates");
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner").getByRole("button", { name: say("common:save"), exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
  await page.goto(at(addressOf(contentId)));
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeInViewport();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: say("contents:export.pdf") })).toBeVisible();
  await page.getByRole("menuitem", { name: say("contents:panel") }).click();
  const sheet = page.getByRole("dialog", { name: say("contents:panel") });
  await expect(sheet.getByRole("tab", { name: say("contents:brief") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});
