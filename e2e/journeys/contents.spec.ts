import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { EVERYTHING, problems } from "./axe.ts";
import { call, createCompany, createContent, type Person, register } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import type { Say } from "./messages.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";

const PICTURES = ["icon-512.png", "icon-maskable-512.png"].map((name) =>
  fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url)),
);

const setStatus = ({ token }: Person, id: string, status: string, scheduledFor?: Date) =>
  call(
    `mutation ($id: ID!, $status: ContentStatus!, $at: DateTime) { setContentStatus(id: $id, status: $status, scheduledFor: $at) { content { id } } }`,
    { id, status, at: scheduledFor?.toISOString() ?? null },
    { token },
  );

async function approve(person: Person, id: string): Promise<void> {
  await setStatus(person, id, "IN_REVIEW");
  await setStatus(person, id, "APPROVED");
}

const rowMenu = (page: Page, say: Say, title: string) => page.getByRole("button", { name: say("common:rowMenu", { name: title }) });

/** A day of the month after this one, so that it is always to come, at noon. */
function dayOfNextMonth(day: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() + 1, day, 12, 0);
}

const two = (value: number) => String(value).padStart(2, "0");
const monthOf = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}`;

test("contents are found whichever way an Arabic word is written, and narrowed by type and status @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const companyId = await createCompany(person);
  await createContent(person, companyId, { title: "أسرار القهوة العربيّة", locale: "ar" });
  await createContent(person, companyId, { title: "مواسم التمور", locale: "ar", type: "POST" });
  await enter(person);
  await page.goto(at(`/contents?company=${companyId}`));
  const rows = page.getByRole("table").getByRole("link");
  await expect(rows).toHaveCount(2);
  await picture(page, `contents.${language}`);
  const search = page.getByRole("searchbox", { name: say("contents:searchTitles") });
  await search.fill("اسرار قهوه عربيه");
  await expect(rows).toHaveText(["أسرار القهوة العربيّة"]);
  await search.fill("");
  await expect(rows).toHaveCount(2);
  await page.getByRole("combobox", { name: say("contents:fields.type") }).selectOption("POST");
  await expect(rows).toHaveText(["مواسم التمور"]);
  await page.getByRole("combobox", { name: say("contents:fields.status") }).selectOption("PUBLISHED");
  await expect(page.getByText(say("common:noMatch"))).toBeVisible();
  await page.getByRole("button", { name: say("common:clearFilters") }).click();
  await expect(page).toHaveURL(at("/contents"));
});

test("a content goes from draft to the schedule by the moves that are allowed, and stands in the calendar @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const { title } = PEOPLE[language];
  const companyId = await createCompany(person);
  const id = await createContent(person, companyId, { title, locale: language });
  await enter(person);
  await page.goto(at(`/contents/show/${id}`));
  const moves = page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) });
  const move = async (name: string) => {
    await moves.click();
    await page.getByRole("menuitem", { name: say(`contents:moves.${name}`), exact: true }).click();
  };
  await moves.click();
  await expect(page.getByRole("menuitem")).toHaveText([say("contents:moves.review"), say("contents:moves.archive")]);
  await page.keyboard.press("Escape");
  await move("review");
  await expect(toast(page, say("contents:moved.IN_REVIEW"))).toContainText(say("contents:moved.adminsTold"));
  await move("approve");
  await expect(page.getByText(say("contents:statuses.APPROVED"), { exact: true })).toBeVisible();
  await picture(page, `content-details.${language}`);

  await move("schedule");
  const dialog = page.getByRole("dialog");
  const date = dialog.getByLabel(say("contents:schedule.date"), { exact: true });
  await date.fill("2020-01-01");
  await dialog.getByRole("button", { name: say("contents:schedule.confirm") }).click();
  await expect(dialog.getByText(say("contents:schedule.past"))).toBeVisible();
  const day = dayOfNextMonth(15);
  await date.fill(`${monthOf(day)}-15`);
  await dialog.getByLabel(say("contents:schedule.time"), { exact: true }).fill("18:30");
  await picture(page, `content-schedule.${language}`);
  await dialog.getByRole("button", { name: say("contents:schedule.confirm") }).click();
  await expect(dialog).toBeHidden();
  const { content } = await call<{ content: { status: string; scheduledFor: string } }>(
    `query ($id: ID!) { content(id: $id) { status scheduledFor } }`,
    { id },
    { token: person.token },
  );
  day.setHours(18, 30);
  expect(content).toEqual({ status: "SCHEDULED", scheduledFor: day.toISOString() });

  await page.goto(at(`/contents?view=calendar&company=${companyId}&month=${monthOf(day)}`));
  const cell = page.getByRole("gridcell").filter({ has: page.getByRole("link", { name: title }) });
  await expect(cell).toHaveCount(1);
  await expect(cell).toHaveAccessibleName(language === "ar" ? /15 .*14[45]\d/ : /15 .*AH/);
  await picture(page, `contents-calendar.${language}`);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("the calendar is walked by keyboard in the reading direction, and begins the week as the language does @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  await enter(person);
  await page.goto(at("/contents?view=calendar&month=2027-01"));
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("columnheader").first()).toHaveText(language === "ar" ? /الأحد/ : /Mon/);
  const first = grid.locator('[role=gridcell][tabindex="0"]');
  await first.focus();
  await expect(first).toHaveAccessibleName(language === "ar" ? /1 يناير/ : /1 January/);
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(page.locator(":focus")).toHaveAccessibleName(language === "ar" ? /2 يناير/ : /2 January/);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toHaveAccessibleName(language === "ar" ? /9 يناير/ : /9 January/);
  await page.keyboard.press("PageDown");
  await expect(page.locator(":focus")).toHaveAccessibleName(language === "ar" ? /9 فبراير/ : /9 February/);
  await expect(page).toHaveURL(/month=2027-02/);
  await page.getByRole("button", { name: say("contents:calendar.today"), exact: true }).click();
  await expect(page).not.toHaveURL(/month=/);
});

test("a week has contents at their hours and on the days they are due, moves them by keyboard in the reading direction, and stays in the address @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const { title } = PEOPLE[language];
  const companyId = await createCompany(person);
  const id = await createContent(person, companyId, { title, locale: language });
  const eighth = dayOfNextMonth(8);
  const tuesday = dayOfNextMonth(8 + ((9 - eighth.getDay()) % 7));
  tuesday.setHours(18, 30);
  await approve(person, id);
  await setStatus(person, id, "SCHEDULED", tuesday);
  const due = `${monthOf(tuesday)}-${two(tuesday.getDate() + 2)}`;
  await call(
    `mutation ($id: ID!, $due: String!) { assignContent(id: $id, input: { dueOn: $due }) { content { id } } }`,
    { id, due },
    { token: person.token },
  );
  await enter(person);
  await page.goto(at(`/contents?view=calendar&company=${companyId}&month=${monthOf(tuesday)}`));
  await page.getByText(say("contents:calendar.week"), { exact: true }).click();
  await page.goto(`${page.url().replace(/&week=[^&]*/, "")}&week=${monthOf(tuesday)}-${two(tuesday.getDate())}`);

  const grid = page.getByRole("grid");
  await expect(grid.getByRole("columnheader").nth(1)).toHaveText(language === "ar" ? /الأحد/ : /Mon/);
  const row = (hour: string) => grid.getByRole("row").filter({ has: page.getByRole("rowheader", { name: hour, exact: true }) });
  const entry = row("18:00").getByRole("link", { name: title });
  await expect(entry).toBeVisible();
  const dueEntry = page.getByRole("link", { name: say("contents:calendar.due", { title }) });
  await expect(grid.getByRole("gridcell").filter({ has: dueEntry })).toHaveAccessibleName(new RegExp(`\\b${tuesday.getDate() + 2}\\b`));
  expect(await problems(page, EVERYTHING)).toEqual([]);
  await picture(page, `contents-week.${language}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await entry.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(row("19:00").getByRole("link", { name: title })).toBeVisible();
  const { content } = await call<{ content: { scheduledFor: string } }>(
    `query ($id: ID!) { content(id: $id) { scheduledFor } }`,
    { id },
    { token: person.token },
  );
  const moved = new Date(tuesday);
  moved.setDate(tuesday.getDate() + 1);
  moved.setHours(19);
  expect(content.scheduledFor).toBe(moved.toISOString());

  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await expect(dueEntry).toBeVisible();
  // each of its days can be begun from
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(7);
});

