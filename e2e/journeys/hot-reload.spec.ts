// oxlint-disable no-empty-pattern -- Playwright reads which fixtures a fixture needs from the pattern
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { ADDRESS } from "./api.ts";
import { editor, save, says, test as editing, typeAfter } from "./edited-text.ts";
import { expect, ONCE } from "./journey.ts";

const WEB = fileURLToPath(new URL("../../web", import.meta.url));

/** The application from its sources, as a developer runs it, beside the stack. */
const test = editing.extend<{ vite: ViteDevServer }>({
  vite: async ({}, use) => {
    process.env["API_PROXY"] = ADDRESS;
    const vite = await createServer({ root: WEB, configFile: `${WEB}/vite.config.ts`, server: { port: 0 }, logLevel: "warn" });
    await vite.listen();
    await use(vite);
    await vite.close();
  },
  baseURL: async ({ vite }, use) => use(vite.resolvedUrls?.local[0]),
});

/** What happens when a source is saved, without a change of it. */
async function replace(page: Page, vite: ViteDevServer, source: string): Promise<void> {
  const module = await vite.moduleGraph.getModuleByUrl(`/src/${source}`);
  if (!module) throw new Error(`${source} isn't loaded`);
  const replaced = page.waitForEvent("console", (message) => message.text().includes("hot updated"));
  await vite.reloadModule(module);
  await replaced;
}

test(
  "a source that is replaced while somebody types takes nothing from the text, and nothing is there twice",
  ONCE,
  async ({ page, vite, say, opened, traffic }) => {
    const text = await opened("Hot reload", "One.");
    const replacements = [
      ["features/contents/components/body-workspace.tsx", " Two"],
      ["lib/editing/sessions.ts", " three"],
      ["lib/editing/edit-session.ts", " four"],
      ["lib/editing/saving.ts", " five"],
      ["app/app.tsx", " six"],
    ] as const;
    let typed = "One.";
    for (const [source, word] of replacements) {
      await typeAfter(page, "One.", word);
      typed += word;
      await replace(page, vite, source);
      await expect(editor(page)).toHaveText(typed);
    }
    await traffic.hold();
    await typeAfter(page, "One.", " seven");
    await save(page);
    await traffic.arrival();
    await replace(page, vite, "lib/editing/sessions.ts");
    await expect(editor(page)).toHaveText(`${typed} seven`);
    await traffic.letGo();
    await save(page);
    await expect.poll(text.stored).toEqual([`${typed} seven`]);
    await says(page, say, "savedAt");
  },
);
