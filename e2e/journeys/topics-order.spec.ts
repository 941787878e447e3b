import type { Page } from "@playwright/test";
import { call, createContent, planContent } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

const topicsOf = async (token: string, id: string): Promise<unknown> => {
  const { content } = await call<{ content: { topics: string[] } }>(`query ($id: ID!) { content(id: $id) { topics } }`, { id }, { token });
  return content.topics;
};

/** By a finger: pressed on the first place, led to the second, lifted. */
async function drawByFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 5; step += 1)
    await touch("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 }]);
  await touch("touchEnd", []);
}

test("topics are put in order by mouse, finger and keys, and the order is saved @both", async ({
  page,
  at,
  say,
  enter,
  client: { person, work },
}) => {
  const contentId = await createContent(person, work.companyId);
  await planContent(person, contentId);
  await enter(person);
  await page.goto(at(`/companies/add-content/objectives-topics-analysis?id=${contentId}`));
  const list = page.getByRole("list", { name: say("contents:fields.topics"), exact: true });
  const order = () => list.locator("bdi").allTextContents();
  const handle = (entry: string) => list.getByRole("listitem").filter({ hasText: entry }).locator("[data-handle]");
  const middleOf = async (entry: string) => {
    const { x, y, width, height } = (await handle(entry).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect.poll(order).toEqual(["Colour and skin", "Storing at home", "Serving guests"]);

  await test.step("by mouse", async () => {
    const [from, to] = [await middleOf("Colour and skin"), await middleOf("Serving guests")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 8, { steps: 6 });
    await picture(page, "topics-dragged");
    await page.mouse.up();
    await expect.poll(order).toEqual(["Storing at home", "Serving guests", "Colour and skin"]);
  });

  await test.step("by keys, which keep the focus", async () => {
    await handle("Colour and skin").focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(order).toEqual(["Storing at home", "Colour and skin", "Serving guests"]);
    await expect(handle("Colour and skin")).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(order).toEqual(["Colour and skin", "Storing at home", "Serving guests"]);
  });

  await test.step("by finger", async () => {
    const [from, to] = [await middleOf("Serving guests"), await middleOf("Colour and skin")];
    await drawByFinger(page, from, { x: to.x, y: to.y - 8 });
    await expect.poll(order).toEqual(["Serving guests", "Colour and skin", "Storing at home"]);
  });

  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(toast(page, say("contents:objectivesUpdated"))).toBeVisible();
  expect(await topicsOf(person.token, contentId)).toEqual(["Serving guests", "Colour and skin", "Storing at home"]);
});
