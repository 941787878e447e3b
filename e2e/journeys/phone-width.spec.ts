import type { Locator, Page } from "@playwright/test";
import { createContent } from "./api.ts";
import { expect, test } from "./journey.ts";

const WIDTH = 375;

// what is pressed by a finger is larger
test.use({ hasTouch: true });

/** What stands beyond the page's edges; what scrolls within its own box doesn't count. */
const tooWide = (page: Page) =>
  page.evaluate(
    (width) => (document.documentElement.scrollWidth > width ? `${document.documentElement.scrollWidth} pixels wide` : ""),
    WIDTH,
  );

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeAttached();
  await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
}

test("no page of a visitor is wider than a phone @both", async ({ page, at }) => {
  await page.setViewportSize({ width: WIDTH, height: 812 });
  for (const path of ["/", "/auth/signin", "/auth/signup", "/auth/forget-password", "/nowhere"]) {
    await visit(page, at(path));
    expect(await tooWide(page), path).toBe("");
  }
});

test("no page of a client is wider than a phone @both", async ({ page, at, enter, client: { person, work } }) => {
  await page.setViewportSize({ width: WIDTH, height: 812 });
  await enter(person);
  for (const path of [
    "/dashboard",
    "/dashboard?tab=usage",
    "/companies",
    "/companies?view=table",
    "/companies/add",
    `/companies/show/${work.companyId}`,
    `/companies/project-content/${work.projectId}`,
    "/contents",
    "/contents?view=calendar",
    `/contents/show/${work.contentId}`,
    `/contents/show/${work.contentId}?tab=history`,
    `/contents/repurpose/${work.contentId}`,
    "/companies/add-content",
    `/companies/add-content/content-idea-analysis?id=${work.contentId}`,
    `/companies/add-content/objectives-topics-analysis?id=${work.contentId}`,
    `/companies/add-content/content-tools-analysis?id=${work.contentId}`,
    `/companies/add-content/generate-content?id=${work.contentId}`,
    "/profile",
    "/profile/tokens",
    "/profile/webhooks",
  ]) {
    await visit(page, at(path));
    expect(await tooWide(page), path).toBe("");
  }
});

test("no page of an admin is wider than a phone @both", async ({ page, at, enter, admin, client: { person } }) => {
  await page.setViewportSize({ width: WIDTH, height: 812 });
  await enter(admin);
  for (const path of [
    "/dashboard",
    "/dashboard?tab=usage",
    "/users",
    `/users/user-details/${person.id}`,
    "/admins",
    "/admins/action",
    "/system",
    "/crm",
    "/crm?tab=table",
    "/crm/contact",
    "/crm/soon",
    "/basic-data",
    "/basic-data/show",
    "/basic-data?tab=settings",
  ]) {
    await visit(page, at(path));
    expect(await tooWide(page), path).toBe("");
  }
});

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** How far it is from the first to the last of what stands on each line, from above. */
async function linesOf(of: Locator): Promise<number[]> {
  const lines = new Map<number, { from: number; to: number }>();
  for (const each of await of.all()) {
    const { x, y, width } = await boxOf(each);
    const line = lines.get(Math.round(y)) ?? { from: x, to: x + width };
    lines.set(Math.round(y), { from: Math.min(line.from, x), to: Math.max(line.to, x + width) });
  }
  return [...lines].toSorted(([one], [other]) => one - other).map(([, { from, to }]) => Math.round(to - from));
}

test("titles of contents have room for words on a phone, and filters leave none of them alone on its line @both", async ({
  page,
  at,
  enter,
  language,
  client: { person, work },
}) => {
  const title = language === "ar" ? "ثلاث نكهات لأمسيات الشتاء الطويلة" : "Three flavours for the long evenings of winter";
  await createContent(person, work.companyId, { title, locale: language });
  await enter(person);
  await page.setViewportSize({ width: WIDTH, height: 812 });
  await visit(page, at("/contents"));
  const { height } = await boxOf(page.getByRole("table").getByRole("link", { name: title, exact: true }));
  expect(height).toBeLessThan(70);
  const filters = page.getByRole("main").locator("select:visible, [role=search]:visible");
  const [widest, ...others] = await linesOf(filters);
  expect(others).toEqual(others.map(() => widest));

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, at("/contents?view=calendar"));
  expect(await linesOf(filters)).toHaveLength(1);
});

/** What lists of choices have room for less than, in pixels: by how much. */
const cutChoices = (page: Page) =>
  page
    .getByRole("main")
    .locator("select:visible")
    .evaluateAll((lists) =>
      (lists as HTMLSelectElement[]).flatMap((list) => {
        const style = getComputedStyle(list);
        const brush = document.createElement("canvas").getContext("2d");
        if (!brush) return ["no canvas"];
        brush.font = style.font;
        const text = list.selectedOptions[0]?.text ?? "";
        const room = list.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
        const lacking = brush.measureText(text).width - room;
        return lacking > 1 ? [`${text}: ${Math.ceil(lacking)}`] : [];
      }),
    );

test("what a filter of contents stands at is read whole, the longest as well @both", async ({ page, at, enter, client: { person } }) => {
  await enter(person);
  const lookAtEach = async () => {
    for (const width of [1440, 1024, WIDTH]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await cutChoices(page), `${width} pixels`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  };
  await visit(page, at("/contents"));
  await lookAtEach();
  for (const list of await page.getByRole("main").locator("select:visible").all()) {
    const texts = await list.locator("option").allTextContents();
    await list.selectOption({ label: texts.reduce((one, other) => (other.length > one.length ? other : one)) });
  }
  await lookAtEach();
});

test("what a form of a visitor lacks is told in the page, over none of its labels @both", async ({ page, at, say }) => {
  await page.setViewportSize({ width: WIDTH, height: 812 });
  await visit(page, at("/auth/signup"));
  const next = page.getByRole("button", { name: say("common:nextStep"), exact: true });
  const message = page.getByRole("alert").filter({ hasText: say("common:requiredFields") });
  const toldOver = async () => {
    await expect(message).toBeVisible();
    const { y, height } = await boxOf(message);
    const named = page.locator("h1:visible, [data-field-label]:visible, [data-field-error]:visible");
    const boxes = await Promise.all((await named.all()).map(async (each) => ({ text: await each.innerText(), ...(await boxOf(each)) })));
    return boxes.filter((box) => box.y < y + height && box.y + box.height > y).map(({ text }) => text);
  };
  await next.click();
  await expect.poll(toldOver).toEqual([]);
});

test("how much is unread lies over nothing beside the bell @both", async ({ page, at, enter, client: { person } }) => {
  await enter(person);
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/"unreadCount":\d+/g, '"unreadCount":118') });
  });
  await page.setViewportSize({ width: WIDTH, height: 812 });
  await visit(page, at("/dashboard"));
  const bell = page.locator("[data-tour=notifications]");
  const number = bell.getByText("99+");
  await expect(number).toBeVisible();
  const [inner, outer] = [await boxOf(number), await boxOf(bell)];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await tooWide(page)).toBe("");
});
