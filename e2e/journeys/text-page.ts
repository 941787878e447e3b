import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens a text of a content that journeys make, and resolves to it once these words are shown: the editor comes with the first page that has one. */
export async function openedText(page: Page, address: string, words: string): Promise<Locator> {
  await page.goto(address);
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text).toContainText(words, { timeout: 60_000 });
  return text;
}

/** The button that saves a content's text, in the bar at the top. */
export const saveButton = (page: Page, say: (key: string) => string) =>
  page.getByRole("banner").getByRole("button", { name: say("common:save"), exact: true });
