import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const SERVICES = ["identity", "catalog", "content", "ai", "site"];

test("a super admin sees how every service is, and what is to be done @both", async ({ page, at, say, language, enter, admin }) => {
  await enter(admin);
  await page.goto(at("/dashboard"));
  await page.getByRole("link", { name: say("common:nav.system"), exact: true }).click();
  await expect(page).toHaveURL(at("/system"));
  const table = page.getByRole("table", { name: say("system:services") });
  for (const name of SERVICES)
    await expect(table.getByRole("row").filter({ has: page.locator("bdi", { hasText: name }) })).toContainText(say("system:ready"));
  await expect(page.getByText(say("system:matter.noBackup.what"))).toBeVisible();
  await expect(page.getByText(say("system:noDeadLetters"))).toBeVisible();
  await page.getByRole("button", { name: say("system:refresh") }).click();
  await expect(table.getByText(say("system:ready"))).toHaveCount(SERVICES.length);
  await picture(page, `system-${language}`);
});
