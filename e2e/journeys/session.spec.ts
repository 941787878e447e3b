import type { BrowserContext, Page } from "@playwright/test";
import { ask, call, makeWork, PASSWORD, type Person, register } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

const REFRESH = "/auth/refresh";

interface Refresh {
  key: string | undefined;
  status: number;
}

/** What the refresh calls of every tab showed, and what they were answered. */
function followRefreshes(context: BrowserContext): Refresh[] {
  const refreshes: Refresh[] = [];
  context.on("response", (response) => {
    if (new URL(response.url()).pathname !== REFRESH) return;
    refreshes.push({ key: response.request().headers()["x-session-key"], status: response.status() });
  });
  return refreshes;
}

/** The token's half hour passes for the browser; the server's time goes on as ever. */
const passHalfAnHour = (context: BrowserContext) => context.clock.fastForward("31:00");

/** What took longer than two minutes to load has the page loaded anew: where a clock jumps, the chart's script, the last one, must have come. */
async function dashboardIsWhole(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "How to choose Sukkari dates" }).first()).toBeVisible();
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
}

async function signIn(page: Page, person: Person, { at, say }: { at: (path: string) => string; say: (key: string) => string }) {
  await page.goto(at("/auth/signin"));
  await page.getByLabel(say("auth:email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("auth:password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
  await expect(page).toHaveURL(at("/dashboard"));
}

test("after the token's half hour a person goes on working in both of two tabs, and signs out of both", async ({
  page,
  context,
  at,
  say,
  language,
}) => {
  const person = await register();
  const work = await makeWork(person, language);
  const refreshes = followRefreshes(context);
  await context.clock.install();
  await signIn(page, person, { at, say });
  const other = await context.newPage();
  await page.goto(at(`/companies/add-content?id=${work.contentId}`));
  await other.goto(at("/companies"));
  const title = page.getByLabel(say("contents:fields.title"), { exact: true });
  await expect(title).not.toHaveValue("");
  await expect(other.getByRole("link", { name: "Rutab & Co.", exact: true }).first()).toBeVisible();
  expect(refreshes).toEqual([]);

  await passHalfAnHour(context);
  await title.fill("Sukkari, and how to store it");
  await Promise.all([
    page.getByRole("button", { name: say("common:save"), exact: true }).click(),
    other
      .getByRole("link", { name: say("common:nav.contents"), exact: true })
      .first()
      .click(),
  ]);
  await expect(toast(page, say("contents:needsUpdated"))).toBeVisible();
  await expect(other).toHaveURL(at("/contents"));
  await expect(other.getByRole("tab", { name: say("contents:incomplete"), exact: false })).toBeVisible();
  expect(refreshes.length).toBeGreaterThan(0);

  await passHalfAnHour(context);
  await other.waitForLoadState("networkidle");
  await other.reload();
  await expect(other.getByRole("link", { name: "Sukkari, and how to store it" }).first()).toBeVisible();
  await expect(other).toHaveURL(at("/contents"));
  expect(refreshes.map(({ status }) => status)).toEqual(refreshes.map(() => 200));
  expect(new Set(refreshes.map(({ key }) => key)).size).toBe(refreshes.length);

  await other.getByRole("button", { name: say("common:account") }).click();
  await other.getByRole("menuitem", { name: say("common:signOut") }).click();
  await expect(other).toHaveURL(at("/"));
  await expect(page).toHaveURL(at("/"));
  await expect(page.getByRole("link", { name: say("common:signIn"), exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth.sessionKey"))).toBeNull();
});

test("a session that was ended elsewhere ends here with the next request, and says so", async ({ page, at, say }) => {
  const person = await register();
  // the live connection would notice by itself
  await page.route("**/me/stream", (route) => route.abort());
  await signIn(page, person, { at, say });
  // Refused while it still fetches, the dashboard would end the session before the next page does.
  await page.waitForLoadState("networkidle");
  const token = (await page.evaluate(() => localStorage.getItem("auth_token"))) ?? "";
  const form = { id: person.id, oldPassword: PASSWORD, newPassword: "Louder-Palm-2027", confirmPassword: "Louder-Palm-2027" };
  await call(
    `mutation ($id: ID!, $oldPassword: String!, $newPassword: String!, $confirmPassword: String!) {
      changePassword(id: $id, oldPassword: $oldPassword, newPassword: $newPassword, confirmPassword: $confirmPassword) { success }
    }`,
    form,
    { token: person.token },
  );
  await expect.poll(async () => (await ask("{ currentUser { id } }", {}, { token })).status).toBe(401);
  await page
    .getByRole("link", { name: say("common:nav.companies"), exact: true })
    .first()
    .click();
  await expect(toast(page, say("errors:bothTokensExpired"))).toBeVisible();
  await expect(page).toHaveURL(at("/"));
  await expect(page.getByRole("link", { name: say("common:signIn"), exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("a token that the API refuses before its time is replaced, and nobody notices", ONCE, async ({ page, context, at, say, client }) => {
  const refreshes = followRefreshes(context);
  await signIn(page, client.person, { at, say });
  let refused = 0;
  await page.route("**/graphql", (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { data: null, errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] } });
  });
  await page
    .getByRole("link", { name: say("common:nav.companies"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true }).first()).toBeVisible();
  expect(refused).toBe(1);
  expect(refreshes.map(({ status }) => status)).toEqual([200]);
  await expect(page).toHaveURL("/companies");
});

test("without a connection a banner says so, until there is one again", ONCE, async ({ page, context, say, enter, client }) => {
  await enter(client.person);
  await page.goto("/companies");
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true }).first()).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText(say("offline:state.offline"));
  await expect(notice).toBeVisible();
  // it covers nothing of the bar, also on a phone and far down the page
  await page.setViewportSize({ width: 375, height: 300 });
  await page.mouse.wheel(0, 2_000);
  await page.getByRole("button", { name: say("common:account") }).click({ trial: true });
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(say("offline:state.offline"))).toBeHidden();
});

test("signing in is noticed by a tab that waits at sign-in", ONCE, async ({ page, context, at, say, client }) => {
  const other = await context.newPage();
  await other.goto(at("/auth/signin"));
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await signIn(page, client.person, { at, say });
  await expect(other).toHaveURL(at("/dashboard"));
});

test("a session that can't be refreshed any more ends at the home page, and says why", async ({ page, context, at, say, client }) => {
  const refreshes = followRefreshes(context);
  await context.clock.install();
  await signIn(page, client.person, { at, say });
  await dashboardIsWhole(page);
  await context.clearCookies({ name: "muhtawa_refresh" });
  // The stream of what happens asks anew as soon as its token has expired: nobody need touch anything.
  await passHalfAnHour(context);
  await expect(toast(page, say("errors:bothTokensExpired"))).toBeVisible();
  await expect(page).toHaveURL(at("/"));
  expect(refreshes.map(({ status }) => status)).toEqual([401]);
  expect(await page.evaluate(() => localStorage.getItem("auth.sessionKey"))).toBeNull();
});

test("a server that can't be reached signs nobody out", ONCE, async ({ page, context, at, say, client }) => {
  await context.clock.install();
  await signIn(page, client.person, { at, say });
  await dashboardIsWhole(page);
  await passHalfAnHour(context);
  await context.route(`**${REFRESH}`, (route) => route.abort());
  await page
    .getByRole("link", { name: say("common:nav.companies"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: say("companies:fetchFailed") })).toBeVisible();
  await expect(page).toHaveURL(at("/companies"));
  await context.unroute(`**${REFRESH}`);
  await page.getByRole("button", { name: say("common:tryAgain") }).click();
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true }).first()).toBeVisible();
});