test("an occasion of the calendar begins a content about it, and its group can be put away @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  await createCompany(person);
  await enter(person);
  await page.goto(at("/contents?view=calendar&month=2030-01"));
  // of 2030's two Ramadans the first
  const ramadan = page.getByRole("grid").getByRole("link", { name: say("occasions:names.ramadanBegins") });
  await expect(ramadan).toBeVisible();
  await picture(page, `contents-occasions.${language}`);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole("link", { name: say("occasions:names.ramadanBegins") })).toBeVisible();
  await picture(page, `contents-occasions-phone.${language}`);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: say("occasions:name"), exact: true }).click();
  const islamic = page.getByRole("menuitemcheckbox", { name: say("occasions:groups.islamic") });
  await islamic.click();
  await expect(ramadan).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid").getByRole("link", { name: say("occasions:names.newYear") })).toBeVisible();
  await expect(ramadan).toHaveCount(0);
  await page.getByRole("button", { name: say("occasions:name"), exact: true }).click();
  await islamic.click();
  await page.keyboard.press("Escape");
  await ramadan.click();
  await expect(page.getByLabel(say("contents:fields.plannedFor"))).toHaveValue("2030-01-05");
  await expect(page.getByLabel(say("contents:fields.title"))).toHaveValue(say("occasions:names.ramadanBegins"));
});

