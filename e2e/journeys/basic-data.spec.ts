import { fileURLToPath } from "node:url";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

const LOGO = fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url));

test("a record is added, offered to who creates a content, withdrawn and deleted @both", async ({
  page,
  browser,
  at,
  say,
  enter,
  admin,
  client,
  language,
}) => {
  const mark = Date.now().toString(36);
  const [english, arabic] = [`Spiral ${mark}`, `حلزون ${mark}`];
  await enter(admin);
  await page.goto(at("/basic-data?category=framework"));
  await page.getByRole("link", { name: say("basicData:add") }).click();
  await page.getByLabel(say("basicData:displayName"), { exact: true }).fill(english);
  await page.getByLabel(say("basicData:displayNameAr")).fill(arabic);
  await page.getByRole("button", { name: say("basicData:add") }).click();
  await expect(toast(page, say("basicData:created"))).toBeVisible();
  const listed = page.getByRole("link", { name: english });
  await expect(listed).toBeVisible();
  await page.getByLabel(say("basicData:search")).fill(arabic);
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(listed).toBeVisible();

  const theirs = await (await browser.newContext({ locale: language === "ar" ? "ar" : "en-GB" })).newPage();
  const { token, ...user } = client.person;
  await theirs.context().addCookies(
    Object.entries({ auth_token: token, user: JSON.stringify(user) }).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: new URL("/", page.url()).href,
    })),
  );
  const frameworks = async () => {
    await theirs.goto(at(`/companies/add-content?id=${client.work.contentId}`));
    const select = theirs.getByLabel(say("contents:fields.framework"));
    await expect(select.getByRole("option").nth(1)).toBeAttached();
    return select.getByRole("option").allTextContents();
  };
  expect(await frameworks()).toContain(language === "ar" ? arabic : english);

  await page.getByRole("button", { name: say("common:rowMenu", { name: english }) }).click();
  await page.getByRole("menuitem", { name: say("basicData:deactivate") }).click();
  await expect(toast(page, say("basicData:deactivated"))).toBeVisible();
  expect(await frameworks()).not.toContain(language === "ar" ? arabic : english);
  await theirs.context().close();

  await page.getByRole("button", { name: say("common:rowMenu", { name: english }) }).click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("basicData:delete.confirm") })
    .click();
  await expect(toast(page, say("basicData:deleted"))).toBeVisible();
  await expect(page.getByText(say("common:noMatch"))).toBeVisible();
});

test("an admin sets the system logo, which stands in the chrome, and takes it away", async ({
  page,
  browser,
  at,
  say,
  enter,
  admin,
  language,
}) => {
  await enter(admin);
  await page.goto(at("/basic-data?tab=settings"));
  await page
    .getByRole("group", { name: say("basicData:settings.logo") })
    .locator("input[type=file]")
    .setInputFiles(LOGO);
  await expect(toast(page, say("basicData:settings.logoUpdated"))).toBeVisible();
  const logo = page.getByRole("link", { name: say("common:appName") }).locator("img");
  await expect(logo.first()).toHaveAttribute("src", /^\/media\/[\w-]+\?w=64$/);
  await picture(page, `system-logo.${language}`);

  const visitor = await (await browser.newContext({ locale: language === "ar" ? "ar-SA" : "en-GB" })).newPage();
  for (const path of ["/auth/signin", "/"]) {
    await visitor.goto(new URL(at(path), page.url()).href);
    await visitor.mouse.move(10, 10);
    const face = visitor.getByRole("banner").or(visitor.locator("main")).locator('img[src^="/media/"]').first();
    await expect(face, path).toBeVisible();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  await page.getByRole("button", { name: say("common:media.remove"), exact: true }).click();
  await expect(logo).toHaveCount(0);
  await visitor.reload();
  await visitor.mouse.move(20, 20);
  await expect(visitor.locator('img[src^="/media/"]')).toHaveCount(0);
  await visitor.context().close();
});

test("the audit log tells what an admin did, and is downloaded", async ({ page, at, say, enter, admin }) => {
  await enter(admin);
  await page.goto(at("/basic-data?tab=audit&target=user"));
  await expect(page.getByRole("cell", { name: say("activity:user.registered") }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("basicData:audit.download") }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
});
