import { call, createCompany, createContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: { body: "Ripe dates are soft and amber.", words: "soft", question: "How soft, for somebody who buys at the market?" },
  ar: { body: "التمر الناضج طري وكهرماني.", words: "طري", question: "ما درجة الطراوة لمن يشتري من السوق؟" },
} as const;

test("an admin speaks of some words to their writer, who answers and is done with it; another person approves @both", async ({
  page,
  at,
  say,
  language,
  enter,
  admin,
  client: { person },
}) => {
  const { title } = PEOPLE[language];
  const { body, words, question } = TEXTS[language];
  const companyId = await createCompany(person);
  const contentId = await createContent(person, companyId, { title, locale: language });
  await saveBody(person.token, contentId, body);

  await enter(person);
  await page.goto(at(`/companies/show/${companyId}`));
  await page.getByText(say("review:company.byAnother")).click();
  await expect(page.getByRole("checkbox", { name: say("review:company.byAnother") })).toBeChecked();
  await picture(page, `review-company.${language}`);
  await page.goto(at(`/contents/show/${contentId}?tab=review`));
  await page.getByLabel(say("review:dueOn")).fill("2027-01-31");
  await page.getByLabel(say("review:dueOn")).blur();
  await page.getByRole("button", { name: say("contents:moves.review"), exact: true }).click();
  await expect(toast(page, say("contents:moved.IN_REVIEW"))).toBeVisible();
  await expect(page.getByText(say("review:adminApproves")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: say("contents:moves.approve"), exact: true })).toHaveCount(0);

  await enter(admin);
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const text = page.locator("[role=document]");
  await expect(text).toContainText(words);
  await text.getByText(body).evaluate((element, chosen) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const start = node.data.indexOf(chosen);
    document.getSelection()?.setBaseAndExtent(node, start, node, start + chosen.length);
  }, words);
  await page.keyboard.press("ControlOrMeta+Alt+m");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  const comment = dialog.getByRole("textbox", { name: say("review:comment") });
  await comment.fill(question);
  await comment.pressSequentially(` @${person.username.slice(0, 5)}`);
  const offered = dialog.getByRole("listbox", { name: say("review:mentionList") }).getByRole("option");
  await expect(offered.filter({ hasText: person.username })).toBeVisible();
  await picture(page, `review-mention.${language}`);
  await comment.pressSequentially(person.username.slice(5));
  await expect(offered).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(comment).toHaveValue(`${question} @${person.username} `);
  await picture(page, `review-comment.${language}`);
  await dialog.getByRole("button", { name: say("review:send") }).click();
  await expect(toast(page, say("review:added"))).toBeVisible();

  await enter(person);
  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  const written = page.getByRole("textbox", { name: title });
  await expect(written).toContainText(words, { timeout: 60_000 });
  await expect.poll(() => page.evaluate(() => CSS.highlights.get("comment")?.size)).toBe(1);
  await picture(page, `review-text.${language}`);
  await page.getByRole("tab", { name: say("review:title") }).click();
  const discussion = page.getByRole("listitem").filter({ hasText: question }).first();
  await expect(discussion.getByText(say("review:spokenTo").split("{")[0] ?? "")).toBeVisible();
  await picture(page, `review.${language}`);
  await discussion.getByRole("button", { name: say("review:showInText") }).click();
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe(words);
  await page.getByRole("tab", { name: say("review:title") }).click();
  await discussion.getByRole("button", { name: say("review:resolve") }).click();
  await expect(page.getByText(say("review:none"))).toBeVisible();

  const { notifications } = await call<{ notifications: { results: { kind: string }[] } }>(
    "{ notifications { results { kind } } }",
    {},
    { token: person.token },
  );
  expect(notifications.results.map(({ kind }) => kind)).toContain("MENTIONED");

  await page.goto(at(`/contents?company=${companyId}`));
  await expect(page.getByRole("table")).toContainText("2027");
  await picture(page, `review-list.${language}`);
});
