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

test("stopping keeps the text so far", async ({ page, at, say, client: { person, work } }) => {
  const contentId = await plannedContent(person, work.companyId);
  await beginWriting(page, at(addressOf(contentId)), say);
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
  const anew = page.getByRole("button", { name: say("generation:askAnew"), exact: true });
  await expect(anew).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /Stopped\. \d+ words are kept/ })).toBeVisible();
  const kept = await textOf(page).innerText();
  expect(kept.length).toBeGreaterThan(100);
  await expect.poll(async () => (await bodyOf(person, contentId)).bodyText.length).toBeGreaterThan(50);
  expect((await bodyOf(person, contentId)).provenance).toContainEqual({ field: "body", source: "AI" });

  await page.reload();
  await expect(textOf(page)).toHaveText(kept.replaceAll("\n", ""), { useInnerText: false });
  await expect(page.getByRole("button", { name: say("generation:stop"), exact: true })).toHaveCount(0);
});
