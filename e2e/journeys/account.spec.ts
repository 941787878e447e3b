import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { makeWork, newRegistration, PASSWORD, register } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import type { Say } from "./messages.ts";
import { picture } from "./picture.ts";

const PICTURE = fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url));

const NEW_PASSWORD = "Louder-Palm-2027";

interface Words {
  at: (path: string) => string;
  say: Say;
}

async function signIn(page: Page, { at, say }: Words, email: string, password: string): Promise<void> {
  await page.goto(at("/auth/signin"));
  await page.getByLabel(say("auth:email"), { exact: true }).fill(email);
  await page.getByLabel(say("auth:password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
}

/** Chooses a picture and the part of it that is kept, by the keyboard. */
async function choosePicture(page: Page, { say }: Words): Promise<void> {
  await page.getByLabel(say("common:media.portrait"), { exact: true }).and(page.locator("input")).setInputFiles(PICTURE);
  const dialog = page.getByRole("dialog", { name: say("common:media.crop.title") });
  const kept = dialog.getByRole("group", { name: say("common:media.crop.area") });
  await expect(kept).toBeVisible();
  await dialog.getByRole("slider").fill("2");
  await kept.press("ArrowLeft");
  await kept.press("ArrowUp");
  await dialog.getByRole("button", { name: say("common:media.crop.use") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: say("common:media.portrait") })).toHaveJSProperty("complete", true);
}

async function openRowMenu(page: Page, { say }: Words, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: say("common:rowMenu", { name }), exact: true }).click();
  await page.getByRole("menuitem", { name: say(entry), exact: true }).click();
}

const PLACES = [
  { locale: "ar-SA", timezoneId: "UTC", country: "SA", code: "966" },
  { locale: "en-GB", timezoneId: "UTC", country: "GB", code: "44" },
  { locale: "en-US", timezoneId: "Asia/Riyadh", country: "SA", code: "966" },
  { locale: "en-US", timezoneId: "Europe/Berlin", country: "DE", code: "49" },
];

