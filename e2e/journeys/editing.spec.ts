import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { call, createContent, planContent, saveBody } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";
import { saveButton } from "./text-page.ts";

const PICTURE = fileURLToPath(new URL("../../web/public/icon-512.png", import.meta.url));

/** The first text is the AI's to begin; who can't reach it may write. */
async function writeByHand(page: Page, say: (key: string) => string): Promise<void> {
  const write = page.getByRole("button", { name: say("contents:begin.write"), exact: true });
  await write.click();
  await expect(page.getByRole("alert").filter({ hasText: say("generation:clickAi") })).toBeVisible();
  await page.context().setOffline(true);
  await write.click();
  await expect(page.getByRole("toolbar", { name: say("editor:toolbar") })).toBeVisible();
  await page.context().setOffline(false);
}

const ideaOf = async (token: string, id: string) =>
  (await call<{ content: { idea: string | null } }>(`query ($id: ID!) { content(id: $id) { idea } }`, { id }, { token })).content.idea;

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
    const label = say(`contents:fields.${field}`);
    if (field === "writerRole") await page.getByRole("combobox", { name: label, exact: true }).selectOption(say("contents:ownWords"));
    const name = field === "writerRole" ? say("contents:inOwnWords", { field: label }) : label;
    const box = page.getByRole("textbox", { name, exact: true });
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
    await writeByHand(page, say);
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

test("what is entered into a stage is saved on leaving; what was on its way when the page went is back, and stored", async ({
  page,
  at,
  say,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  const address = at(`/companies/add-content/content-idea-analysis?id=${contentId}`);
  await page.goto(address);
  const idea = page.getByRole("textbox", { name: say("contents:fields.idea"), exact: true });
  await idea.fill("Half a thought");
  await page.getByRole("link", { name: say("contents:backToContents") }).click();
  await expect.poll(() => ideaOf(person.token, contentId)).toBe("Half a thought");

  await page.goto(address);
  await expect(idea).toHaveValue("Half a thought");
  // nothing leaves this tab any more, as if the network had gone with the page
  await page.route("**/graphql", (route) => (route.request().postData()?.includes("SaveContentIdea") ? undefined : route.fallback()));
  await idea.fill("A thought that was never sent");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(idea).toHaveValue("A thought that was never sent");
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect.poll(() => ideaOf(person.token, contentId)).toBe("A thought that was never sent");
});

test("of two who edit the same text the second sees both and chooses; nothing is overwritten", async ({
  page,
  browser,
  at,
  say,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Golden dates are ripe");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text).toContainText("Golden dates are ripe");

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  const theirs = second.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await theirs.click();
  await second.keyboard.press("ControlOrMeta+End");
  await second.keyboard.type(" and soft");
  await saveButton(second, say).click();
  await expect(toast(second, say("contents:dataUpdated"))).toBeVisible();
  await other.close();

  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" and amber");
  await saveButton(page, say).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: say("contents:compare.stored") })).toContainText("Golden dates are ripe and soft");
  await expect(dialog.locator("ins").first()).toContainText("amber");
  await expect(dialog.locator("del").first()).toContainText("soft");
  await dialog.getByRole("button", { name: say("contents:compare.keepMine") }).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  const { contentVersions } = await call<{ contentVersions: { results: { number: number; body: unknown }[] } }>(
    `query ($id: ID!) { contentVersions(contentId: $id) { results { number body } } }`,
    { id: contentId },
    { token: person.token },
  );
  const bodies = contentVersions.results.map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(3);
  expect(bodies[0]).toContain("and amber");
  expect(bodies[1]).toContain("and soft");
});

test("an earlier version is compared word by word and restored as a new one @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId, { locale: language });
  const [before, after, word] =
    language === "ar"
      ? (["السكّري الجيد لونه ذهبي", "السكّري الجيد لونه كهرماني", "ذهبي"] as const)
      : (["A good Sukkari is golden", "A good Sukkari is amber", "golden"] as const);
  await saveBody(person.token, contentId, before);
  await saveBody(person.token, contentId, after);
  await page.goto(at(`/contents/show/${contentId}?tab=history`));
  await expect(page.locator("del")).toContainText(word);
  await expect(page.locator("ins")).toHaveCount(1);
  await picture(page, `content-history.${language}`);
  await page.getByRole("button", { name: say("contents:history.restore") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("contents:history.restore") })
    .click();
  await expect(toast(page, say("contents:history.restored", { number: "1" }))).toBeVisible();
  await expect(page.getByRole("button", { name: say("contents:history.version", { number: "3" }) })).toBeVisible();
  await page.getByRole("tab", { name: say("contents:text"), exact: true }).click();
  await expect(page.getByRole("textbox", { name: "How to choose Sukkari dates" })).toContainText(word);
});

