import type { RunOptions } from "axe-core";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { call, createContent, saveBody } from "./api.ts";
import { COLOURS, EVERYTHING, problems, STRUCTURE } from "./axe.ts";
import { expect, languageOf, ONCE, test } from "./journey.ts";

// axe looks at many screens in one test
test.describe.configure({ timeout: 240_000 });

/** Shows the page in a colour mode; colours that are still on their way would be neither mode's. */
async function turn(page: Page, { dark }: { dark: boolean }): Promise<void> {
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A colour that is inherited begins to change in a child when it has in the parent.
    for (let transitions = underWay(); transitions.length > 0; transitions = underWay())
      await Promise.allSettled(transitions.map((transition) => transition.finished));
  }, dark);
}

/** Everything in light, and in dark what the colours can break. They are the same in every language: one is enough to look at them. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await turn(page, { dark: false });
  if (languageOf(test.info().project) === "ar") {
    expect.soft(await problems(page, STRUCTURE), name).toEqual([]);
    return;
  }
  const light = await problems(page, EVERYTHING);
  await turn(page, { dark: true });
  expect.soft({ light, dark: await problems(page, COLOURS) }, name).toEqual({ light: [], dark: [] });
}

test("what is wrong is seen: structure, colours, and in a part only what is in it", ONCE, async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><p style="color:#ccc;background:#fff">Pale</p><form><input></form></main></html>',
  );
  const rules = async (options: RunOptions, part?: string) =>
    (await problems(page, options, part)).map((problem) => problem.split(":")[0]).toSorted();
  expect(await rules(EVERYTHING)).toEqual(["color-contrast", "label"]);
  expect(await rules(STRUCTURE)).toEqual(["label"]);
  expect(await rules(COLOURS)).toEqual(["color-contrast"]);
  expect(await rules(EVERYTHING, "form")).toEqual(["label"]);
});

test("screens for visitors @both", async ({ page, at, say }) => {
  await page.goto(at("/"));
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page, "home");
  await page.goto(at("/auth/signin"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "sign in");
  await page.goto(at("/auth/signup"));
  await page.getByRole("button", { name: say("common:nextStep") }).click();
  await expect(page.getByText(say("common:requiredField")).first()).toBeVisible();
  await expectAccessible(page, "sign up, with errors");
  await page.getByLabel(say("auth:country"), { exact: true }).selectOption("SA");
  await page.getByLabel(say("auth:phone"), { exact: true }).fill("50 555 0142");
  await page.getByRole("button", { name: say("common:nextStep") }).click();
  await page.getByLabel(say("auth:username"), { exact: true }).fill("somebody");
  await expectAccessible(page, "sign up: account");
  await page.getByLabel(say("auth:email"), { exact: true }).fill("somebody@example.com");
  for (const field of ["password", "confirmPassword"]) await page.getByLabel(say(`auth:${field}`), { exact: true }).fill("Palm-tree-2026");
  await page.getByRole("button", { name: say("common:nextStep") }).click();
  await expect(page.getByText("somebody@example.com")).toBeVisible();
  await expectAccessible(page, "sign up: confirm");
  await page.goto(at("/auth/signin"));
  await page.getByRole("link", { name: say("auth:forgotPassword") }).click();
  await expect(page).toHaveURL(at("/auth/forget-password"));
  await expectAccessible(page, "forgotten password");
  await page.getByLabel(say("auth:email"), { exact: true }).fill("nobody@example.com");
  await page.getByRole("button", { name: say("auth:recovery.request.send") }).click();
  await expect(page).toHaveURL(at("/auth/verification-code"));
  await page.getByRole("button", { name: say("auth:recovery.code.check") }).click();
  await expect(page.getByText(say("auth:recovery.code.invalid"))).toBeVisible();
  await expectAccessible(page, "verification code, with an error");
  await page.evaluate(() =>
    sessionStorage.setItem("recovery", JSON.stringify({ email: "nobody@example.com", sentAt: Date.now(), resetToken: "none" })),
  );
  await page.goto(at("/auth/new-password"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "new password");
  await page.goto(at("/no/such/page"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "not found");
});

test("screens of companies @both", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  const brand = page.getByText("Rutab & Co.").first();
  for (const path of [
    "/dashboard",
    "/dashboard?tab=usage",
    "/companies",
    "/companies?view=table",
    "/companies?search=nothing+like+it",
    ...["", "?tab=projects", "?tab=contents", "?tab=voice", "?tab=ai"].map((tab) => `/companies/show/${work.companyId}${tab}`),
    `/companies/project-content/${work.projectId}`,
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      path === "/dashboard?tab=usage"
        ? page.getByRole("heading", { name: say("generation:history.title") })
        : path === "/dashboard"
          ? page.getByRole("link", { name: "How to choose Sukkari dates" }).first()
          : path.includes("view=table")
            ? page.getByRole("cell").first()
            : path.includes("search=")
              ? page.getByText(say("common:noMatch"))
              : brand,
    ).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("what companies and projects ask @both", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  await page.goto(at("/companies"));
  await page.getByRole("button", { name: say("common:rowMenu", { name: "Rutab & Co." }) }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectAccessible(page, "a company's menu");
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  await expect(question.getByRole("button", { name: say("companies:delete.keep") })).toBeFocused();
  await expectAccessible(page, "delete a company");

  await page.goto(at(`/companies/show/${work.companyId}?tab=projects`));
  await page.getByRole("button", { name: say("projects:add") }).click();
  await dialog.getByRole("button", { name: say("projects:add") }).click();
  await expect(dialog.getByText(say("common:requiredField"))).toBeVisible();
  await expectAccessible(page, "add a project, with an error");

  await page.goto(at(`/companies/project-content/${work.projectId}`));
  await page.getByRole("button", { name: say("projects:edit"), exact: true }).click();
  await dialog.getByLabel(say("projects:fields.internalBudget"), { exact: true }).fill("1500");
  await expectAccessible(page, "edit a project");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expectAccessible(page, "changes of a project are about to be lost");
  await question.getByRole("button", { name: say("common:unsaved.discard") }).click();
  await page.getByRole("button", { name: say("projects:delete.confirm"), exact: true }).click();
  // it has the focus once what stands behind it can't be reached any more
  await expect(question.getByRole("button", { name: say("projects:delete.keep") })).toBeFocused();
  await expectAccessible(page, "delete a project");
});

test("every step of a company's form @both", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  await page.goto(at("/companies/add"));
  await page.getByRole("button", { name: say("common:nextStep") }).click();
  await expect(page.getByText(say("common:requiredField")).first()).toBeVisible();
  await expectAccessible(page, "add a company, with errors");
  for (const step of ["basics", "direction", "market", "voice"]) {
    await page.goto(at(`/companies/add?id=${work.companyId}&step=${step}`));
    await expect(page.getByRole("heading", { level: 1, name: say(`companies:steps.${step}`) })).toBeVisible();
    await expectAccessible(page, `edit a company: ${step}`);
  }
  await page.getByRole("button", { name: say("companies:rule.add"), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "add a voice rule");
});

test("screens of contents @both", async ({ page, at, enter, client: { person, work } }) => {
  await enter(person);
  const stages = ["", "/content-idea-analysis", "/objectives-topics-analysis", "/content-tools-analysis", "/generate-content"];
  for (const path of [
    "/contents",
    `/companies/add-content?company=${work.companyId}`,
    ...stages.map((stage) => `/companies/add-content${stage}?id=${work.contentId}`),
    `/contents/show/${work.contentId}`,
    `/contents/show/${work.contentId}?tab=ai`,
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (!path.includes("?company=")) await expect(page.getByText("How to choose Sukkari dates").first()).toBeAttached();
    await expectAccessible(page, path);
  }
});

test("one's own account @both", async ({ page, at, say, enter, client: { person } }) => {
  await enter(person);
  await page.goto(at("/profile"));
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveValue(person.username);
  await expectAccessible(page, "profile");
  await page
    .getByLabel(say("common:media.portrait"), { exact: true })
    .and(page.locator("input"))
    .setInputFiles(fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url)));
  await expect(page.getByRole("group", { name: say("common:media.crop.area") })).toBeVisible();
  await expectAccessible(page, "crop a picture");
});

test("screens for admins @both", async ({ page, at, say, enter, admin, client }) => {
  await enter(admin);
  await page.goto(at("/users"));
  await expect(page.getByText(client.person.username).first()).toBeVisible();
  await expectAccessible(page, "users");
  await page.goto(at(`/users/user-details/${client.person.id}`));
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true })).toBeVisible();
  await expectAccessible(page, "user details");
  await page.goto(at("/admins"));
  await expect(page.getByText(admin.email).first()).toBeVisible();
  await expectAccessible(page, "admins");
  await page.goto(at("/admins/action"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "add an admin");
  await page.goto(at(`/admins/action?id=${admin.id}`));
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveValue(admin.username);
  await expectAccessible(page, "change an admin");
  await page.goto(at("/system"));
  await expect(page.getByText(say("system:ready")).first()).toBeVisible();
  await expectAccessible(page, "system");
});

test("contents: calendar, details, questions, history, pictures, the editor @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  const id = await createContent(person, work.companyId, { locale: language });
  const saveBody = (text: string) =>
    call(
      `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
      { id, input: { body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] } } },
      { token: person.token },
    );
  await saveBody(language === "ar" ? "السكّري الجيد لونه ذهبي" : "A good Sukkari is golden");
  await saveBody(language === "ar" ? "السكّري الجيد لونه كهرماني" : "A good Sukkari is amber");
  const setStatus = (status: string, scheduledFor: string | null = null) =>
    call(
      `mutation ($id: ID!, $status: ContentStatus!, $at: DateTime) { setContentStatus(id: $id, status: $status, scheduledFor: $at) { content { id } } }`,
      { id, status, at: scheduledFor },
      { token: person.token },
    );
  await setStatus("IN_REVIEW");
  await setStatus("APPROVED");
  await setStatus("SCHEDULED", "2027-03-10T09:00:00.000Z");
  await enter(person);
  await page.goto(at("/contents?view=calendar&month=2027-03"));
  await expect(page.getByRole("gridcell").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, "calendar");
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole("grid")).toBeHidden();
  await expectAccessible(page, "calendar on a phone");
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(at(`/contents/show/${id}`));
  await page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) }).click();
  await page.getByRole("menuitem", { name: say("contents:moves.reschedule") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "schedule");
  await page.goto(at(`/contents/show/${id}?tab=history`));
  await expect(page.locator("del")).toBeVisible();
  await expectAccessible(page, "history");
  await page.goto(at(`/contents/show/${id}?tab=pictures`));
  await expect(page.getByText(say("contents:pictures.empty"))).toBeVisible();
  await expectAccessible(page, "pictures");
  await page.goto(at(`/contents/show/${id}?tab=text`));
  const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
  await toolbar.getByRole("button", { name: say("editor:code"), exact: true }).click();
  await toolbar.getByRole("button", { name: say("editor:image"), exact: true }).click();
  await expect(page.getByLabel(say("editor:imageAlt"), { exact: true })).toBeVisible();
  await expectAccessible(page, "editor");
});

test("the site area for admins @both", async ({ page, at, say, enter, admin, client: _client }) => {
  await enter(admin);
  for (const path of ["/crm", "/crm?tab=table", "/crm/contact", "/crm/soon"]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path !== "/crm/soon") await expect(page.locator("main").getByRole("link", { name: "Sara Al-Qahtani" }).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto(at("/crm"));
  await page.locator("main").getByRole("link", { name: "Sara Al-Qahtani" }).first().click();
  await expect(page.getByLabel(say("crm:notes"), { exact: true })).toBeVisible();
  await expectAccessible(page, "a contact");
  for (const path of ["", "?tab=partners", "?tab=branches", "?tab=audit"]) {
    await page.goto(at(`/basic-data${path}`));
    await expect(page.getByRole("cell").first()).toBeVisible();
    await expectAccessible(page, `/basic-data${path}`);
  }
  await page.goto(at("/basic-data/show"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "/basic-data/show");
  await page.goto(at("/basic-data/show?id=framework--aida"));
  await expect(page.getByLabel(say("basicData:slug"), { exact: true })).toHaveValue("aida");
  await expectAccessible(page, "a record");
});

test("the dashboard with its palette and notifications open @both", async ({ page, at, say, enter, admin, client: _client }) => {
  await enter(admin);
  await page.goto(at("/dashboard"));
  await expect(
    page
      .getByRole("region", { name: say("dashboard:activity.title") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "an admin's dashboard");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: say("search:open") }).fill(say("common:nav.contents"));
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "palette");
  await page.keyboard.press("Escape");
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("notifications:title") })
    .click();
  await expect(page.getByRole("dialog", { name: say("notifications:title") })).toBeVisible();
  await expectAccessible(page, "notifications");
});

test("a page that breaks @both", async ({ page, at, say, enter, client: { person } }) => {
  await page.route(/\/assets\/profile-page[^/]*\.js$/, (route) => route.abort());
  await enter(person);
  await page.goto(at("/profile"));
  await expect(page.getByRole("heading", { name: say("errors:pageFailed") })).toBeVisible();
  await expectAccessible(page, "error page");
});

test("what the editor opens @both", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Ripe dates stay soft.", "Keep dates in glass.");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text).toContainText("Ripe dates", { timeout: 60_000 });
  await text.click();
  await page.keyboard.press("ControlOrMeta+f");
  await page.getByLabel(say("editor:find.wanted"), { exact: true }).fill("dates");
  await expect(text.locator(".found")).toHaveCount(2);
  await expectAccessible(page, "find and replace");
  await page.keyboard.press("Escape");

  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await expect(page.getByRole("listbox", { name: say("editor:slash.title") })).toBeVisible();
  await expectAccessible(page, "what can be put in");
  await page.keyboard.press("Escape");

  await page.keyboard.press("ControlOrMeta+/");
  await expect(page.getByRole("dialog", { name: say("editor:help.title") })).toBeVisible();
  await expectAccessible(page, "the shortcuts");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+Shift+x");
  for (const key of ["Delete", "Delete", "X", "F7"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog").getByRole("button", { name: say("editor:suggest.accept"), exact: true })).toBeVisible();
  await expectAccessible(page, "a suggestion");
});
