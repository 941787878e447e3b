import { call, createContent, type Person, saveBody } from "./api.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: {
    title: "Why dates keep",
    text: ["Dates keep for a year.", "They are picked by hand."],
    later: "Dates keep for two years.",
    translated: ["تبقى التمور سنة.", "تُقطف باليد."],
    begin: "Begin the Arabic twin",
    behind: "1 paragraph here is behind.",
  },
  ar: {
    title: "لماذا تبقى التمور",
    text: ["تبقى التمور سنة.", "تُقطف باليد."],
    later: "تبقى التمور سنتين.",
    translated: ["Dates keep for a year.", "They are picked by hand."],
    begin: "بدء التوأم الإنجليزي",
    behind: "هنا فقرة واحدة متأخرة عن نظيرتها.",
  },
};

/** A page that is opened anew comes with the editor. */
const LOADED = { timeout: 60_000 };

interface Twinned {
  content: { twin: { behind: number; content: { id: string } } };
}
const twinOf = async ({ token }: Person, id: string) =>
  (await call<Twinned>("query ($id: ID!) { content(id: $id) { twin { behind content { id } } } }", { id }, { token })).content.twin;

test("a twin is begun without a model, written by hand, and a change marks its partner until both say the same @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  const { title, text, later, translated, begin, behind } = TEXTS[language];
  const id = await createContent(person, work.companyId, { title, locale: language });
  await saveBody(person.token, id, ...text);
  await enter(person);
  await page.goto(at(`/contents/show/${id}`));
  await page.getByRole("button", { name: say("common:rowMenu", { name: title }) }).click();
  await page.getByRole("menuitem", { name: say("contents:twin.title"), exact: true }).click();
  await page.getByRole("button", { name: begin, exact: true }).click();

  const paragraphs = page.getByRole("list", { name: say("contents:twin.paragraphs"), exact: true }).locator("> li");
  const states = (...names: string[]) => names.map((name) => new RegExp(say(`contents:twin.state.${name}`)));
  await expect(paragraphs).toHaveText(states("MISSING", "MISSING"), LOADED);
  await expect(page.getByText(say("contents:twin.noModel"))).toBeVisible();
  await expect(paragraphs.first().getByRole("button", { name: say("contents:twin.translate"), exact: true })).toBeDisabled();
  await picture(page, `twin-without-model.${language}`);

  // what is written in the place of a prompt is to be said to say the same
  const { id: twinId } = (await twinOf(person, id)).content;
  await saveBody(person.token, twinId, ...translated);
  await page.reload();
  await expect(paragraphs).toHaveText(states("AHEAD", "AHEAD"), LOADED);
  for (const left of [1, 0]) {
    const same = page.getByRole("button", { name: say("contents:twin.same"), exact: true });
    await same.first().click();
    await expect(same).toHaveCount(left);
  }
  await expect(paragraphs).toHaveText(states("IN_STEP", "IN_STEP"));
  expect((await twinOf(person, twinId)).behind).toBe(0);

  await saveBody(person.token, id, later, ...text.slice(1));
  await page.goto(at(`/contents/show/${twinId}`));
  await expect(page.getByText(behind)).toBeVisible(LOADED);
  await picture(page, `twin-note.${language}`);
  await page.getByRole("link", { name: say("contents:twin.beside") }).click();
  await expect(paragraphs).toHaveText(states("STALE", "IN_STEP"), LOADED);
  await expect(paragraphs.first()).toContainText(later);
  // a paragraph leads to its place, by the keyboard, too
  await paragraphs
    .nth(1)
    .getByRole("button", { name: translated[1] ?? "", exact: true })
    .press("Enter");
  await expect(page.getByRole("textbox", { name: title })).toBeFocused();
  await paragraphs
    .first()
    .getByRole("button", { name: say("contents:twin.same"), exact: true })
    .click();
  await expect(paragraphs).toHaveText(states("IN_STEP", "IN_STEP"));
});
