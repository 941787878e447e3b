import { startFakeModel } from "@muhtawa/testkit";
import { call, createContent, planContent } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, ONCE, test } from "./journey.ts";

test(
  "a super admin tries a model, connects it, and it writes what people ask for, until it is disconnected",
  ONCE,
  async ({ page, context, say, enter, admin, client: { person, work } }) => {
    const model = await startFakeModel();
    try {
      await enter(admin);
      await page.goto("/dashboard");
      await page.getByRole("link", { name: say("dashboard:noModel.action") }).click();
      const form = page.getByRole("form", { name: say("generation:connect.titles.TEXT") });
      await form.getByLabel(say("generation:connect.address")).fill(model.url);
      await form.getByLabel(say("generation:models.name")).fill("oasis-7b");
      await form.getByLabel(say("generation:connect.key"), { exact: true }).fill("sk-wrong");
      model.answerNext({ status: 401 });
      await form.getByRole("button", { name: say("generation:models.try") }).click();
      await expect(form.getByRole("alert")).toContainText("refused the access key");
      expect(await problems(page, EVERYTHING)).toEqual([]);

      model.answerNext({ text: "Welcome to the team!" });
      await form.getByLabel(say("generation:connect.key"), { exact: true }).fill("sk-right");
      await form.getByRole("button", { name: say("generation:models.try") }).click();
      await expect(form.getByRole("alert")).toContainText("Welcome to the team!");
      await form.getByRole("button", { name: say("generation:connect.connect") }).click();
      await expect(page.getByRole("heading", { name: "oasis-7b writes" })).toBeVisible();
      expect(model.requests.at(-1)?.authorization).toBe("Bearer sk-right");

      await context.clearCookies();
      await enter(person);
      model.answerAll({ text: "## Colour and skin\n\nThe model wrote of dates.", pause: 20 });
      const contentId = await createContent(person, work.companyId);
      await planContent(person, contentId);
      await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
      await page.getByRole("button", { name: say("contents:begin.generate") }).click();
      await expect(page.getByRole("textbox").getByText("The model wrote of dates.")).toBeVisible();
      await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible();

      await context.clearCookies();
      await enter(admin);
      await page.goto("/dashboard?tab=usage");
      await page.getByRole("button", { name: say("generation:connect.disconnect"), exact: true }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("generation:connect.disconnect"), exact: true })
        .click();
      await expect(form).toBeVisible();
    } finally {
      await call("mutation { disconnectModel { model } }", {}, { token: admin.token });
      await model.stop();
    }
  },
);
