import type { Page } from "@playwright/test";
import { createCompany, createContent, register } from "./api.ts";
import { expect, MOVING, ONCE, test } from "./journey.ts";

test.use(MOVING);

const ADMINS_SCRIPT = /\/assets\/admins-page[^/]*\.js$/;

const navLink = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });

test("between pages the old one goes out before the new one comes in", ONCE, async ({ page, say, enter, client }) => {
  await enter(client.person);
  await page.goto("/dashboard");
  await expect(navLink(page, say("common:nav.contents"))).toBeVisible();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        const moves = document.getAnimations().flatMap((animation) => {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          const { delay, duration } = animation.effect?.getTiming() ?? {};
          return animation instanceof CSSAnimation ? [{ part: pseudoElement, name: animation.animationName, delay, duration }] : [];
        });
        document.documentElement.dataset.moves = JSON.stringify(moves);
      });
      return transition;
    };
  });
  await navLink(page, say("common:nav.contents")).click();
  await expect(page.getByRole("heading", { level: 1, name: say("contents:title"), exact: true })).toBeVisible();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-moves", /page/);
  const moves = JSON.parse((await html.getAttribute("data-moves")) ?? "[]") as {
    part: string;
    name: string;
    delay: number;
    duration: number;
  }[];
  const out = moves.find(({ part }) => part === "::view-transition-old(page)");
  const comingIn = moves.find(({ part }) => part === "::view-transition-new(page)");
  expect(out?.name).toBe("page-out");
  expect(comingIn?.name).toBe("page-in");
  expect(comingIn?.delay).toBeGreaterThanOrEqual((out?.delay ?? 0) + (out?.duration ?? Number.POSITIVE_INFINITY));
});

test(
  "inside the application a new page begins at its top, and going back finds the old place",
  ONCE,
  async ({ page, say, enter, client }) => {
    await enter(client.person);
    await page.setViewportSize({ width: 1200, height: 400 });
    await page.goto("/profile");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(say("profile:title"));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(800);
    await page.evaluate(() => scrollTo(0, 350));
    await navLink(page, say("common:nav.dashboard")).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(heading).not.toHaveText(say("profile:title"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading).toHaveText(say("profile:title"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
    await page.goForward();
    await expect(page).toHaveURL("/dashboard");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // nor does the place on a page that was opened by its address carry over to another that is
    await page.goto("/profile");
    await expect(heading).toHaveText(say("profile:title"));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(800);
    await page.evaluate(() => scrollTo(0, 350));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.goto("/companies/add");
    await expect(heading).toHaveText(say("companies:steps.basics"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  "a list's place doesn't carry over to what is opened from it, and going back finds it; it opens on all",
  ONCE,
  async ({ page, say, enter }) => {
    const person = await register();
    const companyId = await createCompany(person);
    for (let number = 0; number < 16; number += 1) await createContent(person, companyId, { title: `Title ${number}` });
    await enter(person);
    await page.setViewportSize({ width: 1200, height: 500 });
    await page.goto("/contents");
    const rows = page.getByRole("table").getByRole("link");
    await expect(page.getByRole("tab", { selected: true })).toContainText(say("contents:all"));
    await expect(rows).toHaveCount(16);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await rows.nth(8).click();
    await expect(page).toHaveURL(/\/contents\/show\//);
    await expect(page.getByRole("tab", { name: say("contents:details"), exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(rows).toHaveCount(16);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  },
);

test("a page that is slow to come says so after 200 ms, one that is quick doesn't", ONCE, async ({ page, say, enter, admin }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(ADMINS_SCRIPT, async (route) => {
    await arrival;
    await route.continue();
  });
  await enter(admin);
  await page.goto("/dashboard");
  const link = navLink(page, say("common:nav.admins"));
  await expect(link).toBeVisible();
  const said = page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        new MutationObserver(() => {
          if (document.querySelector(`output[aria-label="${label}"]`)) resolve(performance.now() - clicked);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    say("common:loading"),
  );
  await link.click();
  expect(await said).toBeGreaterThanOrEqual(200);
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("admins:title"));
  await expect(page.locator(`output[aria-label="${say("common:loading")}"]`)).toHaveCount(0);
});

test("a link to a part of the home page glides there, and lands on it", ONCE, async ({ page, say }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto("/");
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await page.evaluate(() => {
    const places: number[] = [];
    addEventListener("scroll", () => {
      places.push(scrollY);
      document.documentElement.dataset.places = String(places.length);
    });
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("home:nav.branches"), exact: true })
    .click();
  const topOf = () => page.locator("#branches").evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
  await expect.poll(topOf).toBe(0);
  expect(Number(await page.locator("html").getAttribute("data-places"))).toBeGreaterThan(1);
  expect(new URL(page.url()).hash).toBe("#branches");
});
