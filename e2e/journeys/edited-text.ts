import type { Page } from "@playwright/test";
import { call, createContent, type Person, planContent, saveBody } from "./api.ts";
import { expect, test as journey } from "./journey.ts";
import { SaveTraffic } from "./save-traffic.ts";
import { watchTruth } from "./watch-truth.ts";

type Say = (key: string) => string;

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
  // the answer goes down with the page; one that didn't crash is missed by who waits for it
  void browser.send("Page.crash").catch(() => undefined);
  await gone;
}

/** The network as a page has it: none, or a slow one. */
export async function emulateNetwork(
  page: Page,
  conditions: { offline?: boolean; latency?: number; downloadThroughput?: number; uploadThroughput?: number },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send("Network.emulateNetworkConditions", { ...free, ...conditions });
}

interface EditedText {
  /** Of its content. */
  id: string;
  /** Where it is edited, in the project's language. */
  path: string;
  /** Its paragraphs as the service has them. */
  stored: () => Promise<string[]>;
}

/** Makes the text of a new content of the client's. */
type Writing = (title: string, ...paragraphs: string[]) => Promise<EditedText>;

interface Editing {
  truth: void;
  traffic: SaveTraffic;
  written: Writing;
  /** The same, and opens it. */
  opened: Writing;
}

/** Somebody edits a text; whatever happens to it on its way, "Saved" is never said before it is true. */
export const test = journey.extend<Editing>({
  truth: [
    async ({ context, say, enter, client }, use) => {
      const lies = await watchTruth(context, say);
      await enter(client.person);
      await use();
      expect(lies).toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ context }, use) => use(new SaveTraffic(context)),
  written: async ({ at, client: { person, work } }, use) =>
    use(async (title, ...paragraphs) => {
      const id = await writtenContent(person, work.companyId, title, ...paragraphs);
      return { id, path: at(textPath(id)), stored: () => storedTexts(person, id) };
    }),
  opened: async ({ page, written }, use) =>
    use(async (title, ...paragraphs) => {
      const text = await written(title, ...paragraphs);
      await openText(page, text.path, paragraphs.at(-1) ?? "");
      return text;
    }),
});
