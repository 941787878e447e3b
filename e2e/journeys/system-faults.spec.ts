import { expect, ONCE, test } from "./journey.ts";
import { wordsOf } from "./messages.ts";
import { picture } from "./picture.ts";
import { pidOf } from "./stack.ts";

/** Its name, with its release while it answers. */
const SITE = /^site( |$)/;

test("a service that has stopped is named, with what to do, in both languages", ONCE, async ({ page, enter, admin }) => {
  await enter(admin);
  const pid = pidOf("services/site", "src/main.ts");
  if (pid === undefined) throw new Error("site does not run");
  process.kill(pid, "SIGSTOP");
  try {
    for (const [language, path] of [
      ["en", "/system"],
      ["ar", "/ar/system"],
    ] as const) {
      const say = wordsOf(language);
      await page.goto(path);
      const row = page
        .getByRole("table", { name: say("system:services") })
        .getByRole("row")
        .filter({ has: page.locator("bdi", { hasText: SITE }) });
      await expect(row).toContainText(say("system:away"));
      const matters = page.getByRole("list", { name: say("system:matters") });
      await expect(matters).toContainText(say("system:matter.away.do", { name: "site" }));
      await picture(page, `system-stopped-${language}`);
    }
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await page.goto("/system");
  const row = page.getByRole("row").filter({ has: page.locator("bdi", { hasText: SITE }) });
  await expect(row).toContainText(wordsOf("en")("system:ready"));
});
