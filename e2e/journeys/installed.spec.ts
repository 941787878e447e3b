import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { editor, writtenContent } from "./edited-text.ts";
import { expect, ONCE, test } from "./journey.ts";
import { openKept, write } from "./kept-application.ts";
import { picture } from "./picture.ts";

test.use({ serviceWorkers: "allow" });

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
  const id = await writtenContent(client.person, client.work.companyId, "Dates across versions", "As it was stored.");
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
    await picture(page, `offline-new-version-${language}`);
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
