import { ADDRESS } from "./api.ts";
import { expect, MOVING, test } from "./journey.ts";

test.use(MOVING);

interface Named {
  name: string;
  nameAr: string;
}

const listOf = async (name: "partners" | "branches") =>
  ((await (await fetch(`${ADDRESS}/site/${name}`)).json()) as { data: (Named & { phone?: string; whatsapp?: string; email?: string })[] })
    .data;

test("the home page shows every partner and branch, and how to reach a branch @both", async ({ page, at, say, language }) => {
  const [partners, branches] = await Promise.all([listOf("partners"), listOf("branches")]);
  expect(partners.length).toBeGreaterThan(0);
  expect(branches.length).toBeGreaterThan(0);
  const nameOf = ({ name, nameAr }: Named) => (language === "ar" ? nameAr : name);

  await page.goto(at("/"));
  const strip = page.getByRole("region", { name: say("home:partners") });
  await expect(strip.getByRole("listitem")).toHaveText(partners.map(nameOf));
  for (const branch of branches) {
    await expect(page.getByRole("heading", { level: 3, name: nameOf(branch), exact: true })).toBeVisible();
    await expect(page.locator(`a[href="tel:+966${branch.phone?.replace(/^0/, "")}"]`)).toBeVisible();
    await expect(page.locator(`a[href="https://wa.me/966${branch.whatsapp?.replace(/^0/, "")}"]`)).toBeVisible();
    await expect(page.locator(`a[href="mailto:${branch.email}"]`)).toBeVisible();
  }
  await expect(page.getByText(say("home:claim"))).toBeVisible();
  // the page has come to life: what nothing changes in stands as it was drawn
  await expect(page.getByRole("figure", { name: say("home:figure"), exact: true })).toContainText(say("home:figureText.title"));
  await expect(page.getByRole("heading", { name: say("home:stagesTitle"), exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("home:featuresTitle"), exact: true })).toBeVisible();
  if (language === "en")
    await expect(page.getByText(/AI agents connect with SEO tools .* search engines and AI-driven platforms.* over 70%/)).toBeVisible();
});

test("says so when partners and branches cannot be loaded, and tries again", async ({ page, at, say }) => {
  await page.route("**/site/branches", (route) => route.abort());
  await page.goto(at("/"));
  await expect(page.getByText(say("home:branchesFailed"))).toBeVisible();
  await page.unroute("**/site/branches");
  await page.getByRole("button", { name: say("common:tryAgain") }).click();
  await expect(page.locator('a[href^="tel:+966"]').first()).toBeVisible();
});

test("nothing moves when partners and branches arrive @both", async ({ page, at }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/site/*", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(at("/"));
  await page.mouse.move(10, 10);
  await expect(page.locator("#branches[aria-busy=true]")).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const places = () =>
    page.evaluate(() => ["#stages", "#branches", "#contact"].map((part) => document.querySelector<HTMLElement>(part)?.offsetTop));
  const before = await places();
  arrive();
  await expect(page.locator('a[href^="tel:+966"]').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test("the film plays once it is seen, each of its pictures is there, and it is paused @both", async ({ page, at, say }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/film/") && fetched.push(request.url()));
  await page.goto(at("/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const film = page.locator("#film");
  await film.getByRole("figure").scrollIntoViewIfNeeded();
  const scene = film.getByRole("button", { name: say("home:film.scene.idea"), exact: true });
  await expect(scene).toHaveAttribute("aria-current", "step");
  expect(fetched.length).toBeLessThan(5);
  await film.getByRole("button", { name: say("home:film.pause"), exact: true }).click();
  for (const name of ["voice", "idea", "topics", "draft", "score", "calendar"]) {
    const label = say(`home:film.scene.${name}`);
    await film.getByRole("button", { name: label, exact: true }).click();
    const picture = film.getByRole("img", { name: say("home:film.picture").replace("{scene}", label), exact: true });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1280);
  }
});

test("what a visitor does before the page has come to life is answered at once, or waits", async ({ page, at, say }) => {
  const { promise: script, resolve: comeToLife } = Promise.withResolvers<void>();
  await page.route("**/assets/bring-to-life-*.js", async (route) => {
    await script;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(at("/"));
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
  const dark = await isDark();
  const menu = page.getByRole("navigation", { name: say("home:sections"), exact: true });
  await page.getByLabel(say("common:menu"), { exact: true }).click();
  await menu.getByRole("button", { name: say("common:switchTheme"), exact: true }).click();
  expect(await isDark()).toBe(!dark);
  await menu.getByRole("link", { name: say("home:nav.contact"), exact: true }).click();
  await expect(menu).toBeHidden();
  const form = page.getByRole("form", { name: say("home:contact.title") });
  await expect(form).toBeInViewport();
  await form.getByLabel(say("home:contact.name")).fill("Noura");
  const send = form.getByRole("button", { name: say("home:contact.send") });
  await send.click();
  await send.click();
  await expect(form.getByText(say("common:requiredField"))).toHaveCount(0);

  comeToLife();
  await expect(form.getByText(say("common:requiredField"))).toHaveCount(2);
  await expect(form.getByLabel(say("home:contact.name"))).toHaveValue("Noura");
  await expect(form.getByLabel(say("home:contact.email"))).toBeFocused();
  expect(await isDark()).toBe(!dark);
});

test("a visitor writes to us: what is missing is said, and the message arrives @both", async ({ page, at, say }) => {
  await page.goto(at("/"));
  await page.getByRole("link", { name: say("home:contact.open"), exact: true }).click();
  const form = page.getByRole("form", { name: say("home:contact.title") });
  await expect(form).toBeInViewport();
  await form.getByRole("button", { name: say("home:contact.send") }).click();
  await expect(form.getByLabel(say("home:contact.name"))).toBeFocused();
  await expect(form.getByText(say("common:requiredField"))).toHaveCount(3);
  await form.getByLabel(say("home:contact.name")).fill("Noura");
  await form.getByLabel(say("home:contact.email")).fill(`noura-${Date.now()}@example.com`);
  await form.getByLabel(say("home:contact.message")).fill("Which plan fits a bakery?");

  await page.route("**/graphql", (route) => route.abort());
  await form.getByRole("button", { name: say("home:contact.send") }).click();
  await expect(form.getByRole("alert")).toHaveText(say("home:contact.failed"));
  await expect(form.getByLabel(say("home:contact.message"))).toHaveValue("Which plan fits a bakery?");

  await page.unroute("**/graphql");
  await form.getByRole("button", { name: say("home:contact.send") }).click();
  await expect(page.getByRole("alertdialog", { name: say("common:formSubmitted") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByLabel(say("home:contact.message"))).toHaveValue("");
});
