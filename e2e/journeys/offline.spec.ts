import type { BrowserContext, Page } from "@playwright/test";
import { call, createCompany, createContent, type Person, register, saveBody } from "./api.ts";
import { editor, writtenContent } from "./edited-text.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import { openKept, write } from "./kept-application.ts";
import { picture } from "./picture.ts";
import { saveButton } from "./text-page.ts";

test.use({ serviceWorkers: "allow" });

type Say = (key: string) => string;

const storedText = async ({ token }: Person, id: string) =>
  (await call<{ content: { bodyText: string } }>(`query ($id: ID!) { content(id: $id) { bodyText } }`, { id }, { token })).content.bodyText;

/** Until an answer of the API can be read without a network. */
const isKept = (page: Page, query: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open("muhtawa-reading");
            opening.addEventListener("error", () => reject(opening.error));
            opening.addEventListener("success", () => {
              const reading = opening.result.transaction("entries").objectStore("entries").getAllKeys();
              reading.addEventListener("success", () => {
                opening.result.close();
                resolve(reading.result.some((key) => String(key).includes(`/${name}/`)));
              });
            });
          }),
        query,
      ),
    )
    .toBe(true);

/** Words before the first placeholder of a message. */
const begun = (message: string) => message.split("{")[0] ?? "";

const offline = async (context: BrowserContext, say: Say, page: Page) => {
  await context.setOffline(true);
  await expect(page.getByText(say("offline:state.offline"))).toBeVisible();
};

test("what is written without a network, after a reload too, is saved when there is one again", async ({
  page,
  context,
  at,
  say,
  enter,
  language,
  client,
}) => {
  const id = await writtenContent(client.person, client.work.companyId, "Dates offline", "As it was stored.");
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/generate-content?id=${id}`));
  await expect(editor(page)).toContainText("As it was stored.");

  await offline(context, say, page);
  await page.reload();
  await expect(editor(page)).toContainText("As it was stored.");
  await expect(page.getByText(say("offline:state.offline"))).toBeVisible();
  await write(page, "Written on a plane.");
  await saveButton(page, say).click();
  await expect(page.getByRole("status").filter({ hasText: say("offline:kept") })).toBeVisible();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await picture(page, `offline-kept-${language}`);

  // It survives the page, and still waits.
  await page.reload();
  await expect(editor(page)).toContainText("Written on a plane.");
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("offline:drafts.title") });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Dates offline" })).toContainText(say("offline:drafts.state.waiting"));
  await picture(page, `offline-waiting-${language}`);
  await page.setViewportSize({ width: 375, height: 720 });
  await picture(page, `offline-waiting-375-${language}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole("button", { name: say("common:close"), exact: true }).click();
  expect(await storedText(client.person, id)).toBe("As it was stored.");

  await context.setOffline(false);
  await expect(toast(page, say("offline:state.sent"))).toBeVisible();
  await expect.poll(() => storedText(client.person, id)).toBe("Written on a plane.");
  await expect(page.getByText(begun(say("common:saveState.savedAt"))).first()).toBeVisible();
  await expect(page.getByText(say("offline:state.offline"))).toBeHidden();
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
});

test("it is sent although the page was left, when the application is opened later", ONCE, async ({ page, context, say, enter, client }) => {
  const id = await writtenContent(client.person, client.work.companyId, "Dates later", "As it was stored.");
  await enter(client.person);
  await openKept(page, `/companies/add-content/generate-content?id=${id}`);
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Left on this device.");
  await saveButton(page, say).click();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/dashboard");
  await expect(toast(later, say("offline:state.sent"))).toBeVisible();
  expect(await storedText(client.person, id)).toBe("Left on this device.");
});

test("a new content that waits is opened again in its form, goes on being written, and is made once @both", async ({
  page,
  context,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  const companyId = await createCompany(person);
  await enter(person);
  await openKept(page, at(`/companies/add-content?company=${companyId}`));
  const title = page.getByRole("textbox", { name: say("contents:fields.title"), exact: true });
  const save = page.getByRole("button", { name: say("common:save"), exact: true });
  await expect(title).toBeVisible();
  await offline(context, say, page);
  const [first, later] = language === "ar" ? ["دليل التمور", "دليل تمور القصيم"] : ["Dates", "Dates of Qassim"];
  await title.fill(first);
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: say("contents:title") })).toBeVisible();
  await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
  const entry = page.getByRole("listitem").filter({ hasText: first });
  await picture(page, `offline-new-waiting-${language}`);
  await entry.getByRole("button", { name: say("offline:drafts.open"), exact: true }).click();
  await expect(title).toHaveValue(first);
  await picture(page, `offline-new-opened-${language}`);

  await title.fill(later);
  await context.setOffline(false);
  await save.click();
  const titles = async () => {
    const { contents } = await call<{ contents: { results: { title: string }[] } }>(
      "query ($companyId: ID!) { contents(companyId: $companyId) { results { title } } }",
      { companyId },
      { token: person.token },
    );
    return contents.results.map((one) => one.title);
  };
  await expect.poll(titles).toEqual([later]);
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
  expect(await titles()).toEqual([later]);
});