for (const { locale, timezoneId, country, code } of PLACES)
  test(
    `who signs up in ${locale} by the clock of ${timezoneId} finds ${country} and +${code} chosen, and may choose another`,
    ONCE,
    async ({ browser, baseURL, say }) => {
      const context = await browser.newContext({ locale, timezoneId, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      const field = (key: string) => page.getByLabel(say(key), { exact: true });
      await page.addInitScript(() => localStorage.setItem("locale", "en"));
      await page.goto("/auth/signup");
      await expect(field("auth:country")).toHaveValue(country);
      await expect(field("common:dialCode")).toHaveValue(code);
      await field("auth:country").selectOption("EG");
      await expect(field("common:dialCode")).toHaveValue("20");
      await field("common:dialCode").selectOption("971");
      await expect(field("auth:country")).toHaveValue("EG");
      await context.close();
    },
  );

test("a client changes details and password, and signs in with the new one", async ({ page, at, say }) => {
  const person = await register();
  const other = { en: "Cairo", ar: "القاهرة" };
  await signIn(page, { at, say }, person.email, PASSWORD);
  await expect(page).toHaveURL(at("/dashboard"));
  await page.getByRole("button", { name: say("common:account") }).click();
  await page.getByRole("menuitem", { name: say("common:profile") }).click();
  await expect(page).toHaveURL(at("/profile"));

  const details = page.getByRole("form", { name: say("profile:details") });
  const field = (key: string) => details.getByLabel(say(key), { exact: true });
  await test.step("details", async () => {
    await expect(field("auth:username")).toHaveValue(person.username);
    await expect(field("auth:country")).toHaveValue("SA");
    await field("auth:username").fill(`${person.username}.q`);
    await field("profile:jobTitle").fill("Editor");
    await field("auth:country").selectOption("EG");
    await field("auth:city").selectOption({ label: (await page.locator("html").getAttribute("lang")) === "ar" ? other.ar : other.en });
    await field("profile:networks.instagram").fill("rutab");
    await details.getByRole("button", { name: say("profile:save") }).click();
    await expect(field("profile:networks.instagram")).toHaveAccessibleDescription(say("auth:websiteInvalid"));
    await field("profile:networks.instagram").fill("https://instagram.com/rutab");
    await details.getByRole("button", { name: say("profile:save") }).click();
    await expect(toast(page, say("profile:updated"))).toBeVisible();
    await page.reload();
    await expect(field("auth:username")).toHaveValue(`${person.username}.q`);
    await expect(field("profile:jobTitle")).toHaveValue("Editor");
    await expect(field("auth:country")).toHaveValue("EG");
    await expect(field("auth:city")).not.toHaveValue("");
    await expect(field("profile:networks.instagram")).toHaveValue("https://instagram.com/rutab");
  });

  await test.step("password", async () => {
    const form = page.getByRole("form", { name: say("profile:password.title") });
    const change = async (old: string, confirm: string) => {
      await form.getByLabel(say("profile:password.old"), { exact: true }).fill(old);
      await form.getByLabel(say("profile:password.new"), { exact: true }).fill(NEW_PASSWORD);
      await form.getByLabel(say("profile:password.confirm"), { exact: true }).fill(confirm);
      await form.getByRole("button", { name: say("profile:password.change") }).click();
    };
    await change(PASSWORD, "something else");
    await expect(form.getByText(say("auth:passwordsDiffer"))).toBeVisible();
    await change("not this one", NEW_PASSWORD);
    await expect(toast(page, say("auth:passwordNotChanged"))).toBeVisible();
    await expect(form.getByLabel(say("profile:password.old"), { exact: true })).toHaveAttribute("aria-invalid", "true");
    await change(PASSWORD, NEW_PASSWORD);
    await expect(toast(page, say("auth:passwordChanged"))).toBeVisible();
  });

  await page.getByRole("button", { name: say("common:account") }).click();
  await page.getByRole("menuitem", { name: say("common:signOut") }).click();
  await expect(page).toHaveURL(at("/"));
  await signIn(page, { at, say }, person.email, NEW_PASSWORD);
  await expect(page).toHaveURL(at("/dashboard"));
});

test("all that one has comes as one file; a download that breaks off is said, and begun again @both", async ({ page, at, say, enter }) => {
  const person = await register();
  await makeWork(person);
  await enter(person);
  await page.goto(at("/profile"));
  const download = page.getByRole("button", { name: say("profile:ownData.download") });
  await page.route("**/me/export", (route) => route.abort("connectionreset"), { times: 1 });
  await download.click();
  await expect(toast(page, say("profile:ownData.failed"))).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  await expect(toast(page, say("profile:ownData.done"))).toBeVisible();
  const archive = unzipSync(new Uint8Array(await readFile(await file.path())));
  const texts = Object.values(archive).map((bytes) => new TextDecoder().decode(bytes));
  expect(texts.some((text) => text.includes(person.email))).toBe(true);
  expect(texts.some((text) => text.includes("Rutab & Co."))).toBe(true);
});

test("a password that is changed while the session is renewed leaves this tab signed in", ONCE, async ({ page, context, at, say }) => {
  const person = await register();
  await context.clock.install();
  await signIn(page, { at, say }, person.email, PASSWORD);
  await expect(page).toHaveURL(at("/dashboard"));
  await page.goto(at("/profile"));
  const form = page.getByRole("form", { name: say("profile:password.title") });
  await form.getByLabel(say("profile:password.old"), { exact: true }).fill(PASSWORD);
  for (const field of ["new", "confirm"]) await form.getByLabel(say(`profile:password.${field}`), { exact: true }).fill(NEW_PASSWORD);

  const other = await context.newPage();
  await other.goto(at("/companies"));
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  // The other tab renews the session, whose answer is on its way when the password is changed.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route("**/auth/refresh", async (route) => {
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  await context.clock.fastForward("31:00");
  const renewing = other.waitForRequest("**/auth/refresh");
  const renewed = other.waitForResponse("**/auth/refresh");
  await other
    .getByRole("link", { name: say("common:nav.contents"), exact: true })
    .first()
    .click();
  await renewing;
  await form.getByRole("button", { name: say("profile:password.change") }).click();
  release();
  await expect(toast(page, say("auth:passwordChanged"))).toBeVisible();
  await renewed;
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole("button", { name: say("common:account") })).toBeVisible();
  }
  await page.goto(at("/companies"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a client's picture is cropped, shown everywhere, kept over a reload, and removed @both", async ({ page, at, say, language }) => {
  const person = await register();
  await signIn(page, { at, say }, person.email, PASSWORD);
  await expect(page).toHaveURL(at("/dashboard"));
  await page.goto(at("/profile"));
  const preview = page.getByRole("img", { name: say("common:media.portrait") });
  const menuPicture = page.getByRole("button", { name: say("common:account") }).locator("img");
  const save = page.getByRole("button", { name: say("profile:save") });

  await page
    .getByLabel(say("common:media.portrait"), { exact: true })
    .and(page.locator("input"))
    .setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("not a picture"),
    });
  await expect(page.getByText(say("common:media.wrongKind.image"))).toBeVisible();
  await choosePicture(page, { at, say });
  await expect(preview).toHaveAttribute("src", /^\/media\/[\da-f]+\?w=320$/);
  await save.click();
  await expect(toast(page, say("profile:updated"))).toBeVisible();
  await expect(menuPicture).toHaveAttribute("src", /^\/media\/[\da-f]+\?w=64$/);
  await expect.poll(() => menuPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await picture(page, `profile.${language}`);
  await page.reload();
  await expect(menuPicture).toHaveAttribute("src", /^\/media\//);

  await page.getByRole("button", { name: say("common:media.remove"), exact: true }).click();
  await save.click();
  await expect(toast(page, say("profile:updated"))).toBeVisible();
  await expect(menuPicture).toHaveCount(0);
});

test("a picture that is none is refused by its content", ONCE, async ({ page, say, enter }) => {
  await enter(await register());
  await page.goto("/profile");
  await page.route("**/media", (route) =>
    route.continue({ postData: (route.request().postDataBuffer()?.toString("latin1") ?? "").replace("PNG", "PNX") }),
  );
  await page.getByLabel(say("common:media.portrait"), { exact: true }).and(page.locator("input")).setInputFiles(PICTURE);
  await page.getByRole("button", { name: say("common:media.crop.use") }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByRole("button", { name: say("common:media.chooseImage") })).toHaveAccessibleDescription(/\S+ \S+/);
  await expect(page.getByRole("img", { name: say("common:media.portrait") })).toHaveCount(0);
});

test("an admin reads a user's details, and deletes the user there", async ({ page, at, say, enter, admin, language }) => {
  const person = await register();
  await makeWork(person, language);
  await enter(admin);
  await page.goto(at(`/users?search=${person.username}`));
  await page.getByRole("link", { name: person.username, exact: true }).click();
  await expect(page).toHaveURL(at(`/users/user-details/${person.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.username);
  await expect(page.getByRole("link", { name: person.email })).toBeVisible();
  await expect(page.getByRole("link", { name: "+966 505550142" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sukkari season", exact: true })).toBeVisible();
  await picture(page, `user-details.${language}`);
  await page.getByRole("button", { name: say("users:delete.confirm") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("users:delete.confirm") })
    .click();
  await expect(toast(page, say("users:deleted"))).toBeVisible();
  await expect(page).toHaveURL(at("/users"));
  await page.goto(at(`/users/user-details/${person.id}`));
  await expect(page.getByRole("heading", { name: say("errors:notFound") })).toBeVisible();
});

test("user details without a user are the list, and of nobody's id not found", ONCE, async ({ page, say, enter, admin }) => {
  await enter(admin);
  await page.goto("/users/user-details");
  await expect(page).toHaveURL("/users");
  await page.goto("/users/user-details/no%20such");
  await expect(page.getByRole("heading", { name: say("errors:notFound") })).toBeVisible();
});

test("an admin deletes a user, who can't sign in any more", async ({ page, at, say, enter, admin }) => {
  const person = await register();
  await enter(admin);
  await page.goto(at(`/users?search=${person.username}`));
  const cell = page.getByRole("cell", { name: person.username, exact: true });
  await openRowMenu(page, { at, say }, person.username, "common:delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(person.username);
  await question.getByRole("button", { name: say("users:delete.keep") }).click();
  await expect(question).toBeHidden();
  await expect(cell).toBeVisible();
  await openRowMenu(page, { at, say }, person.username, "common:delete");
  await question.getByRole("button", { name: say("users:delete.confirm") }).click();
  await expect(toast(page, say("users:deleted"))).toBeVisible();
  await expect(cell).toBeHidden();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { at, say }, person.email, PASSWORD);
  await expect(page.getByLabel(say("auth:password"), { exact: true })).toHaveAttribute("aria-describedby", /./);
  await expect(page).toHaveURL(at("/auth/signin"));
});

test("a super admin adds, changes and deletes an admin", async ({ page, at, say, enter, admin, language }) => {
  const { username, email } = newRegistration();
  await enter(admin);
  await page.goto(at("/dashboard"));
  await page.getByRole("link", { name: say("common:nav.admins"), exact: true }).click();
  await expect(page).toHaveURL(at("/admins"));
  await page.getByRole("link", { name: say("admins:add"), exact: true }).click();
  await expect(page).toHaveURL(at("/admins/action"));
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const row = page.getByRole("row").filter({ hasText: email });

  await test.step("add", async () => {
    await field("auth:firstName").fill("Noor");
    await field("auth:lastName").fill("Al-Harbi");
    await field("auth:username").fill(username);
    await field("common:dialCode").selectOption("966");
    await field("auth:phone").fill("505550142");
    await field("auth:email").fill(admin.email);
    await field("auth:password").fill(PASSWORD);
    await choosePicture(page, { at, say });
    await picture(page, `admin-add.${language}`);
    await page.getByRole("button", { name: say("admins:add"), exact: true }).click();
    await expect(toast(page, say("admins:notAdded"))).toBeVisible();
    await expect(field("auth:email")).toHaveAttribute("aria-invalid", "true");
    await field("auth:email").fill(email);
    await page.getByRole("button", { name: say("admins:add"), exact: true }).click();
    await expect(toast(page, say("admins:created"))).toBeVisible();
    await expect(page).toHaveURL(at("/admins"));
    await expect(row).toContainText("Noor Al-Harbi");
    await expect(row).toContainText("+966505550142");
    await expect(row.locator("img")).toHaveAttribute("src", /^\/media\//);
    await picture(page, `admins.${language}`);
  });

  await test.step("change", async () => {
    await openRowMenu(page, { at, say }, username, "common:edit");
    await expect(field("auth:username")).toHaveValue(username);
    await field("auth:lastName").fill("Al-Otaibi");
    await page.getByRole("button", { name: say("common:save"), exact: true }).click();
    await expect(toast(page, say("admins:updated"))).toBeVisible();
    await expect(row).toContainText("Noor Al-Otaibi");
  });

  await test.step("delete", async () => {
    await openRowMenu(page, { at, say }, username, "common:delete");
    await page.getByRole("button", { name: say("admins:delete.confirm") }).click();
    await expect(toast(page, say("admins:deleted"))).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
