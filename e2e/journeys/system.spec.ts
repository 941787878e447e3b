import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const SERVICES = ["gateway", "identity", "catalog", "content", "ai", "site"];

test("a super admin sees how every service is, and what is to be done @both", async ({ page, at, say, language, enter, admin }) => {
  await enter(admin);
  await page.goto(at("/dashboard"));
  await page.getByRole("link", { name: say("common:nav.system"), exact: true }).click();
  await expect(page).toHaveURL(at("/system"));
  const table = page.getByRole("table", { name: say("system:services") });
  for (const name of SERVICES)
    await expect(
      table
        .getByRole("row")
        .filter({ has: page.locator("bdi", { hasText: new RegExp(`^${name} `) }) })
        .first(),
    ).toContainText(say("system:ready"));
  const ready = table.getByText(say("system:ready"), { exact: true });
  await expect(table.getByRole("row").filter({ hasText: "ai-worker" })).toContainText(say("system:ready"));
  // The AI's two processes have a row each.
  await expect(ready).toHaveCount(SERVICES.length + 2);
  await expect(page.getByText(say("system:matter.noBackup.what"))).toBeVisible();
  await expect(page.getByText(say("system:noDeadLetters"))).toBeVisible();
  await page.getByRole("button", { name: say("system:refresh") }).click();
  await expect(page.getByRole("button", { name: say("system:refresh") })).toBeEnabled();
  await expect(ready).toHaveCount(SERVICES.length + 2);
  await picture(page, `system-${language}`);
});