test("a scheduled content is dragged to another day and keeps its hour", ONCE, async ({ page, at, enter, client: { person } }) => {
  const companyId = await createCompany(person);
  const id = await createContent(person, companyId, { title: "Moved by hand" });
  await approve(person, id);
  const day = dayOfNextMonth(10);
  await setStatus(person, id, "SCHEDULED", day);
  await enter(person);
  await page.goto(at(`/contents?view=calendar&company=${companyId}&month=${monthOf(day)}`));
  const link = page.getByRole("link", { name: "Moved by hand" });
  await link.dragTo(page.getByRole("gridcell", { name: /day, 17 / }));
  await expect(page.getByRole("gridcell", { name: /day, 17 / }).getByRole("link", { name: "Moved by hand" })).toBeVisible();
  const { content } = await call<{ content: { scheduledFor: string } }>(
    `query ($id: ID!) { content(id: $id) { scheduledFor } }`,
    { id },
    { token: person.token },
  );
  expect(content.scheduledFor).toBe(dayOfNextMonth(17).toISOString());
});

test("a content is begun on a day, stands on it, and is moved by keyboard", ONCE, async ({ page, at, say, enter, client: { person } }) => {
  const companyId = await createCompany(person);
  await enter(person);
  const month = monthOf(dayOfNextMonth(10));
  await page.goto(at(`/contents?view=calendar&company=${companyId}&month=${month}`));
  await page.getByRole("gridcell", { name: /day, 10 / }).hover();
  await page.getByRole("link", { name: /New content for \w+day, 10 / }).click();
  await expect(page.getByLabel(say("contents:fields.plannedFor"))).toHaveValue(`${month}-10`);
  await page.getByLabel(say("contents:fields.title")).fill("Begun on the tenth");
  await page.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(page).toHaveURL(/\?id=/);

  await page.goto(at(`/contents?view=calendar&company=${companyId}&month=${month}`));
  const link = page.getByRole("link", { name: "Begun on the tenth" });
  await link.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("gridcell", { name: /day, 10 / })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: /day, 17 / }).getByRole("link", { name: "Begun on the tenth" })).toBeVisible();
});

