import type { Page } from "@playwright/test";
import { call, createCompany, createContent, type Person, planContent, register } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, test, toast } from "./journey.ts";
import { PEOPLE } from "./people.ts";

test.beforeEach(async ({ enter, client }) => enter(client.person));

/** The part of the page that this is about; whole pages are gone through in their own journey. */
async function expectAccessible(page: Page, name: string, part = "[role=dialog]"): Promise<void> {
  expect.soft(await problems(page, EVERYTHING, part), name).toEqual([]);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/ai-${name}-${test.info().project.name}.png` });
}

/** A long text that is being written for a content with this title. */
async function beginArticle(person: Person, companyId: string, title: string): Promise<{ contentId: string; generationId: string }> {
  const contentId = await createContent(person, companyId, { title });
  await planContent(person, contentId);
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
    { input: { kind: "ARTICLE", companyId, contentId, locale: "en", options: { length: "HIGH" } } },
    person,
  );
  return { contentId, generationId: requestGeneration.generation.id };
}

const launcher = (page: Page, say: (key: string) => string) =>
  page.getByRole("button", { name: new RegExp(`^${say("generation:panel.title")}`) });

test("the panel follows a generation across pages and a reload, stops it, and has it made again", async ({ page, at, say, enter }) => {
  // Somebody of their own: what waits in line here would keep the other journeys of the client waiting.
  const person = await register();
  const companyId = await createCompany(person);
  await enter(person);
  await page.goto(at("/companies"));
  const title = `Panel ${Date.now()}`;
  // Two are written at a time: behind these it waits for as long as it is looked at, on a slow machine, too.
  const before: { generationId: string }[] = [];
  for (const place of ["first", "second", "third", "fourth", "fifth", "sixth"])
    before.push(await beginArticle(person, companyId, `The ${place} before it`));
  await beginArticle(person, companyId, title);
  await launcher(page, say).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expectAccessible(page, "the panel, with something under way");
  await picture(page, "panel");

  await page.reload();
  await launcher(page, say).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  const named = (key: string) => say(`generation:${key}`, { what: `${say("generation:kinds.ARTICLE")} · ${title}` });
  await page.getByRole("button", { name: named("panel.stopNamed") }).click();
  const again = page.getByRole("button", { name: named("panel.retryNamed") });
  await expect(again).toBeVisible();
  await again.click();
  await expect(page.getByRole("button", { name: named("panel.stopNamed") })).toBeVisible();

  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/contents\/show\/.+tab=text/);
  await expect(page.getByRole("tab", { name: say("contents:history.title"), exact: true })).toBeVisible();
  await launcher(page, say).click();
  await expect(page.getByRole("group", { name: say("generation:panel.running") })).toContainText(title);
  for (const { generationId } of before)
    await call(`mutation ($id: ID!) { stopGeneration(id: $id) { generation { id } } }`, { id: generationId }, person);
});

test("what the AI has made is rated and copied in the panel", async ({ page, context, at, say, client: { person, work } }) => {
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
    { input: { kind: "FIELD", field: "slogan", companyId: work.companyId, locale: "en" } },
    person,
  );
  const { id } = requestGeneration.generation;
  const read = async () =>
    (
      await call<{ generation: { status: string; rating: { useful: boolean } | null } }>(
        `query ($id: ID!) { generation(id: $id) { status rating { useful } } }`,
        { id },
        person,
      )
    ).generation;
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe("COMPLETED");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(at("/dashboard"));
  await launcher(page, say).click();
  await page.getByText(say("generation:panel.all"), { exact: true }).click();
  const row = page
    .getByRole("list", { name: say("generation:history.title") })
    .getByRole("listitem")
    .first();
  await expect(row.getByRole("button", { name: say("generation:offlineComposer") })).toBeVisible();
  await row.getByRole("button", { name: say("generation:rate.useful"), exact: true }).click();
  await expect.poll(async () => (await read()).rating).toEqual({ useful: true });
  await row.getByRole("button", { name: say("generation:copy") }).click();
  await expect(toast(page, say("common:copied"))).toBeVisible();
  await expectAccessible(page, "the panel, with all generations");
  await picture(page, "history");
});

test("variants of a text stand side by side, one goes into the content's text", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await createContent(person, work.companyId, { title: `Variants ${Date.now()}` });
  await page.goto(at(`/contents/show/${contentId}?tab=ai`));
  await page.getByLabel(say("generation:options.variants"), { exact: true }).selectOption("3");
  await page.getByLabel(say("generation:options.tone"), { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: say("generation:generate"), exact: true }).click();
  const variants = page.getByRole("list", { name: say("generation:variants") }).getByRole("listitem");
  await expect(variants).toHaveCount(3, { timeout: 30_000 });
  await expectAccessible(page, "variants", "main");
  await picture(page, "variants");
  const second = variants.nth(1);
  const words = await second.getByRole("paragraph").innerText();
  await second.getByRole("button").click();
  await expect(second.getByText(say("generation:chosen"))).toBeVisible();
  await page
    .getByRole("button", { name: say("generation:insert"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/tab=text/);
  await expect(page.getByRole("textbox", { includeHidden: true }).filter({ hasText: words.split("\n")[0] ?? words })).toBeVisible();
});

test("an image of the AI is downloaded and put among the content's pictures", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await createContent(person, work.companyId, { title: `Image ${Date.now()}` });
  await page.goto(at(`/contents/show/${contentId}?tab=pictures`));
  await page.getByRole("button", { name: say("generation:image.generate") }).click();
  const dialog = page.getByRole("dialog", { name: say("generation:image.title") });
  await dialog.getByLabel(say("generation:image.size"), { exact: true }).selectOption("square");
  await dialog.getByRole("button", { name: say("generation:image.generate") }).click();
  await expect(dialog.getByRole("figure").getByRole("img")).toHaveAttribute("alt", /\S/, { timeout: 60_000 });
  await expectAccessible(page, "an image");
  await picture(page, "image");

  const arriving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say("generation:image.download") }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.\w+$/);
  await expect(toast(page, say("common:imageDownloaded"))).toBeVisible();

  await page.route("**/media/**", (route) => route.abort());
  await dialog.getByRole("button", { name: say("generation:image.download") }).click();
  await expect(toast(page, say("common:imageDownloadFailed"))).toBeVisible();
  await page.unroute("**/media/**");

  await dialog.getByRole("button", { name: say("generation:image.insert") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tab", { name: new RegExp(`^${say("contents:pictures.title")}`) })).toContainText("1");
});

test("everybody sees their usage and what is left; an admin sees the models and tries one @both", async ({
  page,
  context,
  at,
  say,
  enter,
  admin,
}) => {
  await page.goto(at("/dashboard?tab=usage"));
  await expect(page.getByRole("meter").first()).toBeVisible();
  await expect(page.getByRole("table", { name: say("generation:usage.byDay") })).toContainText(String(new Date().getUTCFullYear()));
  await expect(page.getByRole("heading", { name: say("generation:models.title"), exact: true })).toHaveCount(0);
  await expectAccessible(page, "usage", "main");
  await picture(page, "usage");

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enter(admin);
  await page.goto(at("/dashboard?tab=usage"));
  await page
    .getByRole("list", { name: say("generation:models.title") })
    .getByRole("button", { name: say("generation:models.try") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: say("generation:models.tryTitle") });
  await dialog.getByLabel(say("generation:options.prompt"), { exact: true }).fill("Dates for guests");
  await dialog.getByRole("button", { name: say("generation:generate"), exact: true }).click();
  await expect(dialog.getByRole("region", { name: say("generation:text.result") })).toContainText(/\S+ \S+/, { timeout: 30_000 });
  await expectAccessible(page, "a model that is tried");
  await picture(page, "model");
});

test("a phone has the usage in its width; what the chart's scale and its figures are called is whole and in order @both", async ({
  page,
  at,
  say,
  language,
}) => {
  // of a model that costs: the composer's tokens are none
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("AiUsage")) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { aiUsage: { byDay: object[] } } };
    const today = {
      __typename: "AiUsageDay",
      day: new Date().toISOString().slice(0, 10),
      generations: 3,
      tokens: 1_250_000,
      costMicros: 40_000,
    };
    answer.data.aiUsage.byDay = [today];
    return route.fulfill({ response, json: answer });
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at("/dashboard?tab=usage"));
  const chart = page.locator(".recharts-wrapper");
  const ticks = chart.locator(".recharts-yAxis-tick-labels text");
  await expect(ticks.filter({ hasText: language === "ar" ? "ألف" : "k" })).not.toHaveCount(0);
  const { left, right } = await chart.evaluate((element) => element.getBoundingClientRect());
  const words = await ticks.evaluateAll((labels) =>
    labels.map((label) => {
      const box = label.getBoundingClientRect();
      return { text: label.textContent ?? "", left: box.left, right: box.right };
    }),
  );
  for (const word of words) {
    expect(word.left, word.text).toBeGreaterThanOrEqual(left);
    expect(word.right, word.text).toBeLessThanOrEqual(right);
    // in a drawing that runs left to right: the number first for who reads from the right
    if (language === "ar") expect(word.text).toMatch(/^\u2067[\d.]+(?:\s\S+)?\u2069$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const figures = page.getByRole("radiogroup", { name: say("generation:usage.figure") }).locator("label");
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    const [box, name] = [await figure.boundingBox(), await figure.locator("[data-part=item-text]").boundingBox()];
    expect(name?.height, await figure.innerText()).toBeLessThanOrEqual(box?.height ?? 0);
    expect(name?.width, await figure.innerText()).toBeLessThanOrEqual(box?.width ?? 0);
  }
  await picture(page, `usage-phone.${language}`);
});

test("a field is written in the tone, length and language one chooses, with variants side by side @both", async ({
  page,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const contentId = await createContent(person, work.companyId, { locale: language });
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${contentId}`));
  const label = say("contents:fields.ideaExplanation");
  await page.getByRole("button", { name: say("generation:options.named", { field: label }), exact: true }).click();
  const options = page.getByRole("dialog", { name: say("generation:options.named", { field: label }) });
  await options.getByLabel(say("generation:options.tone"), { exact: true }).selectOption({ index: 1 });
  await options.getByLabel(say("generation:options.length"), { exact: true }).selectOption("LOW");
  await options.getByLabel(say("generation:options.variants"), { exact: true }).selectOption("2");
  await expectAccessible(page, "how a field is written");
  await picture(page, "field-options");
  const asked = page.waitForRequest((request) => request.postData()?.includes("mutation RequestGeneration") ?? false);
  await options.getByRole("button", { name: say("generation:generate"), exact: true }).click();
  const { variables } = (await asked).postDataJSON() as { variables: { input: Record<string, unknown> } };
  expect(variables.input).toMatchObject({
    kind: "FIELD",
    field: "ideaExplanation",
    locale: language,
    options: { tone: expect.stringMatching(/\S/), length: "LOW", variants: 2 },
  });

  const variants = page.getByRole("list", { name: say("generation:variants") }).getByRole("listitem");
  await expect(variants).toHaveCount(2, { timeout: 30_000 });
  const field = page.getByRole("textbox", { name: label, exact: true });
  const [first, second] = [await field.inputValue(), await variants.nth(1).getByRole("paragraph").innerText()];
  await variants
    .nth(1)
    .getByRole("button", { name: say("generation:useThis"), exact: true })
    .click();
  await expect(field).toHaveValue(second);
  expect(second).not.toBe(first);
  await picture(page, "field-variants");

  const { generations } = await call<{ generations: { results: { field: string; status: string; variants: string[] }[] } }>(
    `query ($id: ID!) { generations(contentId: $id) { results { field status variants } } }`,
    { id: contentId },
    person,
  );
  expect(generations.results).toEqual([{ field: "ideaExplanation", status: "COMPLETED", variants: [first, second] }]);
});

test("of a banned word the voice of a text says that it is avoided @both", async ({
  page,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const contentId = await createContent(person, work.companyId, { title: `Voice ${Date.now()}`, locale: language });
  await page.goto(at(`/contents/show/${contentId}?tab=ai`));
  await page.getByRole("button", { name: say("generation:generate"), exact: true }).click();
  const report = page.getByRole("region", { name: say("generation:voiceReport.title") });
  const rule = report.getByRole("listitem").filter({ hasText: say("generation:ruleKinds.BAN") });
  await expect(rule).toHaveCount(1, { timeout: 30_000 });
  await expect(rule).toContainText(PEOPLE[language].ban);
  await expect(rule).toContainText(say("generation:voiceReport.avoided"));
  await expect(report).not.toContainText(say("generation:voiceReport.kept"));
  await expectAccessible(page, "the voice of a text", "main");
  await picture(page, "voice");
});
