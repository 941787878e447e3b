import type { Page } from "@playwright/test";

const WIDTHS = [1440, 375];

/** Keeps pictures of a screen at both widths when SCREENSHOTS names a folder; does nothing otherwise. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    const least = width > 1000 ? 900 : 812;
    await page.setViewportSize({ width, height: least });
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    // As high as the page, so that what sticks to an edge stands where it belongs.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(least, height) });
    await page.screenshot({ path: `${folder}/${name}.${width}.png`, animations: "disabled" });
  }
  if (before) await page.setViewportSize(before);
}
