import type { Page } from "@playwright/test";

/** Every message that a page shows from now on, in their order; what they say first. They go by themselves, so who looks later misses them. */
export async function watchMessages(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeBinding("tellMessage", (_, message: string) => void told.push(message));
  await page.addInitScript(() => {
    const tell = (message: string) => void (globalThis as unknown as { tellMessage: (message: string) => void }).tellMessage(message);
    const messages = "[data-live-announcer] > [role]";
    const isMessage = (node: Node): node is Element => node instanceof Element && node.matches(messages);
    new MutationObserver((records) => {
      for (const message of records.flatMap(({ addedNodes }) => [...addedNodes].filter(isMessage)))
        tell(message.querySelector(":scope > div > div")?.textContent ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
  return told;
}
