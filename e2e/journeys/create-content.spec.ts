import { expect, test } from "@playwright/test";
import { type Locale, wordsOf } from "./messages.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";
import { watchGrowth } from "./watch-growth.ts";

const PASSWORD = "Quiet-Palm-2026";

test("a person signs up, describes a company and creates a content with the AI; the admin sees the counts @both", async ({
  page,
  browser,
}, info) => {
  // A walk through most of the application, with a whole text written at the composer's pace.
  test.setTimeout(300_000);
  const locale: Locale = info.project.name === "arabic" ? "ar" : "en";
  const say = wordsOf(locale);
  const person = PEOPLE[locale];
  const prefix = locale === "ar" ? "/ar" : "";
  const username = `sara.${locale}.${Date.now().toString(36)}`;
  const look = (name: string) => picture(page, `${name}.${locale}`);
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });

  await test.step("sign up in three steps", async () => {
    await page.goto(`${prefix}/auth/signup`);
    await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    await button("common:nextStep").click();
    await expect(page.getByText(say("common:requiredField")).first()).toBeVisible();
    await page.getByText(say("auth:moreAboutYou"), { exact: true }).click();
    await page.getByLabel(say("auth:firstName"), { exact: true }).fill(person.firstName);
    await page.getByLabel(say("auth:lastName"), { exact: true }).fill(person.lastName);
    await page.getByLabel(say("auth:country"), { exact: true }).selectOption("SA");
    await page.getByLabel(say("auth:phone"), { exact: true }).fill("50 555 0142");
    const city = page.getByLabel(say("auth:city"), { exact: true });
    await expect(city).toBeEnabled();
    await city.selectOption({ index: 1 });
    await look("signup-1");
    await button("common:nextStep").click();

    await page.getByLabel(say("auth:username"), { exact: true }).fill(username);
    await page.getByLabel(say("auth:email"), { exact: true }).fill(`${username}@example.com`);
    await page.getByLabel(say("auth:password"), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say("auth:confirmPassword"), { exact: true }).fill("something else");
    await button("common:nextStep").click();
    await expect(page.getByText(say("auth:passwordsDiffer"))).toBeVisible();
    await page.getByLabel(say("auth:confirmPassword"), { exact: true }).fill(PASSWORD);
    await look("signup-2");
    await button("common:nextStep").click();

    await expect(page.getByRole("heading", { name: say("auth:steps.confirm.heading") })).toBeVisible();
    await expect(page.getByText(username, { exact: true })).toBeVisible();
    await look("signup-3");
    await button("auth:createAccount").click();
    await expect(page.getByText(say("auth:registered"))).toBeVisible();
    await look("signup-done");
    await button("auth:goToDashboard").click();
    await expect(page).toHaveURL(`${prefix}/dashboard`);
    await expect(page.getByRole("heading", { name: say("dashboard:firstSteps.title") })).toBeVisible();
    await look("dashboard-empty");
  });

  await test.step("add a company with its brand voice", async () => {
    await page.getByRole("link", { name: say("dashboard:firstSteps.brand.action") }).click();
    await page.getByLabel(say("companies:fields.companyName"), { exact: true }).fill(person.company);
    await page.getByLabel(say("companies:fields.brandName"), { exact: true }).fill(person.brand);
    await page.getByLabel(say("companies:fields.businessActivityId"), { exact: true }).selectOption({ index: 3 });
    await look("company-basics");
    await button("common:nextStep").click();

    const vision = page.getByRole("textbox", { name: say("companies:fields.vision"), exact: true });
    await page
      .getByRole("button", { name: say("generation:generate"), exact: true })
      .first()
      .click();
    await expect(vision).not.toHaveValue("");
    await page.getByLabel(say("companies:fields.mission"), { exact: true }).fill(person.mission);
    await look("company-direction");
    await button("common:nextStep").click();

    await page.getByLabel(say("companies:fields.targetMarket"), { exact: true }).fill(person.market);
    await look("company-market");
    await button("common:nextStep").click();

    for (const trait of person.traits) {
      await page.getByRole("combobox", { name: say("companies:fields.brandVoice.personality") }).click();
      await page.getByRole("option", { name: trait, exact: true }).click();
    }
    const addRule = async (kind: string, term: string, replacement?: string) => {
      await button("companies:rule.add").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say("companies:rule.kind"), { exact: true }).selectOption(kind);
      await dialog.getByLabel(say("companies:rule.term"), { exact: true }).fill(term);
      if (replacement) await dialog.getByLabel(say("companies:rule.replacement"), { exact: true }).fill(replacement);
      await dialog.getByRole("button", { name: say("companies:rule.add") }).click();
      await expect(dialog).toBeHidden();
    };
    await addRule("PREFER", person.prefer.term, person.prefer.replacement);
    await addRule("BAN", person.ban);
    await look("company-voice");
    await button("common:nextStep").click();

    await expect(page.getByText(person.ban)).toBeVisible();
    await look("company-review");
    await button("companies:create").click();
    await expect(page.getByText(say("companies:created"))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/companies/show/\\w+`));
    await look("company");
  });

  await test.step("add a project", async () => {
    await page.getByRole("tab", { name: say("companies:projects") }).click();
    await button("projects:add").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("projects:fields.name"), { exact: true }).fill(person.project);
    await dialog.getByLabel(say("projects:fields.internalBudget"), { exact: true }).fill("1500");
    await dialog.getByLabel(say("projects:fields.externalBudget"), { exact: true }).fill("2500.50");
    await look("project-dialog");
    await dialog.getByRole("button", { name: say("projects:add") }).click();
    await expect(page.getByText(say("projects:created"))).toBeVisible();
    await expect(page.getByRole("link", { name: person.project, exact: true })).toBeVisible();
    await look("company-projects");
  });

  await test.step("go through the stages, the AI filling fields", async () => {
    await page
      .getByRole("link", { name: say("companies:newContent") })
      .last()
      .click();
    await page.getByLabel(say("contents:fields.title"), { exact: true }).fill(person.title);
    await expect(page.getByLabel(say("contents:fields.project"), { exact: true })).toContainText(person.project);
    await page.getByRole("button", { name: say("generation:suggest") }).click();
    await expect(page.getByRole("button", { name: say("common:removeItem").split("{")[0] }).first()).toBeVisible();
    await look("stage-needs");
    await button("contents:saveAndContinue").click();

    await expect(page).toHaveURL(/content-idea-analysis\?id=\w+/);
    const idea = page.getByRole("textbox", { name: say("contents:fields.idea"), exact: true });
    await page.getByRole("button", { name: say("contents:ideas"), exact: true }).click();
    await expect(idea).not.toHaveValue("");
    await expect(page.getByText(say("generation:clickAi"))).toBeVisible();
    await page.getByRole("button", { name: say("generation:generate"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: say("contents:fields.ideaExplanation"), exact: true })).not.toHaveValue("");
    await look("stage-idea");
    await button("contents:saveAndContinue").click();

    await expect(page).toHaveURL(/objectives-topics-analysis/);
    await page.getByLabel(say("contents:fields.conversionFunnel"), { exact: true }).selectOption("INTEREST");
    await page.getByLabel(say("contents:fields.objective"), { exact: true }).fill(person.goal);
    await expect(page.getByText(say("generation:clickAi"))).toBeVisible();
    await page.getByRole("button", { name: say("generation:suggest"), exact: true }).click();
    const topics = page.getByRole("textbox", { name: say("contents:fields.topics"), exact: true });
    await expect(page.getByRole("button", { name: say("common:removeItem").split("{")[0] }).first()).toBeVisible();
    await topics.fill(person.topic);
    await topics.press("Enter");
    await look("stage-objectives");
    await button("contents:saveAndContinue").click();

    await expect(page).toHaveURL(/content-tools-analysis/);
    await page.getByRole("button", { name: say("generation:suggest") }).click();
    await expect(page.getByRole("button", { name: say("common:removeItem").split("{")[0] }).first()).toBeVisible();
    await look("stage-tools");
    await button("contents:saveAndContinue").click();
    await expect(page).toHaveURL(/generate-content/);
  });

  await test.step("generate the article, watching the text arrive", async () => {
    await look("generate-begin");
    const growth = await watchGrowth(page);
    await button("contents:begin.generate").click();
    // Found also behind the dialog that ends the stage, which hides it from assistive technology.
    const text = page.getByRole("textbox", { name: person.title, includeHidden: true });
    await expect(text).toContainText(/\S+ \S+/);
    await look("generate-running");
    await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible({ timeout: 120_000 });
    await look("generate-done");
    const written = await text.innerText();
    expect((await growth()).length, "the text came in several pieces").toBeGreaterThan(3);
    expect(written).toContain(person.topic);
    expect(written).not.toContain(person.ban);
    await button("common:openContent").click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/contents/show/\\w+`));
    await look("content-details");
    await page.reload();
    await page.getByRole("tab", { name: say("contents:text"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: person.title })).toContainText(person.topic);
    await look("content-text");
  });

  await test.step("it stands in the contents list", async () => {
    await page.getByRole("link", { name: say("contents:backToContents") }).click();
    await page.getByRole("tab", { name: new RegExp(`^${say("contents:completed")}`) }).click();
    await expect(page.getByRole("link", { name: person.title })).toBeVisible();
    await look("contents");
    await page.getByRole("link", { name: say("common:nav.dashboard") }).click();
    await expect(page.getByRole("link", { name: person.title }).first()).toBeVisible();
    await look("dashboard");
    await page.getByRole("link", { name: say("common:nav.companies") }).click();
    await expect(page.getByRole("link", { name: person.brand, exact: true })).toBeVisible();
    await look("companies");
  });

  await test.step("the admin's user list shows 1, 1, 1", async () => {
    const admin = await (await browser.newContext({ locale: info.project.use.locale ?? "en-GB" })).newPage();
    await admin.goto(`${prefix}/users`);
    await expect(admin).toHaveURL(`${prefix}/auth/signin`);
    await picture(admin, `signin.${locale}`);
    await admin.getByLabel(say("auth:email"), { exact: true }).fill("admin@example.com");
    await admin.getByLabel(say("auth:password"), { exact: true }).fill(process.env.E2E_ADMIN_PASSWORD ?? "");
    await admin.getByRole("button", { name: say("auth:enter"), exact: true }).click();
    await expect(admin).toHaveURL(`${prefix}/users`);
    const row = admin.getByRole("row").filter({ hasText: username });
    await expect(row.getByRole("cell")).toHaveText([new RegExp(username), "1", "1", "1", /\d/, ""]);
    await picture(admin, `users.${locale}`);
    await admin.context().close();
  });
});
