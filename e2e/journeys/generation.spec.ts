import type { Page } from "@playwright/test";
import { call, createContent, type Person, planContent } from "./api.ts";
import { expect, test } from "./journey.ts";

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

test("a text goes on being written when its page is reloaded and closed, and is there when one comes back", async ({
  page,
  context,
  at,
  say,
  client: { person, work },
}) => {
  const contentId = await createContent(person, work.companyId);
  await planContent(person, contentId);
  const address = at(`/companies/add-content/generate-content?id=${contentId}`);
  await page.goto(address);
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  await expect(textOf(page)).toContainText(/\S+ \S+/);
  const early = await lengthOf(page);

  await page.reload();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(early);
  const generation = await page.evaluate((id) => localStorage.getItem(`generation.${id}`), contentId);
  expect(generation).toBeTruthy();
  await page.close();
  expect((await bodyOf(person, contentId)).completed).toBe(false);
  await expect.poll(() => statusOf(person, generation ?? ""), { timeout: 60_000 }).toBe("COMPLETED");

  const back = await context.newPage();
  await back.goto(address);
  await expect(back.getByText(say("common:stepsCompleted"))).toBeVisible();
  const topics = back.getByRole("heading", { includeHidden: true, name: "Storing at home" });
  await expect(topics).toHaveCount(1);
  await expect.poll(async () => (await bodyOf(person, contentId)).completed).toBe(true);

  // Who wrote it is told: without a model, the offline composer.
  await back.keyboard.press("Escape");
  await back.getByRole("tab", { name: new RegExp(`^${say("contents:voice")}`) }).click();
  await expect(back.getByRole("button", { name: say("generation:offlineComposer") })).toBeVisible();
});

test("stopping keeps the text so far", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await createContent(person, work.companyId);
  await planContent(person, contentId);
  await page.goto(at(`/companies/add-content/generate-content?id=${contentId}`));
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
  await expect(page.getByRole("button", { name: say("generation:tryAgain"), exact: true })).toBeVisible();
  const kept = await textOf(page).innerText();
  expect(kept.length).toBeGreaterThan(100);
  await expect.poll(async () => (await bodyOf(person, contentId)).bodyText.length).toBeGreaterThan(50);
  expect((await bodyOf(person, contentId)).provenance).toContainEqual({ field: "body", source: "AI" });

  await page.reload();
  await expect(textOf(page)).toHaveText(kept.replaceAll("\n", ""), { useInnerText: false });
  await expect(page.getByRole("button", { name: say("generation:stop"), exact: true })).toHaveCount(0);
});
