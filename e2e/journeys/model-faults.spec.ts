import type { Locator, Page } from "@playwright/test";
import { startFakeModel, type FakeModel } from "@muhtawa/testkit";
import { call, createContent, planContent } from "./api.ts";
import { editor, says } from "./edited-text.ts";
import { expect, ONCE, test } from "./journey.ts";
import { wordsOf } from "./messages.ts";
import { saveButton } from "./text-page.ts";
import { watchMessages } from "./watch-messages.ts";

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

/** What became of a generation, with its button, stands above the editor's foot, in a row of its own: it hides no part of a line. */
async function standsAboveFoot(page: Page, say: (key: string) => string, button: Locator, name: string): Promise<void> {
  const bottomOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const foot = page.getByRole("button", { name: say("editor:help.title"), exact: true });
    await expect(foot).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await bottomOf(button)) < ((await foot.boundingBox())?.y ?? 0)).toBe(true);
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const inItsRow = await editor(page).evaluate(
      (text, row) => {
        const { left, right } = text.getBoundingClientRect();
        return Array.from({ length: 50 }, (_, at) => document.elementFromPoint(left + ((right - left) * at) / 50, row)).filter((found) =>
          text.contains(found),
        ).length;
      },
      y + height / 2,
    );
    expect(inItsRow).toBe(0);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.${width}.png` });
  }
}

const BROKEN_OFF = "## Colour and skin\n\nThe skin of a ripe date is even and golden, and gives a little way";

for (const [how, fault] of [
  ["whose connection breaks", { fault: "cut", after: 12 }],
  ["that reports an error", { fault: "error", after: 12 }],
  ["that ends without its end mark", { fault: "unfinished", after: 12 }],
  ["that talks nonsense half-way", { fault: "broken", after: 12 }],
] as const)
  test(`a text ${how} keeps its words and is asked anew, which is done`, ONCE, async ({ page, say, enter, client: { person, work } }) => {
    await enter(person);
    const told = await watchMessages(page);
    const contentId = await createContent(person, work.companyId);
    await planContent(person, contentId);
    await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
    model.answerAll({ text: BROKEN_OFF, pause: 20, ...fault });
    await page.getByRole("button", { name: say("contents:begin.generate") }).click();
    const anew = page.getByRole("button", { name: say("generation:askAnew"), exact: true });
    await expect(anew).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(say("generation:failed"))).toBeVisible();
    await expect(editor(page)).toContainText("ripe date");
    await expect(page.getByRole("button", { name: say("generation:tryAgain"), exact: true })).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: say("generation:failed") })).toBeInViewport({ ratio: 1 });
    await standsAboveFoot(page, say, anew, `failed.${fault.fault}`);
    expect(told).toEqual([]);

    model.answerAll({ text: "## Colour and skin\n\nNow the whole text stands here.", pause: 20 });
    await anew.click();
    await expect(editor(page)).toContainText("Now the whole text stands here.");
    await expect(editor(page)).not.toContainText("ripe date");
    await says(page, say, "savedAt");
    expect(told).toEqual([say("common:stepsCompleted")]);
  });

/** Slow enough to be stopped on any machine. */
const ENDLESS = { text: "The skin of a ripe date is even and golden. ".repeat(200), pause: 250 };

for (const locale of ["en", "ar"] as const)
  test(
    `a text that is stopped keeps its words and completes nothing, until it is saved as it is: ${locale}`,
    ONCE,
    async ({ page, enter, client: { person, work } }) => {
      const say = wordsOf(locale);
      await enter(person);
      const told = await watchMessages(page);
      const contentId = await createContent(person, work.companyId);
      await planContent(person, contentId);
      const completed = async () =>
        (await call<{ content: { completed: boolean } }>("query ($id: ID!) { content(id: $id) { completed } }", { id: contentId }, person))
          .content.completed;
      await page.goto(`${locale === "ar" ? "/ar" : ""}/companies/add-content/generate-content?id=${contentId}`);
      model.answerAll(ENDLESS);
      await page.getByRole("button", { name: say("contents:begin.generate") }).click();
      await expect(editor(page)).toContainText("even and golden", { timeout: 60_000 });
      await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
      const anew = page.getByRole("button", { name: say("generation:askAnew"), exact: true });
      await standsAboveFoot(page, say, anew, `stopped.${locale}`);
      await says(page, say, "savedAt");
      await page.reload();
      await expect(editor(page)).toContainText("even and golden", { timeout: 60_000 });
      expect(told).toEqual([]);
      expect(await completed()).toBe(false);
      await saveButton(page, say).click();
      await expect.poll(completed).toBe(true);
      await expect.poll(() => told).toEqual([say("common:stepsCompleted")]);
      await saveButton(page, say).click();
      await expect.poll(() => told).toEqual([say("common:stepsCompleted"), say("contents:dataUpdated")]);
    },
  );

test("a text that was stopped is complete once a person has gone on with it", ONCE, async ({ page, say, enter, client }) => {
  const { person, work } = client;
  await enter(person);
  const told = await watchMessages(page);
  const contentId = await createContent(person, work.companyId);
  await planContent(person, contentId);
  await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
  model.answerAll(ENDLESS);
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  await expect(editor(page)).toContainText("even and golden", { timeout: 60_000 });
  await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
  await says(page, say, "savedAt");
  await editor(page).click();
  await page.keyboard.type("Mine. ");
  await expect.poll(() => told).toEqual([say("common:stepsCompleted")]);
});

test("a model that doesn't answer at all is told of, and asked anew, which is done", ONCE, async ({ page, say, enter, client }) => {
  await enter(client.person);
  const told = await watchMessages(page);
  const contentId = await createContent(client.person, client.work.companyId);
  await planContent(client.person, contentId);
  await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
  model.answerAll({ status: 400 });
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  const anew = page.getByRole("button", { name: say("generation:askAnew"), exact: true });
  await expect(anew).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(say("generation:failed"))).toBeVisible();
  model.answerAll({ text: "## Colour and skin\n\nNow the whole text stands here.", pause: 20 });
  await anew.click();
  await expect(editor(page)).toContainText("Now the whole text stands here.");
  await says(page, say, "savedAt");
  expect(told).toEqual([say("common:stepsCompleted")]);
});

test("what failed is tried again from the content's list of drafts, and is complete there", ONCE, async ({ page, say, enter, client }) => {
  await enter(client.person);
  const told = await watchMessages(page);
  const contentId = await createContent(client.person, client.work.companyId);
  await planContent(client.person, contentId);
  model.answerAll({ text: BROKEN_OFF, fault: "error", after: 12 });
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
    { input: { kind: "ARTICLE", companyId: client.work.companyId, contentId, locale: "en", idempotencyKey: contentId } },
    { token: client.person.token },
  );
  const statusOf = async () =>
    (
      await call<{ generation: { status: string } }>(
        "query ($id: ID!) { generation(id: $id) { status } }",
        { id: requestGeneration.generation.id },
        { token: client.person.token },
      )
    ).generation.status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe("FAILED");
  model.answerAll({ text: "Now the whole text stands here." });
  await page.goto(`/contents/show/${contentId}?tab=ai`);
  const again = page.getByRole("button", { name: new RegExp(`^${say("generation:panel.retryNamed").split("{")[0]}`) });
  await again.click();
  await expect(page.getByText("Now the whole text stands here.").first()).toBeVisible({ timeout: 60_000 });
  await expect(again).toHaveCount(0);
  expect(await statusOf()).toBe("COMPLETED");
  expect(told.filter((message) => /complete/i.test(message))).toEqual([]);
});
