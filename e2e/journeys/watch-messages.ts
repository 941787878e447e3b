import type { Page } from "@playwright/test";

/** Every message that a page shows from now on, in their order; what they say first. They go by themselves, so who looks later misses them. */
export async function watchMessages(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeBinding("tellMessage", (_, message: string) => void told.push(message));
  await page.addInitScript(() => {
    const tell = (message: string) => void (globalThis as unknown as { tellMessage: (message: string) => void }).tellMessage(message);
    const seen = new Set<string>();
    const messagesIn = (node: Node) =>
      node instanceof Element ? [...(node.matches("[data-notice]") ? [node] : []), ...node.querySelectorAll("[data-notice]")] : [];
    new MutationObserver((records) => {
      for (const message of records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(messagesIn))) {
        // one that goes from beside a text to above it is one message still
        const id = message.getAttribute("data-notice") ?? "";
        if (!seen.has(id)) tell(message.querySelector(":scope > div > div")?.textContent ?? "");
        seen.add(id);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return told;
}
