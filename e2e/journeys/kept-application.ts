import type { Page } from "@playwright/test";
import { editor } from "./edited-text.ts";
import { expect } from "./journey.ts";

/** Opens the application as somebody does who will be without a network later: the worker has come, and has kept what it needs. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(async () => !!navigator.serviceWorker.controller && (await caches.match("/dashboard")) !== undefined))
    .toBe(true);
}

/** Puts a text in the place of what stands in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
