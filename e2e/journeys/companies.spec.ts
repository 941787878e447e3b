import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { call, createCompany, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";

const LOGO = fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url));

test("a company's form is left and found again, also after signing out, and ends in a company with its voice @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const words = PEOPLE[language];
  const person = await register();
  const next = page.getByRole("button", { name: say("common:nextStep"), exact: true });
  const field = (name: string) => page.getByRole("textbox", { name: say(`companies:fields.${name}`), exact: true });
  const heading = (step: string) => page.getByRole("heading", { level: 1, name: say(`companies:steps.${step}`) });

  await test.step("the first steps are filled in, then the person signs out", async () => {
    await enter(person);
    await page.goto(at("/companies/add"));
    await field("companyName").fill(words.company);
    await field("brandName").fill(words.brand);
    await page.getByLabel(say("companies:fields.businessActivityId"), { exact: true }).selectOption({ index: 2 });
    await next.click();
    await expect(heading("direction")).toBeFocused();
    await field("vision").fill(words.goal);
    await expect(page.getByText(say("common:saveState.local"))).toBeVisible();
    await page.getByRole("button", { name: say("common:account") }).click();
    await page.getByRole("menuitem", { name: say("common:signOut") }).click();
    await page.getByRole("button", { name: say("offline:signOut.keep") }).click();
    await expect(page).toHaveURL(at("/"));
  });

  await test.step("somebody else begins with an empty form", async () => {
    await enter(await register());
    await page.goto(at("/companies/add"));
    await expect(field("companyName")).toHaveValue("");
  });

  await test.step("the person goes on where they left", async () => {
    // the other's page, still at work, would keep its own user
    await page.goto("about:blank");
    await enter(person);
    await page.goto(at("/companies/add"));
    await expect(heading("direction")).toBeVisible();
    await expect(page.getByRole("button", { name: say("drafts:discard") })).toBeVisible();
    await expect(field("vision")).toHaveValue(words.goal);
    await picture(page, `company-resumed.${language}`);
    await page.getByRole("button", { name: say("common:goBack"), exact: true }).click();
    await expect(field("brandName")).toHaveValue(words.brand);
    await page.locator('input[type="file"]').setInputFiles(LOGO);
    await page.getByRole("button", { name: say("common:media.crop.use") }).click();
    await expect(page.getByRole("img", { name: say("companies:fields.logo") })).toBeVisible();
    await picture(page, `company-basics.${language}`);
    await page.getByRole("button", { name: say("companies:steps.direction"), exact: true }).click();
    await field("mission").fill(words.mission);
    await next.click();
    await field("targetMarket").fill(words.market);
    await picture(page, `company-market.${language}`);
    await next.click();
  });

  await test.step("the voice has rules for both languages", async () => {
    await page.getByRole("combobox", { name: say("companies:fields.brandVoice.personality") }).click();
    await page.getByRole("option", { name: words.traits[0], exact: true }).click();
    for (const rule of [
      { locale: "ar", kind: "PREFER", term: "يُفرز يدويًّا", replacement: "معالَج" },
      { locale: "en", kind: "BAN", term: "best in the world" },
      { locale: "en", kind: "GLOSSARY", term: "Sukkari", replacement: "sugary dates" },
    ]) {
      await page.getByRole("button", { name: say("companies:rule.add"), exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say("companies:rule.locale"), { exact: true }).selectOption(rule.locale);
      await dialog.getByLabel(say("companies:rule.kind"), { exact: true }).selectOption(rule.kind);
      await dialog.getByLabel(say("companies:rule.term"), { exact: true }).fill(rule.term);
      if (rule.replacement) await dialog.getByLabel(say("companies:rule.replacement"), { exact: true }).fill(rule.replacement);
      await dialog.getByRole("button", { name: say("companies:rule.add") }).click();
      await expect(dialog).toBeHidden();
    }
    const pains = page.getByRole("textbox", { name: say("companies:fields.persona.pains"), exact: true });
    await field("persona.name").fill(words.firstName);
    await pains.fill(words.topic);
    await pains.press("Enter");
    await page.locator('input[type="file"]').setInputFiles({
      name: "rutab-voice.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# Rutab\n\nSlowly, from the palm. نفرز حبة حبة."),
    });
    await expect(page.getByText("rutab-voice.md")).toBeVisible();
    await page.getByRole("button", { name: say("companies:sample.write"), exact: true }).click();
    await expect(page.getByRole("button", { name: say("companies:sample.again"), exact: true })).toBeVisible();
    await picture(page, `company-voice.${language}`);
    await next.click();
    await picture(page, `company-review.${language}`);
    await page.getByRole("button", { name: say("companies:create"), exact: true }).click();
    await expect(toast(page, say("companies:created"))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at("/companies/show/")}\\w+`));
    await expect(page.getByRole("main").locator('img[src^="/media/"]').first()).toBeVisible();
    await picture(page, `company-overview.${language}`);
    await page.getByRole("tab", { name: say("companies:brandVoice"), exact: true }).click();
    await expect(page.getByRole("region", { name: say("companies:voice.rulesOf.ar") })).toContainText("يُفرز يدويًّا");
    await expect(page.getByRole("region", { name: say("companies:voice.rulesOf.en") })).toContainText("sugary dates");
    await expect(page.getByRole("region", { name: say("companies:persona") })).toContainText(words.topic);
    await picture(page, `company-voice-tab.${language}`);
    const download = page.waitForEvent("download");
    await page
      .getByRole("region", { name: say("companies:fields.voiceToneFile") })
      .getByRole("button")
      .click();
    expect((await download).suggestedFilename()).toBe("rutab-voice.md");
    expect(readFileSync(await (await download).path(), "utf8")).toContain("نفرز حبة حبة");
  });

  await test.step("logo and tone file can be taken away again", async () => {
    await page.getByRole("link", { name: say("companies:edit"), exact: true }).click();
    await page
      .getByRole("group", { name: say("companies:fields.logo") })
      .getByRole("button", { name: say("common:media.remove") })
      .click();
    await page.getByRole("button", { name: say("companies:steps.voice"), exact: true }).click();
    await page.getByRole("button", { name: say("common:removeItem", { item: "rutab-voice.md" }) }).click();
    await page.getByRole("button", { name: say("companies:saveChanges"), exact: true }).click();
    await expect(toast(page, say("companies:updated"))).toBeVisible();
    await page.getByRole("tab", { name: say("companies:brandVoice"), exact: true }).click();
    await expect(page.getByRole("region", { name: say("companies:persona") })).toBeVisible();
    await expect(page.getByText("rutab-voice.md")).toHaveCount(0);
    await expect(page.getByRole("main").locator('img[src^="/media/"]')).toHaveCount(0);
  });

  await test.step("the company is deleted on its own page; nothing is left of the form either", async () => {
    await page.getByRole("button", { name: say("companies:delete.action"), exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(words.brand);
    await question.getByRole("button", { name: say("companies:delete.action"), exact: true }).click();
    await expect(toast(page, say("companies:deleted"))).toBeVisible();
    await expect(page).toHaveURL(at("/companies"));
    await expect(page.getByText(say("common:noData"))).toBeVisible();
    await page.goto(at("/companies/add"));
    await expect(field("companyName")).toHaveValue("");
  });
});

/** What the page asks of the API in one operation's name. */
function watchVariables(page: Page, operation: string): unknown[] {
  const seen: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const { query, variables } = request.postDataJSON() as { query: string; variables: unknown };
    if (query.includes(`mutation ${operation}`)) seen.push(variables);
  });
  return seen;
}

test("editing saves only what was changed, clears what was emptied, and warns before changes are lost", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  const id = await createCompany(person, {
    companyName: "Rutab Trading",
    brandName: "Rutab & Co.",
    businessActivityId: await anActivity(person.token),
    slogan: "Slowly, from the palm",
    vision: "A palm in every street",
    mission: "Nothing added",
    targetMarket: "Families",
    brandVoice: { personality: ["Warm"], rules: [{ locale: "ar", kind: "BAN", term: "الأفضل" }] },
  });
  const updates = watchVariables(page, "UpdateCompany");
  await enter(person);
  await page.goto(at(`/companies/show/${id}`));
  await page.getByRole("link", { name: say("companies:edit"), exact: true }).click();
  const save = page.getByRole("button", { name: say("companies:saveChanges"), exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole("textbox", { name: say("companies:fields.slogan"), exact: true }).fill("");
  await page.getByRole("button", { name: say("companies:steps.direction"), exact: true }).click();
  await page.getByRole("textbox", { name: say("companies:fields.goal"), exact: true }).fill("A shop in every town");
  await picture(page, `company-edit.${language}`);

  await page.getByRole("link", { name: say("common:nav.companies"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(say("common:unsaved.title"));
  await question.getByRole("button", { name: say("common:unsaved.keep"), exact: true }).click();
  await expect(page.getByRole("textbox", { name: say("companies:fields.goal"), exact: true })).toHaveValue("A shop in every town");

  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("mutation UpdateCompany") ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(toast(page, say("companies:notUpdated"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: say("companies:fields.goal"), exact: true })).toHaveValue("A shop in every town");
  await page.unroute("**/graphql");
  updates.length = 0;
  await save.click();
  await expect(toast(page, say("companies:updated"))).toBeVisible();
  await expect(page).toHaveURL(at(`/companies/show/${id}`));
  await expect(page.getByText("A shop in every town")).toBeVisible();
  await expect(page.getByText("Slowly, from the palm")).toHaveCount(0);
  expect(updates).toEqual([
    { id, input: { slogan: null, goal: "A shop in every town" }, expectedVersion: expect.any(Number) as unknown as number },
  ]);
});

const anActivity = async (token: string) =>
  (await call<{ businessActivities: { id: string }[] }>(`{ businessActivities { id } }`, {}, { token })).businessActivities[0]?.id;

test("two people change a company: the second is told, and nothing is overwritten", async ({ page, at, say, enter }) => {
  const person = await register();
  const stored = {
    companyName: "Rutab Trading",
    brandName: "Rutab & Co.",
    businessActivityId: await anActivity(person.token),
    vision: "A palm in every street",
    mission: "Nothing added",
    targetMarket: "Families",
    brandVoice: { personality: ["Warm"], rules: [] },
  };
  const id = await createCompany(person, stored);
  const elsewhere = (input: object) =>
    call(
      `mutation ($id: ID!, $input: CompanyInput!) { updateCompany(id: $id, input: $input) { company { id } } }`,
      { id, input },
      { token: person.token },
    );
  const readBack = async () =>
    (
      await call<{ company: Record<string, unknown> }>(
        `query ($id: ID!) { company(id: $id) { vision mission goal } }`,
        { id },
        { token: person.token },
      )
    ).company;
  const field = (name: string) => page.getByRole("textbox", { name: say(`companies:fields.${name}`), exact: true });
  const save = page.getByRole("button", { name: say("companies:saveChanges"), exact: true });
  await enter(person);
  const open = async () => {
    await page.goto(at(`/companies/add?id=${id}&step=direction`));
    await expect(field("mission")).toHaveValue(/\S/);
  };

  await test.step("what only the other changed stays as they made it", async () => {
    await open();
    await field("mission").fill("Mine");
    await elsewhere({ vision: "Theirs" });
    await save.click();
    await expect(toast(page, say("companies:conflict.merged"))).toBeVisible();
    expect(await readBack()).toMatchObject({ vision: "Theirs", mission: "Mine" });
  });

  await test.step("what both changed is shown, and theirs can be taken", async () => {
    await open();
    await field("mission").fill("Mine again");
    await field("goal").fill("My goal");
    await elsewhere({ mission: "Their mission" });
    await save.click();
    const conflict = page.getByRole("alert").filter({ hasText: say("drafts:conflict.text") });
    await expect(page.getByRole("definition").filter({ hasText: "Their" })).toBeVisible();
    expect(await readBack()).toMatchObject({ mission: "Their mission", goal: null });
    await conflict.getByRole("button", { name: say("drafts:conflict.theirs"), exact: true }).click();
    await expect(field("mission")).toHaveValue("Their mission");
    await save.click();
    await expect(toast(page, say("companies:updated"))).toBeVisible();
    expect(await readBack()).toMatchObject({ mission: "Their mission", goal: "My goal" });
  });

  await test.step("or one's own is saved after all", async () => {
    await open();
    await field("mission").fill("Mine after all");
    await elsewhere({ mission: "Theirs once more" });
    await save.click();
    await page.getByRole("button", { name: say("drafts:conflict.mine"), exact: true }).click();
    await expect(page).toHaveURL(at(`/companies/show/${id}`));
    expect(await readBack()).toMatchObject({ mission: "Mine after all" });
  });
});
