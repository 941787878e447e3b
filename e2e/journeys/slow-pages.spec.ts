import type { Page } from "@playwright/test";
import { expect, MOVING, ONCE, test } from "./journey.ts";

test.use(MOVING);

/** Whether the shape of what is coming is to be seen. */
const hasSkeleton = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, #main *")].some((element) => {
      const { animationName, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return animationName.includes("breathe") && visibility === "visible" && width > 0 && height > 0;
    }),
  );

test("every page of contents shows the shape of what is coming while the network is slow @both", async ({
  page,
  at,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const { contentId, companyId, projectId } = work;
  for (const path of [
    "/contents",
    "/contents?view=calendar",
    `/contents/show/${contentId}`,
    `/contents/show/${contentId}?tab=text`,
    `/contents/show/${contentId}?tab=pictures`,
    `/contents/show/${contentId}?tab=history`,
    ...["ai", "review", "sketches"].map((tab) => `/contents/show/${contentId}?tab=${tab}`),
    `/contents/repurpose/${contentId}`,
    "/companies/add-content",
    `/companies/add-content?id=${contentId}`,
    `/companies/add-content/content-idea-analysis?id=${contentId}`,
    `/companies/add-content/objectives-topics-analysis?id=${contentId}`,
    `/companies/add-content/content-tools-analysis?id=${contentId}`,
    `/companies/add-content/generate-content?id=${contentId}`,
    `/companies/show/${companyId}`,
    `/companies/project-content/${projectId}`,
  ]) {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(at(path));
    await expect.poll(() => hasSkeleton(page), path).toBe(true);
    arrive();
    await page.unrouteAll({ behavior: "wait" });
    await expect.poll(() => hasSkeleton(page), path).toBe(false);
  }
});

test("the shape of what is coming stands there before the application's own script has come", ONCE, async ({ page, enter, client }) => {
  const { person, work } = client;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await enter(person);
  await page.goto(`/contents/show/${work.contentId}`, { waitUntil: "commit" });
  const shape = page.locator("#root > [aria-hidden] > *");
  await expect(shape.first()).toBeVisible();
  expect(await shape.count()).toBeGreaterThan(3);
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(shape).toHaveCount(0);
});
