import type { Page } from "@playwright/test";
import { call, createContent, planContent } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

const PROFILE_SCRIPT = /\/assets\/profile-page[^/]*\.js$/;

const toProfile = async (page: Page, say: (key: string) => string) => {
  await page.getByRole("button", { name: say("common:account") }).click();
  await page.getByRole("menuitem", { name: say("common:profile") }).click();
};

test("a page whose script can't be had loads itself again, and is there", ONCE, async ({ page, say, enter, client }) => {
  let refused = 0;
  await page.route(PROFILE_SCRIPT, (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.abort();
  });
  await enter(client.person);
  await page.goto("/dashboard");
  await toProfile(page, say);
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveValue(client.person.username);
  expect(refused).toBe(1);
  await expect(page).toHaveURL("/profile");
});

test("one that can't be had again within the minute is an error, with the way home", ONCE, async ({ page, say, enter, client }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(PROFILE_SCRIPT, (route) => route.abort());
  await enter(client.person);
  await page.goto("/dashboard");
  await toProfile(page, say);
  await expect(page.getByRole("heading", { name: say("errors:pageFailed") })).toBeVisible();
  await expect(page.getByRole("link", { name: say("errors:home") })).toHaveAttribute("href", "/");
  expect(loads).toBe(2);
});

const PROFILE_MESSAGES = /\/assets\/profile-(?!page)[^/]*\.js$/;

test("a page whose messages can't be had loads itself again, and is there with its words", ONCE, async ({ page, say, enter, client }) => {
  let refused = 0;
  await page.route(PROFILE_MESSAGES, (route) => {
    // also when they are asked for once more
    if (refused > 1) return route.continue();
    refused += 1;
    return route.abort();
  });
  await enter(client.person);
  await page.goto("/dashboard");
  await toProfile(page, say);
  await expect(page.getByRole("heading", { name: say("profile:title"), exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile");
});

test(
  "where what reads Markdown can't be had a text of the AI's stands as it is, and that it can't be put into the content is said",
  ONCE,
  async ({ page, say, enter, client: { person, work } }) => {
    const title = `Markdown ${Date.now()}`;
    const contentId = await createContent(person, work.companyId, { title });
    await planContent(person, contentId);
    const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
      `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
      { input: { kind: "OUTLINE", companyId: work.companyId, contentId, locale: "en" } },
      person,
    );
    const { id } = requestGeneration.generation;
    const status = async () =>
      (await call<{ generation: { status: string } }>(`query ($id: ID!) { generation(id: $id) { status } }`, { id }, person)).generation
        .status;
    await expect.poll(status, { timeout: 30_000 }).toBe("COMPLETED");

    await page.route(/\/assets\/parse-markdown[^/]*\.js$/, (route) => route.abort());
    await enter(person);
    await page.goto(`/contents/show/${contentId}?tab=ai`);
    const row = page
      .getByRole("list", { name: say("generation:history.title") })
      .getByRole("listitem")
      .filter({ hasText: say("generation:kinds.OUTLINE") });
    await expect(row).toContainText("##");
    await row.getByRole("button", { name: say("generation:insert"), exact: true }).click();
    await expect(toast(page, say("errors:partMissing.text"))).toBeVisible();
    await expect(row).toContainText("##");

    await page.unroute(/\/assets\/parse-markdown[^/]*\.js$/);
    await row.getByRole("button", { name: say("generation:insert"), exact: true }).click();
    await expect(page).toHaveURL(/tab=text/);
    await expect(page.getByRole("textbox", { name: title }).getByRole("heading").first()).toBeVisible();
  },
);

test("the home page stands, with what a visitor has written, when what shows messages can't be had", ONCE, async ({ page, say }) => {
  await page.route(/\/assets\/toaster[^/]*\.js$/, (route) => route.abort());
  await page.route("**/graphql", (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: "Away for a moment", extensions: { code: "SERVICE_UNAVAILABLE" } }] } }),
  );
  await page.goto("/");
  const form = page.getByRole("form", { name: say("home:contact.title") });
  await form.getByLabel(say("home:contact.name")).fill("Noura");
  await form.getByLabel(say("home:contact.email")).fill("noura@example.com");
  await form.getByLabel(say("home:contact.message")).fill("Which plan fits a bakery?");
  await form.getByRole("button", { name: say("home:contact.send") }).click();
  await expect(page.getByRole("alert").filter({ hasText: say("errors:partMissing.text") })).toBeVisible();
  await expect(form.getByRole("alert")).toHaveText("Away for a moment");
  await expect(form.getByLabel(say("home:contact.message"))).toHaveValue("Which plan fits a bakery?");
});
