import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { call, createContent, type Person, planContent, saveBody } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

type Say = (key: string) => string;

const storedText = async ({ token }: Person, id: string) =>
  (await call<{ content: { bodyText: string } }>(`query ($id: ID!) { content(id: $id) { bodyText } }`, { id }, { token })).content.bodyText;

/** A content with a text, of its own. */
async function written({ person, work }: { person: Person; work: { companyId: string } }, title: string): Promise<string> {
  const id = await createContent(person, work.companyId, { title });
  await planContent(person, id);
  await saveBody(person.token, id, "As it was stored.");
  return id;
}

/** Opens the application as somebody does who will be without a network later: the worker has come, and has kept what it needs. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(async () => !!navigator.serviceWorker.controller && (await caches.match("/dashboard")) !== undefined))
    .toBe(true);
}

/** Until an answer of the API can be read without a network. */
const isKept = (page: Page, query: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open("muhtawa-reading");
            opening.addEventListener("error", () => reject(opening.error));
            opening.addEventListener("success", () => {
              const reading = opening.result.transaction("entries").objectStore("entries").getAllKeys();
              reading.addEventListener("success", () => {
                opening.result.close();
                resolve(reading.result.some((key) => String(key).includes(`/${name}/`)));
              });
            });
          }),
        query,
      ),
    )
    .toBe(true);

const editor = (page: Page) => page.locator(".ProseMirror");

/** Puts a text in the place of what stands in the editor. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

const save = (page: Page, say: Say) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: say("common:save"), exact: true })
    .click();

/** Words before the first placeholder of a message. */
const begun = (message: string) => message.split("{")[0] ?? "";

const shot = async (page: Page, name: string) => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
};

const offline = async (context: BrowserContext, say: Say, page: Page) => {
  await context.setOffline(true);
  await expect(page.getByText(say("offline:state.offline"))).toBeVisible();
};

test("what is written without a network, after a reload too, is saved when there is one again", async ({
  page,
  context,
  at,
  say,
  enter,
  language,
  client,
}) => {
  const id = await written(client, "Dates offline");
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/generate-content?id=${id}`));
  await expect(editor(page)).toContainText("As it was stored.");

  await offline(context, say, page);
  await page.reload();
  await expect(editor(page)).toContainText("As it was stored.");
  await expect(page.getByText(say("offline:state.offline"))).toBeVisible();
  await write(page, "Written on a plane.");
  await save(page, say);
  await expect(page.getByRole("status").filter({ hasText: say("offline:kept") })).toBeVisible();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await shot(page, `offline-kept-${language}`);

  // It survives the page, and still waits.
  await page.reload();
  await expect(editor(page)).toContainText("Written on a plane.");
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("offline:drafts.title") });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Dates offline" })).toContainText(say("offline:drafts.state.waiting"));
  await shot(page, `offline-waiting-${language}`);
  await page.setViewportSize({ width: 375, height: 720 });
  await shot(page, `offline-waiting-375-${language}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole("button", { name: say("common:close"), exact: true }).click();
  expect(await storedText(client.person, id)).toBe("As it was stored.");

  await context.setOffline(false);
  await expect(toast(page, say("offline:state.sent"))).toBeVisible();
  await expect.poll(() => storedText(client.person, id)).toBe("Written on a plane.");
  await expect(page.getByText(begun(say("common:saveState.savedAt"))).first()).toBeVisible();
  await expect(page.getByText(say("offline:state.offline"))).toBeHidden();
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
});

test("it is sent although the page was left, when the application is opened later", ONCE, async ({ page, context, say, enter, client }) => {
  const id = await written(client, "Dates later");
  await enter(client.person);
  await openKept(page, `/companies/add-content/generate-content?id=${id}`);
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Left on this device.");
  await save(page, say);
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/dashboard");
  await expect(toast(later, say("offline:state.sent"))).toBeVisible();
  expect(await storedText(client.person, id)).toBe("Left on this device.");
});

