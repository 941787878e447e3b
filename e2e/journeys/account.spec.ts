import type { Page } from "@playwright/test";
import { newRegistration, PASSWORD, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";

const NEW_PASSWORD = "Louder-Palm-2027";

interface Words {
  at: (path: string) => string;
  say: (key: string) => string;
}

async function signIn(page: Page, { at, say }: Words, email: string, password: string): Promise<void> {
  await page.goto(at("/auth/signin"));
  await page.getByLabel(say("auth:email"), { exact: true }).fill(email);
  await page.getByLabel(say("auth:password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("auth:enter"), exact: true }).click();
}

async function openRowMenu(page: Page, { say }: Words, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: say("common:rowMenu").replace("{name}", name), exact: true }).click();
  await page.getByRole("menuitem", { name: say(entry), exact: true }).click();
}

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

test("a super admin adds, changes and deletes an admin", async ({ page, at, say, enter, admin }) => {
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
    await page.getByRole("button", { name: say("admins:add"), exact: true }).click();
    await expect(toast(page, say("admins:notAdded"))).toBeVisible();
    await expect(field("auth:email")).toHaveAttribute("aria-invalid", "true");
    await field("auth:email").fill(email);
    await page.getByRole("button", { name: say("admins:add"), exact: true }).click();
    await expect(toast(page, say("admins:created"))).toBeVisible();
    await expect(page).toHaveURL(at("/admins"));
    await expect(row).toContainText("Noor Al-Harbi");
    await expect(row).toContainText("+966505550142");
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