test("what is pasted is cleaned; code is coloured, a table grows, a paragraph is turned round, a picture has its words @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Begin");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
  const tool = (name: string) => toolbar.getByRole("button", { name: say(`editor:${name}`), exact: true });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<style>p{}</style><h2 style="color:red">Pasted</h2><p onclick="x()">Safe<script>alert(1)</script> <a href="javascript:alert(1)">link</a></p>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole("heading", { name: "Pasted" })).toBeVisible();
  await expect(text.locator("a")).toHaveCount(0);

  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await tool("directions.auto").click();
  await page.keyboard.type("Turned");
  await expect(text.locator('p[dir="rtl"]')).toHaveText("Turned");
  await page.keyboard.press("Enter");
  await tool("code").click();
  await toolbar.getByRole("combobox", { name: say("editor:codeLanguage") }).selectOption("javascript");
  await page.keyboard.type("const ripe = true;");
  await expect(text.locator("pre .hljs-keyword")).toHaveText("const");
  await page.keyboard.press("ControlOrMeta+Enter");
  await tool("table").click();
  await tool("addRow").click();
  await expect(text.locator("tr")).toHaveCount(4);
  await page.keyboard.press("ControlOrMeta+End");
  await tool("image").click();
  await page.getByLabel(say("editor:imageAddress"), { exact: true }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: say("editor:insertImage") }).click();
  await expect(page.getByText(say("editor:imageRefused"))).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByLabel(say("editor:imageAlt"), { exact: true }).fill("A bowl of dates");
  await page.getByRole("button", { name: say("editor:insertImage") }).click();
  await expect(text.getByRole("img", { name: "A bowl of dates" })).toHaveAttribute("src", /^\/media\/[\w-]+$/);
  await picture(page, `editor-parts.${language}`);
  await saveButton(page, say).click();
  await expect(toast(page, say("contents:dataUpdated"))).toBeVisible();
  await page.reload();
  await expect(text.getByRole("img", { name: "A bowl of dates" })).toBeVisible();
  await expect(text.locator('p[dir="rtl"]')).toHaveText("Turned");
  await expect(text.locator("pre .hljs-keyword")).toHaveText("const");
});

test("a picture of the text is among the pictures; one from another site is named as such, and a file takes its place @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Begin");
  await page.route("https://pictures.example/**", (route) => route.fulfill({ path: PICTURE }));
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates" });
  await expect(text).toContainText("Begin", { timeout: 45_000 });
  await text.click();
  await page
    .getByRole("toolbar", { name: say("editor:toolbar") })
    .getByRole("button", { name: say("editor:image"), exact: true })
    .click();
  await page.getByLabel(say("editor:imageAddress"), { exact: true }).fill("https://pictures.example/palm.png");
  await page.getByLabel(say("editor:imageAlt"), { exact: true }).fill("A palm");
  await page.getByRole("button", { name: say("editor:insertImage") }).click();
  await expect(text.getByRole("img", { name: "A palm" })).toBeVisible();
  const tab = page.getByRole("tab", { name: new RegExp(`^${say("contents:pictures.title")}`) });
  await tab.click();
  const outside = page.getByRole("region", { name: say("contents:pictures.outside.title") });
  await expect(outside.getByRole("listitem")).toHaveCount(1);
  await expect(outside).toContainText("pictures.example");
  await picture(page, `pictures-outside.${language}`);
  await outside.locator('input[type="file"]').setInputFiles(PICTURE);
  await expect(outside).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("contents:pictures.open", { name: "A palm" }) })).toBeVisible();
  await expect(tab).toContainText("1");
  await page.getByRole("tab", { name: say("contents:text"), exact: true }).click();
  await expect(text.getByRole("img", { name: "A palm" })).toHaveAttribute("src", /^\/media\/[\w-]+$/);
});

test("the toolbar is one stop of Tab; arrows follow the reading direction @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await saveBody(person.token, contentId, "Begin");
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const toolbar = page.getByRole("toolbar", { name: say("editor:toolbar") });
  await expect(toolbar.locator('[data-tool][tabindex="0"]')).toHaveCount(1);
  await toolbar.getByRole("combobox", { name: say("editor:blockStyle") }).focus();
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(toolbar.getByRole("button", { name: say("editor:insert"), exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolbar.getByRole("button", { name: say("editor:ai.ask"), exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toolbar.locator(":focus")).toHaveCount(0);
});
