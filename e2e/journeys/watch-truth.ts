import type { BrowserContext } from "@playwright/test";

/**
 * Watches that a browser's pages say "Saved" only of a text of which the service has told them that it has it. Returns what was said
 * otherwise.
 */
export async function watchTruth(context: BrowserContext, say: (key: string) => string): Promise<readonly string[]> {
  const lies: string[] = [];
  await context.exposeBinding("tellLie", (_, lie: string) => void lies.push(lie));
  const begun = (key: string) => (say(`common:saveState.${key}`).split("{")[0] ?? "").trim();
  await context.addInitScript(
    (saved: string[]) => {
      interface Node {
        text?: string;
        content?: Node[];
      }
      const told = new Set<string>();
      const textOf = ({ text, content = [] }: Node): string => text ?? content.map(textOf).join("");
      const learn = (value: unknown): void => {
        if (typeof value !== "object" || value === null) return;
        if ("type" in value && value.type === "doc") told.add(textOf(value as Node));
        else Object.values(value).forEach(learn);
      };
      const { fetch } = globalThis;
      globalThis.fetch = async (...request) => {
        const answer = await fetch(...request);
        // an answer that can't be read has told nothing: what is said to be saved by it, is a lie
        if (answer.ok && String(request[0]).endsWith("/graphql"))
          learn(
            await answer
              .clone()
              .json()
              .catch(() => undefined),
          );
        return answer;
      };
      const isStatus = (node: globalThis.Node) => (node instanceof Element ? node : node.parentElement)?.closest("output");
      new MutationObserver((records) => {
        if (!records.some(({ target, addedNodes }) => [target, ...addedNodes].some(isStatus))) return;
        const text = document.querySelector(".ProseMirror")?.textContent;
        const words = document.querySelector("header output")?.textContent ?? "";
        if (text === undefined || text === null || told.has(text) || !saved.some((word) => words.startsWith(word))) return;
        void (globalThis as unknown as { tellLie: (lie: string) => void }).tellLie(`${words}: ${text}`);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [begun("saved"), begun("savedAt")],
  );
  return lies;
}
