import type { Page } from "@playwright/test";

/** Notes how long the text in the editor is each time it grows; the returned function reads the lengths so far. */
export async function watchGrowth(page: Page): Promise<() => Promise<number[]>> {
  const lengths = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      const length = document.querySelector(".ProseMirror")?.textContent?.length ?? 0;
      if (length > (seen.at(-1) ?? 0)) seen.push(length);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => lengths.jsonValue();
}
