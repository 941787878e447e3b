import { fileURLToPath } from "node:url";
import { call, createCompany, createContent, createProject, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

const IMAGE = fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url));

test("a project is added with its budgets, changed on its page, and deleted; its contents stay @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  const companyId = await createCompany(person);
  await createProject(person, companyId, "Ramadan");
  await enter(person);
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByLabel(say(`projects:fields.${name}`), { exact: true });
  const money = (amount: string) => new RegExp(amount.replaceAll(",", "[,،٬]"));

  await test.step("added in its company", async () => {
    await page.goto(at(`/companies/show/${companyId}?tab=projects`));
    await page.getByRole("button", { name: say("projects:add"), exact: true }).click();
    await dialog.getByRole("button", { name: say("projects:add"), exact: true }).click();
    await expect(field("name")).toHaveAccessibleDescription(say("common:requiredField"));
    await field("name").fill("Sukkari season");
    await dialog.getByRole("textbox", { name: say("projects:fields.description"), exact: true }).fill("Three weeks of the harvest.");
    await dialog.locator('input[type="file"]').setInputFiles(IMAGE);
    await page.getByRole("button", { name: say("common:media.crop.use") }).click();
    await expect(dialog.getByRole("img", { name: say("projects:image") })).toBeVisible();
    await field("date").fill("2026-12-01");
    await field("time").fill("09:30");
    await field("internalBudget").fill("١٥٠٠");
    await field("externalBudget").fill("2,500.50");
    await expect(dialog.getByRole("status").filter({ hasText: money("4,000.5") })).toBeVisible();
    await field("tags").fill("dates");
    await field("tags").press("Enter");
    await field("affiliatedProjectId").selectOption({ label: "Ramadan · Rutab & Co." });
    await picture(page, `project-add.${language}`);
    await dialog.getByRole("button", { name: say("projects:add"), exact: true }).click();
    await expect(toast(page, say("projects:created"))).toBeVisible();
    await expect(page.getByRole("tab", { name: new RegExp(`^${say("companies:projects")}`) })).toContainText("2");
    await picture(page, `company-projects.${language}`);
  });

  await test.step("its page shows all of it, and adds a content to it", async () => {
    await page.getByRole("link", { name: "Sukkari season", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sukkari season" })).toBeVisible();
    await expect(page.getByRole("region", { name: say("projects:budget.title") })).toContainText(money("4,000.5"));
    const details = page.getByRole("region", { name: say("projects:details") });
    await expect(details).toContainText("09:30");
    await expect.poll(() => details.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page
      .getByRole("link", { name: say("companies:newContent") })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`add-content\\?company=${companyId}&project=\\w+`));
    await expect(page.getByRole("combobox", { name: say("contents:fields.project") })).toContainText("Sukkari season");
    await page.goBack();
  });

  const projectId = page.url().split("/").at(-1) ?? "";
  const contentId = await createContent(person, companyId, {}, projectId);
  await createContent(person, companyId, { title: "Of no project" });

  await test.step("changed: only what is different is sent, what is emptied is cleared", async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "How to choose Sukkari dates" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Of no project" })).toHaveCount(0);
    await picture(page, `project.${language}`);
    await page.getByRole("button", { name: say("projects:edit"), exact: true }).click();
    await expect(field("time")).toHaveValue("09:30");
    await expect(field("affiliatedProjectId").getByRole("option")).toHaveText([say("projects:noAffiliated"), "Ramadan · Rutab & Co."]);
    await field("name").fill("Sukkari season 2026");
    await field("externalBudget").fill("");
    await dialog.getByRole("button", { name: say("common:media.remove"), exact: true }).click();

    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(say("common:unsaved.title"));
    await question.getByRole("button", { name: say("common:unsaved.keep"), exact: true }).click();
    await expect(field("name")).toHaveValue("Sukkari season 2026");

    const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("mutation UpdateProject"));
    await dialog.getByRole("button", { name: say("common:save"), exact: true }).click();
    expect(((await sent).postDataJSON() as { variables: unknown }).variables).toEqual({
      id: projectId,
      input: { name: "Sukkari season 2026", image: null, externalBudget: null },
      expectedVersion: 1,
    });
    await expect(toast(page, say("projects:updated"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Sukkari season 2026" })).toBeVisible();
    await expect(page.getByRole("region", { name: say("projects:budget.title") })).toContainText(money("1,500"));
  });

  await test.step("deleted", async () => {
    await page.getByRole("button", { name: say("projects:delete.confirm"), exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Sukkari season 2026");
    await expect(question).toContainText(say("projects:delete.text"));
    await picture(page, `project-delete.${language}`);
    const remove = question.getByRole("button", { name: say("projects:delete.confirm"), exact: true });
    await page.route("**/graphql", (route) =>
      (route.request().postData() ?? "").includes("mutation DeleteProject") ? route.abort() : route.continue(),
    );
    await remove.click();
    await expect(toast(page, say("projects:notDeleted"))).toBeVisible();
    await page.unroute("**/graphql");
    await remove.click();
    await expect(toast(page, say("projects:deleted"))).toBeVisible();
    await expect(page).toHaveURL(at(`/companies/show/${companyId}?tab=projects`));
    await expect(page.getByRole("link", { name: "Ramadan", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sukkari season 2026", exact: true })).toHaveCount(0);
    await expect
      .poll(async () => {
        const { content } = await call<{ content: { project: unknown; company: { id: string } } }>(
          `query ($id: ID!) { content(id: $id) { project { id } company { id } } }`,
          { id: contentId },
          { token: person.token },
        );
        return content;
      })
      .toEqual({ project: null, company: { id: companyId } });
    await page.getByRole("tab", { name: say("companies:contents"), exact: true }).click();
    await expect(page.getByRole("link", { name: "How to choose Sukkari dates" })).toBeVisible();
    await picture(page, `company-contents.${language}`);
  });
});
