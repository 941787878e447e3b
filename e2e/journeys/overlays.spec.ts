import { expect, MOVING, ONCE, test } from "./journey.ts";

test.use(MOVING);

declare global {
  interface Window {
    pressableInTheCorner: number;
  }
}

test(
  "a menu can't be pressed before it stands at its place, and goes though the end of its animation is missed",
  ONCE,
  async ({ page, enter, client: { person } }) => {
    await page.addInitScript(() => {
      // as on a page that was too busy to listen in time
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
        if (!/^animation(end|cancel)$/.test(type)) listen.call(this, type, ...rest);
      };
      window.pressableInTheCorner = 0;
      const look = () => {
        const item = document.querySelector("[role=menuitem]");
        if (item && item.getBoundingClientRect().x < 50 && getComputedStyle(item).pointerEvents !== "none")
          window.pressableInTheCorner += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await enter(person);
    await page.goto("/dashboard");
    const menu = page.getByRole("menu");
    await page.getByRole("banner").locator("[aria-haspopup=menu]").last().click();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.x).toBeGreaterThan(50);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    const sheet = page.getByRole("dialog");
    // The page listens a moment after it stands.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(sheet).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => window.pressableInTheCorner)).toBe(0);
  },
);
