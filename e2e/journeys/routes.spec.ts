import { ADDRESS, PASSWORD, register } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";

test.describe("a visitor", () => {
  test("on a page for the signed-in goes to sign-in, and to the wanted page after it @both", async ({ page, say, at, client }) => {
    const wanted = `/companies/show/${client.work.companyId}?tab=projects`;
    await page.goto(at(wanted));
    await expect(page).toHaveURL(at("/auth/signin"));
    await page.getByLabel(say("auth:email"), { exact: true }).fill(client.person.email);
    await page.getByLabel(say("auth:password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
    await expect(page).toHaveURL(at(wanted));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Rutab & Co.");
  });

  test("may open the home page, sign-in and sign-up", ONCE, async ({ page }) => {
    for (const path of ["/", "/auth/signin", "/auth/signup"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test("is sent to sign-in from every other page there is", ONCE, async ({ page, client: { work } }) => {
    for (const path of [
      "/dashboard",
      "/profile",
      "/users",
      "/admins",
      "/admins/action",
      "/companies",
      "/companies/add",
      `/companies/show/${work.companyId}`,
      "/companies/add-content",
      `/companies/add-content/generate-content?id=${work.contentId}`,
      "/contents",
      `/contents/show/${work.contentId}`,
      "/login",
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/auth/signin");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("is never led to another site after signing in", ONCE, async ({ page, context, say, client }) => {
    await context.addCookies([{ name: "auth.redirect", value: encodeURIComponent("//elsewhere.example/"), url: ADDRESS }]);
    await page.goto("/auth/signin");
    await page.getByLabel(say("auth:email"), { exact: true }).fill(client.person.email);
    await page.getByLabel(say("auth:password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("whose saved user is gone has to sign in again", ONCE, async ({ page, context, enter, client }) => {
    for (const path of ["/dashboard", "/", "/ar", "/auth/signup", "/companies/show/7"]) {
      await enter(client.person);
      await context.clearCookies({ name: "user" });
      await page.goto(path);
      await expect(page, path).toHaveURL(path === "/ar" ? "/ar/auth/signin" : "/auth/signin");
      // Its address changes before the page begins, which drops what it finds then: the cookies of the next round, too.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_token");
    }
  });
});

test.describe("a signed-in client", () => {
  test.beforeEach(async ({ enter, client }) => enter(client.person));

  test("opening a page for guests goes to the dashboard", async ({ page, at }) => {
    for (const path of ["/auth/signin", "/auth/signup", "/login"]) {
      await page.goto(at(path));
      await expect(page, path).toHaveURL(at("/dashboard"));
    }
  });

  test("may open the home page, which leads to the dashboard", async ({ page, at, say }) => {
    await page.goto(at("/"));
    await expect(page).toHaveURL(at("/"));
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("home:openDashboard") })
      .click();
    await expect(page).toHaveURL(at("/dashboard"));
  });

  for (const path of ["/users", "/admins"])
    test(`beginning at ${path} ends at the home page, inside the application at the dashboard`, async ({ page, at }) => {
      await page.goto(at(path));
      await expect(page).toHaveURL(at("/"));
      await page.goto(at("/contents"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(`a[href$="${path}"]`)).toHaveCount(0);
      // As a link inside the application would.
      await page.evaluate((target) => history.pushState({}, "", target), at(path));
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: {} })));
      await expect(page).toHaveURL(at("/dashboard"));
    });

  test("signs out to the home page, and no request is made for it", async ({ page, at, say }) => {
    // When its live stream opens, the dashboard asks again for what came in between; nobody knows when that is, so here it never opens.
    await page.route("**/me/stream", () => {});
    const asked = new Set<unknown>();
    page.on("request", (request) => request.url().endsWith("/graphql") && asked.add(request));
    page.on("requestfinished", (request) => void asked.delete(request));
    page.on("requestfailed", (request) => void asked.delete(request));
    await page.goto(at("/dashboard"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The figures are fetched after the heading stands.
    await expect.poll(() => asked.size).toBe(0);
    await page.getByRole("button", { name: say("common:account") }).click();
    const requests: string[] = [];
    page.on("request", (request) => {
      if (!["fetch", "xhr"].includes(request.resourceType())) return;
      const { operationName = "" } = (request.postDataJSON() ?? {}) as { operationName?: string };
      requests.push(`${request.method()} ${new URL(request.url()).pathname} ${operationName}`.trim());
    });
    await page.getByRole("menuitem", { name: say("common:signOut") }).click();
    await expect(page).toHaveURL(at("/"));
    await expect(page.getByRole("link", { name: say("common:signIn"), exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: say("home:branches"), exact: true })).toBeVisible();
    // What the home page loads is all.
    expect(requests.filter((request) => !request.startsWith("GET /site/"))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(["auth_token", "user", "auth.token"]),
    );
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|user/.test(key)))).toEqual([]);
    await page.goto(at("/dashboard"));
    await expect(page).toHaveURL(at("/auth/signin"));
  });

  test("goes up on a new page, and back to where they were", ONCE, async ({ page, say }) => {
    await page.setViewportSize({ width: 1200, height: 420 });
    await page.goto("/");
    const branches = page.getByRole("heading", { name: say("home:branches"), exact: true });
    await expect(branches).toBeVisible();
    await branches.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(() => scrollY);
    await page.locator('a[href="/dashboard"]').last().click();
    await expect(page).toHaveURL("/dashboard");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(branches).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  });

  test("on a phone closes the menu by opening a page", ONCE, async ({ page, say }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: say("common:menu"), exact: true }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("link", { name: say("common:nav.contents") }).click();
    await expect(page).toHaveURL("/contents");
    await expect(menu).toBeHidden();
  });
});

test("an admin sees the user list in the menu and opens it", async ({ page, at, say, enter, admin }) => {
  await enter(admin);
  await page.goto(at("/dashboard"));
  await page.getByRole("link", { name: say("common:nav.users") }).click();
  await expect(page).toHaveURL(at("/users"));
  await expect(page.getByRole("heading", { level: 1, name: say("users:title") })).toBeVisible();
});

test("an unmatched path says so to everybody, with 404 @both", async ({ page, at, say, enter }) => {
  const look = async () => {
    const response = await page.goto(at("/no/such/page"));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: say("errors:notFound") })).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(at("/no/such/page"));
  };
  await look();
  await page.getByRole("link", { name: say("errors:home") }).click();
  await expect(page).toHaveURL(at("/"));
  await enter(await register());
  await look();
});

test("detail and stage pages without an id lead to where one begins", ONCE, async ({ page, enter, client }) => {
  await enter(client.person);
  for (const [path, target] of [
    ["/companies/show", "/companies"],
    ["/contents/show", "/contents"],
    ["/companies/add-content/content-idea-analysis", "/companies/add-content"],
    ["/companies/add-content/generate-content", "/companies/add-content"],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(target);
  }
});