test("a content is deleted from the list and from its own page, after a question", async ({ page, at, say, enter, client: { person } }) => {
  const companyId = await createCompany(person);
  await createContent(person, companyId, { title: "First to go" });
  const second = await createContent(person, companyId, { title: "Second to go" });
  await enter(person);
  await page.goto(at(`/contents?company=${companyId}`));
  await rowMenu(page, say, "First to go").click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: say("contents:delete.keep") })).toBeFocused();
  await question.getByRole("button", { name: say("contents:delete.keep") }).click();
  await expect(page.getByRole("link", { name: "First to go" })).toBeVisible();
  await rowMenu(page, say, "First to go").click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  await question.getByRole("button", { name: say("contents:delete.action") }).click();
  await expect(toast(page, say("contents:deleted"))).toBeVisible();
  await expect(page.getByRole("link", { name: "First to go" })).toHaveCount(0);

  await page.goto(at(`/contents/show/${second}`));
  await rowMenu(page, say, "Second to go").click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("contents:delete.action") })
    .click();
  await expect(page).toHaveURL(at("/contents"));
  await expect(page.getByRole("link", { name: "Second to go" })).toHaveCount(0);
});

test("pictures are added with what they show, put in order, looked at and removed @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const companyId = await createCompany(person);
  const id = await createContent(person, companyId, { title: PEOPLE[language].title });
  await enter(person);
  await page.goto(at(`/contents/show/${id}?tab=pictures`));
  await page.locator('input[type="file"]').setInputFiles(PICTURES);
  const dialog = page.getByRole("dialog");
  const words = dialog.getByRole("textbox");
  await words.nth(0).fill("The first picture");
  await words.nth(1).fill("The second picture");
  await dialog.getByRole("button", { name: say("contents:pictures.upload"), exact: true }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole("tabpanel").getByRole("listitem");
  await expect(shown).toHaveText(["The first picture", "The second picture"]);
  await page.getByRole("button", { name: say("contents:pictures.later", { name: "The first picture" }) }).click();
  await expect(shown).toHaveText(["The second picture", "The first picture"]);
  await page.reload();
  await expect(shown).toHaveText(["The second picture", "The first picture"]);
  await picture(page, `content-pictures.${language}`);

  await page.getByRole("button", { name: say("contents:pictures.open", { name: "The second picture" }) }).click();
  const lightbox = page.locator(".yarl__portal");
  await expect(lightbox.getByRole("img", { name: "The second picture" }).first()).toBeVisible();
  const downloaded = page.waitForEvent("download");
  await lightbox.getByRole("button", { name: say("common:lightbox.download") }).click();
  expect((await downloaded).suggestedFilename()).toBe("icon-maskable-512.png");
  await expect(toast(page, say("common:imageDownloaded"))).toBeVisible();
  await page.route("**/media/*", (route) => route.abort());
  await lightbox.getByRole("button", { name: say("common:lightbox.download") }).click();
  await expect(toast(page, say("common:imageDownloadFailed"))).toBeVisible();
  await page.unroute("**/media/*");
  await lightbox.getByRole("button", { name: say("common:lightbox.next"), exact: true }).click();
  await expect(lightbox.locator(".yarl__slide_current").getByRole("img", { name: "The first picture" })).toBeVisible();
  await picture(page, `lightbox.${language}`);
  for (const tool of ["zoomIn", "enterFullscreen", "hideThumbnails"])
    await expect(lightbox.getByRole("button", { name: say(`common:lightbox.${tool}`), exact: true })).toBeVisible();
  await lightbox.getByRole("button", { name: say("common:lightbox.play") }).click();
  await expect(lightbox.locator(".yarl__slide_current").getByRole("img", { name: "The second picture" })).toBeVisible({ timeout: 6_000 });
  await lightbox.getByRole("button", { name: say("common:lightbox.pause") }).click();
  // nobody moves for three seconds: the tools make room
  await expect(lightbox.locator(".yarl__toolbar")).toHaveCSS("opacity", "0", { timeout: 8_000 });
  await page.mouse.move(200, 200);
  await expect(lightbox.locator(".yarl__toolbar")).toHaveCSS("opacity", "1");
  await lightbox.getByRole("button", { name: say("common:lightbox.close"), exact: true }).click();
  await expect(lightbox).toHaveCount(0);

  await page.getByRole("button", { name: say("common:removeItem", { item: "The second picture" }) }).click();
  await expect(shown).toHaveText(["The first picture"]);
});