test("what somebody else has saved meanwhile is never overwritten unasked", async ({ page, context, at, say, enter, language, client }) => {
  const id = await writtenContent(client.person, client.work.companyId, "Dates contested", "As it was stored.");
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/generate-content?id=${id}`));
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Mine, from the plane.");
  await saveButton(page, say).click();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await page.goto(at("/contents"));
  await expect(page.getByRole("heading", { level: 1, name: say("contents:title") })).toBeVisible();
  await saveBody(client.person.token, id, "Theirs, from the office.");

  await context.setOffline(false);
  await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Dates contested" });
  await expect(entry).toContainText(say("offline:drafts.state.conflict"));
  await picture(page, `offline-conflict-list-${language}`);
  expect(await storedText(client.person, id)).toBe("Theirs, from the office.");
  await entry.getByRole("button", { name: say("offline:drafts.decide"), exact: true }).click();

  await page.getByRole("button", { name: say("contents:compare.action"), exact: true }).click();
  const compare = page.getByRole("dialog", { name: say("contents:compare.title") });
  await expect(compare.getByRole("region", { name: say("contents:compare.stored") })).toContainText("Theirs, from the office.");
  await expect(compare.getByRole("region", { name: say("contents:compare.mine") })).toContainText("Mine");
  await picture(page, `offline-conflict-${language}`);
  await compare.getByRole("button", { name: say("contents:compare.keepMine"), exact: true }).click();
  await expect.poll(() => storedText(client.person, id)).toBe("Mine, from the plane.");
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
});

test("a new content and a stage are saved without a network", async ({ page, context, at, say, enter, language, client }) => {
  const title = `New offline ${language}`;
  const id = await createContent(client.person, client.work.companyId, { title: `Stage offline ${language}` });
  await enter(client.person);
  await openKept(page, at(`/companies/add-content/content-idea-analysis?id=${id}`));
  const idea = page.getByRole("textbox", { name: say("contents:fields.idea"), exact: true });
  await expect(idea).toBeVisible();
  await isKept(page, "StageContent");
  await page.goto(at("/companies/add-content"));
  await expect(page.getByLabel(say("contents:fields.title"), { exact: true })).toBeVisible();
  await isKept(page, "CompaniesToWriteFor");

  await offline(context, say, page);
  await page.reload();
  await page.getByLabel(say("contents:fields.title"), { exact: true }).fill(title);
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: say("offline:kept") })).toBeVisible();
  await expect(page).toHaveURL(/\/contents$/);
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${id}`));
  await idea.fill("Thought of without a network");
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await picture(page, `offline-stage-${language}`);

  await context.setOffline(false);
  await expect(toast(page, say("offline:state.sent"))).toBeVisible();
  const { contents, content } = await call<{ contents: { results: { title: string }[] }; content: { idea: string } }>(
    `query ($id: ID!) { contents(page: 1, pageSize: 50) { results { title } } content(id: $id) { idea } }`,
    { id },
    { token: client.person.token },
  );
  expect(contents.results.filter((made) => made.title === title)).toHaveLength(1);
  expect(content.idea).toBe("Thought of without a network");
});

test("signing out leaves what was written to who wrote it", ONCE, async ({ page, context, say, enter, client, admin }) => {
  const id = await writtenContent(client.person, client.work.companyId, "Dates of somebody", "As it was stored.");
  await enter(client.person);
  await openKept(page, `/companies/add-content/generate-content?id=${id}`);
  await expect(editor(page)).toContainText("As it was stored.");
  await offline(context, say, page);
  await write(page, "Mine alone.");
  await saveButton(page, say).click();
  await expect(page.getByText(say("common:saveState.waiting"), { exact: true })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(false);

  await enter(admin);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: say("offline:show"), exact: true })).toBeHidden();
  expect(await storedText(client.person, id)).toBe("As it was stored.");

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await enter(client.person);
  await page.goto("/dashboard");
  await expect.poll(() => storedText(client.person, id)).toBe("Mine alone.");
});
