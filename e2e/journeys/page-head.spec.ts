import { ADDRESS } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";

const PRODUCT = "أنشئ محتواك";

test("every page says what it is @both", async ({ page, at, say, language }) => {
  await page.goto(at("/"));
  await expect(page).toHaveTitle(PRODUCT);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  const head = (name: string) => page.locator(`head meta[name="${name}"]`);
  await expect(head("theme-color")).toHaveAttribute("content", "#A700FE");
  await expect(head("viewport")).toHaveAttribute("content", "width=device-width, initial-scale=1");
  await expect(head("mobile-web-app-capable")).toHaveAttribute("content", "yes");
  await expect(head("apple-mobile-web-app-capable")).toHaveAttribute("content", "yes");
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute("content", "website");
  await page.goto(at("/auth/signin"));
  await expect(page).toHaveTitle(`${say("common:signIn")} · ${PRODUCT}`);
});

test("the icons exist at 64 and 512 pixels", ONCE, async ({ page }) => {
  await page.goto("/");
  for (const size of [64, 512]) {
    const href = await page.locator(`head link[rel="icon"][sizes="${size}x${size}"]`).getAttribute("href");
    const width = await page.evaluate(async (source) => {
      const icon = new Image();
      icon.src = source;
      await icon.decode();
      return [icon.naturalWidth, icon.naturalHeight];
    }, href ?? "");
    expect(width).toEqual([size, size]);
  }
  const manifest = await page.locator('head link[rel="manifest"]').getAttribute("href");
  const { theme_color, icons } = (await (await page.request.get(manifest ?? "")).json()) as {
    theme_color: string;
    icons: { sizes: string }[];
  };
  expect(theme_color).toBe("#A700FE");
  expect(icons.map(({ sizes }) => sizes)).toContain("512x512");
});

test("the fonts come after the application, from their own sheet @both", async ({ page, at }) => {
  const sheet = page.waitForRequest((request) => new URL(request.url()).pathname === "/fonts/fonts.css");
  await page.goto(at("/"));
  const request = await sheet;
  expect((await request.response())?.status()).toBe(200);
  // Not in the page as it is served: the application asks for them once it runs.
  expect(await (await page.request.get(at("/"))).text()).not.toContain("fonts.css");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Which of its files are fetched depends on the letters that stand on the page.
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
  await expect.poll(async () => (await loaded()).join()).toContain("IBM Plex Sans");
});

test("the home page shows without JavaScript, and search engines read what it is @both", async ({ browser, at, say, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ADDRESS });
  const page = await context.newPage();
  await page.goto(at("/"));
  await expect(page.getByRole("heading", { level: 1, name: say("home:headline") })).toBeVisible();
  await expect(page.getByRole("link", { name: say("common:start") })).toHaveAttribute("href", at("/auth/signup"));
  const head = (selector: string) => page.locator(`head ${selector}`);
  await expect(head("link[rel=canonical]")).toHaveAttribute("href", ADDRESS + at("/"));
  for (const [code, path] of Object.entries({ en: "/", ar: "/ar", "x-default": "/" }))
    await expect(head(`link[hreflang="${code}"]`)).toHaveAttribute("href", ADDRESS + path);
  await expect(head('meta[name="description"]')).toHaveAttribute("content", say("home:share.description"));
  await expect(head('meta[property="og:title"]')).toHaveAttribute("content", say("home:share.title"));
  const picture = await head('meta[property="og:image"]').getAttribute("content");
  expect(picture).toBe(`${ADDRESS}/share.${language}.png`);
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
  const data = JSON.parse((await head('script[type="application/ld+json"]').textContent()) ?? "") as { "@graph": { "@type": string }[] };
  expect(data["@graph"].map((thing) => thing["@type"])).toEqual(["Organization", "SoftwareApplication"]);
  await context.close();
});

test("the page drawn ahead comes to life as it stands @both", async ({ page, at }) => {
  const said: string[] = [];
  page.on("console", (message) => {
    // Journeys keep the offline worker out, and Playwright says so.
    if (!message.text().startsWith("Service Worker registration blocked")) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(at("/"));
  await expect(page.locator('a[href^="tel:+966"]').first()).toBeVisible();
  expect(said).toEqual([]);
});
