import { ask, createCompany, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";

test("a token is made in the settings, shown once, works, and is refused once it is revoked @both", async ({ page, at, say, enter }) => {
  const person = await register();
  await createCompany(person);
  await enter(person);
  await page.goto(at("/profile"));
  await page.getByRole("link", { name: say("profile:tokens.open") }).click();
  await expect(page).toHaveURL(at("/profile/tokens"));
  await expect(page.getByText(say("tokens:empty"))).toBeVisible();

  await page.getByRole("button", { name: say("tokens:create") }).click();
  const form = page.getByRole("dialog", { name: say("tokens:createTitle") });
  await form.getByRole("button", { name: say("tokens:create"), exact: true }).click();
  await expect(form.getByText(say("common:requiredField"))).toBeVisible();
  await form.getByLabel(say("tokens:name"), { exact: true }).fill("Newsletter");
  await form.getByLabel(say("tokens:scopeText.WRITE")).check();
  await form.getByRole("button", { name: say("tokens:create"), exact: true }).click();

  const shown = page.getByRole("alertdialog", { name: say("tokens:secretTitle") });
  const secret = (await shown.locator("[data-secret]").textContent()) ?? "";
  expect(secret).toMatch(/^muh_[\w-]{43}$/);
  expect((await ask("{ currentUser { username } }", {}, { token: secret })).data).toEqual({ currentUser: { username: person.username } });
  await shown.getByRole("button", { name: say("tokens:copied") }).click();

  const row = page.getByRole("row").filter({ hasText: "Newsletter" });
  await expect(row).toContainText(`${secret.slice(0, 8)}…`);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(secret.slice(8));

  await row.getByRole("button").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("tokens:keep") }).click();
  await row.getByRole("button").click();
  await question.getByRole("button", { name: say("tokens:revoke"), exact: true }).click();
  await expect(toast(page, say("tokens:revoked"))).toBeVisible();
  await expect(page.getByText(say("tokens:empty"))).toBeVisible();
  await expect.poll(async () => (await ask("{ currentUser { id } }", {}, { token: secret })).status, { timeout: 2_000 }).toBe(401);
});
