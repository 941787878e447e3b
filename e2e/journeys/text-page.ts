import type { Page } from "@playwright/test";

/** The button that saves a content's text, in the bar at the top. */
export const saveButton = (page: Page, say: (key: string) => string) =>
  page.getByRole("banner").getByRole("button", { name: say("common:save"), exact: true });