test("a content that was left half-way is resumed at its stage", async ({ page, at, say, language, enter, client: { person, work } }) => {
  const id = await createContent(person, work.companyId, { title: PEOPLE[language].title, locale: language });
  await enter(person);
  await page.goto(at("/contents"));
  await rowMenu(page, say, PEOPLE[language].title).first().click();
  await page.getByRole("menuitem", { name: say("contents:continueStages") }).click();
  await expect(page).toHaveURL(new RegExp(`content-idea-analysis\\?id=\\w+`));
  await page.goto(at(`/contents/show/${id}`));
  await page.getByRole("link", { name: say("contents:continueStages") }).click();
  await expect(page).toHaveURL(new RegExp(`content-idea-analysis\\?id=${id}`));
  await expect(page.locator('[aria-current="step"]')).toContainText(say("contents:stageNames.IDEA"));
});

test("a short text has room to be written on: 200 px at least", ONCE, async ({ page, at, say, enter, client: { person, work } }) => {
  const id = await createContent(person, work.companyId, { title: "One line" });
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "A date." }] }] };
  await call(
    `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
    { id, input: { body } },
    { token: person.token },
  );
  await enter(person);
  await page.goto(at(`/contents/show/${id}?tab=text`));
  await expect(page.getByRole("toolbar", { name: say("editor:toolbar") })).toBeVisible();
  const text = page.getByRole("textbox").filter({ hasText: "A date." });
  const height = await text.evaluate((box) => box.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(200);
});

test("a content begins from a template, whose objective, topics and tools are there in the later stages @both", async ({
  page,
  at,
  say,
  enter,
}) => {
  const person = await register();
  await createCompany(person);
  await enter(person);
  await page.goto(at("/companies/add-content"));
  await page.getByRole("button", { name: say("templates:choose") }).click();
  const gallery = page.getByRole("dialog", { name: say("templates:title") });
  await gallery.getByRole("radio", { name: say("templates:blank") }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(gallery.getByRole("radio", { name: say("templates:list.caseStudy.name") })).toBeChecked();
  await gallery.getByRole("button", { name: say("templates:use") }).click();
  await expect(gallery).toBeHidden();
  await page.getByLabel(say("contents:fields.title"), { exact: true }).fill(say("templates:list.caseStudy.title"));
  await page.getByRole("button", { name: say("contents:saveAndContinue") }).click();
  await expect(page).toHaveURL(/content-idea-analysis\?id=/);
  await page.goto(page.url().replace("content-idea-analysis", "objectives-topics-analysis"));
  await expect(page.getByRole("textbox", { name: say("contents:fields.objective"), exact: true })).toHaveValue(
    say("templates:list.caseStudy.objective"),
  );
  for (const topic of say("templates:list.caseStudy.topics").split("\n"))
    await expect(page.getByText(topic, { exact: true }).first()).toBeVisible();
});

test("a whole brief is drafted from a title, and what is accepted of it is in every stage @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  await createCompany(person);
  await enter(person);
  await page.goto(at("/companies/add-content"));
  await page.getByRole("button", { name: say("templates:draft.open") }).click();
  const dialog = page.getByRole("dialog", { name: say("templates:draft.title") });
  await dialog.getByLabel(say("contents:fields.title"), { exact: true }).fill(PEOPLE[language].title);
  await dialog.getByRole("button", { name: say("templates:draft.start"), exact: true }).click();
  await expect(dialog.getByRole("button", { name: say("templates:draft.again") })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(say("templates:draft.skeleton"))).toBeVisible();
  await picture(page, `draft-brief.${language}`);
  await dialog.getByRole("button", { name: say("templates:draft.all") }).click();
  const idea = await dialog.getByRole("listitem").first().locator("[dir=auto]").innerText();
  await dialog
    .getByRole("button")
    .filter({ hasText: "8" })
    .or(dialog.getByRole("button").filter({ hasText: "٨" }))
    .click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: say("contents:saveAndContinue") }).click();
  await expect(page).toHaveURL(/content-idea-analysis\?id=/);
  await expect(page.getByRole("textbox", { name: say("contents:fields.idea"), exact: true })).toHaveValue(idea);
});