test("what somebody else has saved meanwhile is never overwritten unasked", async ({ page, context, at, say, enter, language, client }) => {
  const id = await written(client, "Dates contested");
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/generate-content?id=${id}`));
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Mine, from the plane.");
  await save(page, say);
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.goto(at("/contents"));
  await expect(page.getByRole("heading", { level: 1, name: say("contents:title") })).toBeVisible();
  await saveBody(client.person.token, id, "Theirs, from the office.");

  await context.setOffline(false);
  await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Dates contested" });
  await expect(entry).toContainText(say("offline:drafts.state.conflict"));
  await shot(page, `offline-conflict-list-${language}`);
  expect(await storedText(client.person, id)).toBe("Theirs, from the office.");
  await entry.getByRole("button", { name: say("offline:drafts.decide"), exact: true }).click();

  await page.getByRole("button", { name: say("contents:compare.action"), exact: true }).click();
  const compare = page.getByRole("dialog", { name: say("contents:compare.title") });
  await expect(compare.getByRole("region", { name: say("contents:compare.stored") })).toContainText("Theirs, from the office.");
  await expect(compare.getByRole("region", { name: say("contents:compare.mine") })).toContainText("Mine");
  await shot(page, `offline-conflict-${language}`);
  await compare.getByRole("button", { name: say("contents:compare.keepMine"), exact: true }).click();
  await expect.poll(() => storedText(client.person, id)).toBe("Mine, from the plane.");
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
});

test("a new content and a stage are saved without a network", async ({ page, context, at, say, enter, language, client }) => {
  const title = `New offline ${language}`;
  const id = await createContent(client.person, client.work.companyId, { title: `Stage offline ${language}` });
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/content-idea-analysis?id=${id}`));
  const idea = page.getByRole("textbox", { name: say("contents:fields.idea"), exact: true });
  await expect(idea).toBeVisible();
  await isKept(page, "StageContent");
  await page.goto(at("/companies/add-content"));
  await expect(page.getByLabel(say("contents:fields.title"), { exact: true })).toBeVisible();
  await isKept(page, "CompaniesToWriteFor");

  await offline(context, say, page);
  await page.reload();
  await page.getByLabel(say("contents:fields.title"), { exact: true }).fill(title);
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: say("offline:kept") })).toBeVisible();
  await expect(page).toHaveURL(/\/contents$/);
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${id}`));
  await idea.fill("Thought of without a network");
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await shot(page, `offline-stage-${language}`);

  await context.setOffline(false);
  await expect(toast(page, say("offline:state.sent"))).toBeVisible();
  const { contents, content } = await call<{ contents: { results: { title: string }[] }; content: { idea: string } }>(
    `query ($id: ID!) { contents(page: 1, pageSize: 50) { results { title } } content(id: $id) { idea } }`,
    { id },
    { token: client.person.token },
  );
  expect(contents.results.filter((made) => made.title === title)).toHaveLength(1);
  expect(content.idea).toBe("Thought of without a network");
});

test("signing out leaves what was written to who wrote it", ONCE, async ({ page, context, say, enter, client, admin }) => {
  const id = await written(client, "Dates of somebody");
  await enter(client.person);
  await openKept(page, `/companies/add-content/generate-content?id=${id}`);
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Mine alone.");
  await save(page, say);
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(false);

  await enter(admin);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
  expect(await storedText(client.person, id)).toBe("As it was stored.");

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enter(client.person);
  await page.goto("/dashboard");
  await expect.poll(() => storedText(client.person, id)).toBe("Mine alone.");
});

test("it can be installed, in both languages", ONCE, async ({ page, request }) => {
  for (const [path, address, name] of [
    ["/", "/manifest.webmanifest", "Muhtawa"],
    ["/auth/signin", "/manifest.webmanifest", "Muhtawa"],
    ["/ar", "/manifest.ar.webmanifest", "محتوى"],
    ["/ar/auth/signin", "/manifest.ar.webmanifest", "محتوى"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", address);
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as {
      name: string;
      scope: string;
      start_url: string;
      display: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name, scope: "/", display: "standalone", theme_color: "#A700FE" });
    expect((await request.get(manifest.start_url)).status()).toBe(200);
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["64x64", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
    for (const { src, sizes } of manifest.icons) {
      const drawn = await page.evaluate(async (icon) => {
        const picture = new Image();
        picture.src = icon;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(drawn).toBe(sizes);
    }
  }
  const scope = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL };
  });
  const { origin } = new URL(page.url());
  expect(scope).toEqual({ scope: `${origin}/`, script: `${origin}/sw.js` });

  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test(
  "visitors of the home page keep nothing of the application, and see the page again without a network",
  ONCE,
  async ({ page, context }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const kept = await page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-[0-9a-f]+$/, "")));
    expect(kept).toEqual(["muhtawa-visited"]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("answers of the API are never kept", ONCE, async ({ page, enter, client }) => {
  await enter(client.person);
  await openKept(page, "/contents");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const paths = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !/^\/(?:assets|fonts)\/|^\/dashboard$|^\/[^/]+\.(?:png|svg|webmanifest)$/.test(path))).toEqual([]);
});

const WORKER = fileURLToPath(new URL("../../web/dist/sw.js", import.meta.url));

test("a new version waits until the person takes it, and nothing that is being written is lost", async ({
  page,
  at,
  say,
  enter,
  language,
  client,
}) => {
  const id = await written(client, "Dates across versions");
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/generate-content?id=${id}`));
  await expect(editor(page)).toContainText("As it was stored.");
  const deployed = readFileSync(WORKER, "utf8");
  try {
    appendFileSync(WORKER, "\n// another build\n");
    await write(page, "Half a sentence");
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const prompt = page.getByRole("status").filter({ hasText: say("offline:newVersion.title") });
    await expect(prompt).toBeVisible();
    await expect(editor(page)).toContainText("Half a sentence");
    await shot(page, `offline-new-version-${language}`);
    await page.setViewportSize({ width: 375, height: 720 });
    await shot(page, `offline-new-version-375-${language}`);
    await page.setViewportSize({ width: 1280, height: 720 });
    await prompt.getByRole("button", { name: say("offline:newVersion.later"), exact: true }).click();
    await expect(prompt).toBeHidden();

    // Opened anew it is still the old one that runs, and the new one is offered again.
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(editor(page)).toContainText("Half a sentence");
    await expect(prompt).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await prompt.getByRole("button", { name: say("offline:newVersion.reload"), exact: true }).click();
    await reloaded;
    await expect(editor(page)).toContainText("Half a sentence");
    await expect(prompt).toBeHidden();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  } finally {
    writeFileSync(WORKER, deployed);
  }
});
