import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Every path of the product specification's list of screens, each with the heading that only its page has. */
type Headings = Record<string, string | RegExp>;

const CONTENT = "How to choose Sukkari dates";

async function expectPages(page: Page, headings: Headings, at: (path: string) => string, language: "en" | "ar"): Promise<void> {
  for (const [path, heading] of Object.entries(headings)) {
    const response = await page.goto(at(path));
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    await expect(page, path).toHaveURL(at(path));
    const html = page.locator("html");
    await expect(html, path).toHaveAttribute("lang", language);
    await expect(html, path).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  }
}

test("a visitor's pages, each in the path's language @both", async ({ page, at, say, language }) => {
  await expectPages(
    page,
    {
      "/": say("home:headline"),
      "/auth/signin": say("common:signIn"),
      "/auth/signup": say("auth:steps.personal.heading"),
      "/auth/forget-password": say("auth:recovery.request.title"),
    },
    at,
    language,
  );
  await page.evaluate(() =>
    sessionStorage.setItem("recovery", JSON.stringify({ email: "nobody@example.com", sentAt: Date.now(), resetToken: "none" })),
  );
  await expectPages(
    page,
    { "/auth/verification-code": say("auth:recovery.code.title"), "/auth/new-password": say("auth:recovery.password.title") },
    at,
    language,
  );
});

test("a client's pages, each in the path's language @both", async ({ page, at, say, language, enter, client: { person, work } }) => {
  await enter(person);
  const greetings = ["morning", "afternoon", "evening"].map((part) => say(`dashboard:greeting.${part}`).split("{name}")[0]);
  const stage = (name: string) => say(`contents:stagePages.${name}.title`);
  await expectPages(
    page,
    {
      "/dashboard": new RegExp(`^(?:${greetings.join("|")})`),
      "/profile": say("profile:title"),
      "/companies": say("companies:title"),
      "/companies/add": say("companies:steps.basics"),
      [`/companies/show/${work.companyId}`]: /Rutab & Co\./,
      [`/companies/project-content/${work.projectId}`]: /Sukkari season/,
      "/companies/add-content": stage("NEEDS"),
      [`/companies/add-content/content-idea-analysis?id=${work.contentId}`]: stage("IDEA"),
      [`/companies/add-content/objectives-topics-analysis?id=${work.contentId}`]: stage("OBJECTIVES"),
      [`/companies/add-content/content-tools-analysis?id=${work.contentId}`]: stage("TOOLS"),
      "/contents": say("contents:title"),
      [`/contents/show/${work.contentId}`]: CONTENT,
      [`/companies/add-content/generate-content?id=${work.contentId}`]: CONTENT,
    },
    at,
    language,
  );
  await expect(page).toHaveTitle(`${stage("GENERATION")} · أنشئ محتواك`);
});

test("an admin's pages, each in the path's language @both", async ({ page, at, say, language, enter, admin, client: { person } }) => {
  await enter(admin);
  await expectPages(
    page,
    {
      "/users": say("users:title"),
      [`/users/user-details/${person.id}`]: new RegExp(person.username),
      "/admins": say("admins:title"),
      "/admins/action": say("admins:add"),
      "/basic-data": say("basicData:title"),
      "/basic-data/show": say("basicData:add"),
      "/crm": say("crm:title"),
      "/system": say("system:title"),
      "/crm/contact": say("crm:choose"),
      "/crm/soon": say("crm:soon.title"),
    },
    at,
    language,
  );
});
