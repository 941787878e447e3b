import type { BrowserContext, Page, Route } from "@playwright/test";
import { call, createContent, type Person, planContent, saveBody } from "./api.ts";
import { expect } from "./journey.ts";

type Say = (key: string) => string;

const SAVES = "**/graphql";
const isSave = (route: Route) => route.request().postData()?.includes("SaveContentBody") ?? false;

/** A content whose text has these paragraphs, and the way to it. */
export async function writtenContent(person: Person, companyId: string, title: string, ...texts: string[]): Promise<string> {
  const id = await createContent(person, companyId, { title });
  await planContent(person, id);
  await saveBody(person.token, id, ...texts);
  return id;
}

export const textPath = (id: string) => `/contents/show/${id}?tab=text`;

/** The paragraphs as they are stored. */
export async function storedTexts({ token }: Person, id: string): Promise<string[]> {
  interface Block {
    content?: Block[];
    text?: string;
  }
  const textOf = (block: Block): string => block.text ?? (block.content ?? []).map(textOf).join("");
  const { content } = await call<{ content: { body: Block } }>(`query ($id: ID!) { content(id: $id) { body } }`, { id }, { token });
  return (content.body.content ?? []).map(textOf);
}

export const editor = (page: Page) => page.locator(".ProseMirror");

/** Opens the text; resolves once it can be typed into. */
export async function openText(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  // the editor comes with the first page that has one: on a busy machine that takes a while
  await expect(editor(page)).toContainText(words, { timeout: 45_000 });
}

/** Types at the end of the paragraph that begins so. */
export async function typeAfter(page: Page, beginning: string, words: string): Promise<void> {
  await editor(page).getByText(beginning).click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

export const save = (page: Page) => page.keyboard.press("ControlOrMeta+s");

/** What the page says of the text: a key below common:saveState. */
export const says = (page: Page, say: Say, state: string) =>
  expect(
    page
      .getByRole("banner")
      .getByText((say(`common:saveState.${state}`).split("{")[0] ?? "").trim())
      .first(),
  ).toBeVisible();

/** The page is gone at once: unlike one that is closed, it does nothing at its end. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent("crash");
  const browser = await page.context().newCDPSession(page);
  void browser.send("Page.crash").catch(() => undefined);
  await gone;
}

/** What becomes of the saves of texts between a browser, or one of its pages, and the service. */
export class SaveTraffic {
  readonly #from: BrowserContext | Page;
  /** Saves that came this far. */
  seen = 0;
  #arrived: (() => void)[] = [];
  #letGo: (() => void) | undefined;

  constructor(from: BrowserContext | Page) {
    this.#from = from;
  }

  /** They wait until they are let go. */
  async hold(): Promise<void> {
    const free = new Promise<void>((resolve) => (this.#letGo = resolve));
    await this.#become(async (route) => {
      await free;
      await route.continue();
    });
  }

  async letGo(): Promise<void> {
    this.#letGo?.();
    await this.#from.unroute(SAVES);
  }

  /** They reach the service, and no answer comes back. */
  loseAnswers = () =>
    this.#become(async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });

  /** They are lost on their way, of all contents or of those whose id is told. */
  lose = (...ids: string[]) => this.#become((route) => route.abort("connectionreset"), ids);

  /** The service is away when they come. */
  refuse = (...ids: string[]) =>
    this.#become(
      (route) => route.fulfill({ status: 503, json: { errors: [{ message: "Away", extensions: { code: "SERVICE_UNAVAILABLE" } }] } }),
      ids,
    );

  /** Resolves once a save has come this far. */
  async arrival(): Promise<void> {
    if (this.seen === 0) await new Promise<void>((resolve) => this.#arrived.push(resolve));
  }

  async #become(fate: (route: Route) => Promise<void>, ids: readonly string[] = []): Promise<void> {
    this.seen = 0;
    await this.#from.unroute(SAVES);
    await this.#from.route(SAVES, async (route) => {
      const sent = route.request().postData() ?? "";
      if (!isSave(route) || (ids.length > 0 && !ids.some((id) => sent.includes(id)))) return route.fallback();
      this.seen += 1;
      for (const tell of this.#arrived.splice(0)) tell();
      // a page that is gone by then has no use for it
      return fate(route).catch(() => undefined);
    });
  }
}

/**
 * Watches that a browser's pages say "Saved" only of a text of which the service has told them that it has it. Returns what was said
 * otherwise.
 */
export async function watchTruth(context: BrowserContext, say: Say): Promise<readonly string[]> {
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
