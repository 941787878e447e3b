import { call, createContent, planContent } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";

test("each stage is saved, and updated after that", async ({ page, at, say, enter, client: { person, work } }) => {
  await enter(person);
  await page.goto(at(`/companies/add-content?company=${work.companyId}`));
  await page.getByLabel(say("contents:fields.title"), { exact: true }).fill("Serving dates to guests");
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(toast(page, say("contents:needsSaved"))).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\w+/);
  const contentId = new URL(page.url()).searchParams.get("id") ?? "";
  for (const [stage, field, message] of [
    ["content-idea-analysis", "idea", "idea"],
    ["objectives-topics-analysis", "objective", "objectives"],
    ["content-tools-analysis", "writerRole", "tools"],
  ] as const) {
    await page.goto(at(`/companies/add-content/${stage}?id=${contentId}`));
    const box = page.getByRole("textbox", { name: say(`contents:fields.${field}`), exact: true });
    const save = page.getByRole("button", { name: say("common:save"), exact: true });
    await box.fill("First words");
    await save.click();
    await expect(toast(page, say(`contents:${message}Saved`))).toBeVisible();
    await box.fill("Better words");
    await save.click();
    await expect(toast(page, say(`contents:${message}Updated`))).toBeVisible();
  }
  const { content } = await call(
    `query ($id: ID!) { content(id: $id) { idea objective writerRole stage } }`,
    { id: contentId },
    { token: person.token },
  );
  expect(content).toEqual({ idea: "Better words", objective: "Better words", writerRole: "Better words", stage: "GENERATION" });
});

test(
  "a text is written and set by the toolbar; a link to a script is refused",
  ONCE,
  async ({ page, say, enter, client: { person, work } }) => {
    await enter(person);
    const contentId = await createContent(person, work.companyId);
    await planContent(person, contentId);
    await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
    await page.getByRole("button", { name: say("contents:begin.write"), exact: true }).click();
    const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
    await text.click();
    await page.keyboard.type("Look at the colour");
    expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    await page.keyboard.press("ControlOrMeta+a");
    const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
    await toolbar.getByRole("button", { name: say("editor:bold"), exact: true }).click();
    await toolbar.getByRole("button", { name: say("editor:link"), exact: true }).click();
    const address = page.getByLabel(say("editor:linkAddress"));
    await address.fill("javascript:alert(1)");
    await page.getByRole("button", { name: say("editor:applyLink") }).click();
    await expect(page.getByText(say("editor:linkRefused"))).toBeVisible();
    await address.fill("https://rutab.example/colour");
    await page.getByRole("button", { name: say("editor:applyLink") }).click();
    await expect(text.locator("strong")).toHaveText("Look at the colour");
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("common:save"), exact: true })
      .click();
    await expect(toast(page, say("contents:dataSaved"))).toBeVisible();

    const { content } = await call<{
      content: { body: { content: { content: { text: string; marks: { type: string; attrs?: object }[] }[] }[] } };
    }>(`query ($id: ID!) { content(id: $id) { body } }`, { id: contentId }, { token: person.token });
    const words = content.body.content[0]?.content[0];
    expect(words?.text).toBe("Look at the colour");
    expect(words?.marks.map(({ type }) => type).toSorted()).toEqual(["bold", "link"]);
    expect(words?.marks.find(({ type }) => type === "link")?.attrs).toMatchObject({ href: "https://rutab.example/colour" });
  },
);
