import { startFakeModel, type FakeModel } from "@muhtawa/testkit";
import { call, createContent, planContent } from "./api.ts";
import { editor, says } from "./edited-text.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

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

const BROKEN_OFF = "## Colour and skin\n\nThe skin of a ripe date is even and golden, and gives a little way";

for (const [how, fault] of [
  ["whose connection breaks", { fault: "cut", after: 12 }],
  ["that reports an error", { fault: "error", after: 12 }],
] as const)
  test(`a text ${how} keeps its words and is asked anew, which is done`, ONCE, async ({ page, say, enter, client: { person, work } }) => {
    await enter(person);
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
    await expect(toast(page, say("common:stepsCompleted"))).toHaveCount(0);

    model.answerAll({ text: "## Colour and skin\n\nNow the whole text stands here.", pause: 20 });
    await anew.click();
    await expect(editor(page)).toContainText("Now the whole text stands here.");
    await expect(editor(page)).not.toContainText("ripe date");
    await says(page, say, "savedAt");
    await expect(page.getByRole("alert").filter({ hasText: /complete\./ })).toHaveCount(0);
  });
