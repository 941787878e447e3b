import { EVERYTHING, problems } from "./axe.ts";
import { call, createContent, createCompany, register, saveBody } from "./api.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const BOTH = {
  en: {
    title: "Why our dates keep",
    text: ["Dates keep for 2 years.", "They are picked by hand.", "Call us for a sample."],
    alone: "1 paragraph",
  },
  ar: {
    title: "لماذا تبقى تمورنا",
    text: ["تبقى التمور ٢ من السنين.", "تُقطف التمور عندنا باليد.", "للعينات: الاتصال بنا."],
    alone: "فقرة واحدة",
  },
} as const;
const OTHER = { en: "ar", ar: "en" } as const;
const BEGIN = { en: "Begin the Arabic twin", ar: "بدء التوأم الإنجليزي" };

/** A page that is opened anew comes with the editor. */
const LOADED = { timeout: 60_000 };

test("two contents that are there are linked by keys, paired, and parted again @both", async ({ page, at, say, language, enter }) => {
  const person = await register();
  const companyId = await createCompany(person, { companyName: "Oasis", brandName: "Oasis" });
  const [own, other] = [BOTH[language], BOTH[OTHER[language]]];
  const id = await createContent(person, companyId, { title: own.title, locale: language });
  const twinId = await createContent(person, companyId, { title: other.title, locale: OTHER[language] });
  await saveBody(person.token, id, ...own.text);
  await saveBody(person.token, twinId, ...other.text.slice(0, 2));
  for (let more = 0; more < 9; more++) await createContent(person, companyId, { title: `${other.title} ${more}`, locale: OTHER[language] });
  await enter(person);
  await page.goto(at(`/contents/show/${id}?tab=text&beside=twin`));
  await expect(page.getByRole("button", { name: BEGIN[language], exact: true })).toBeVisible(LOADED);
  await picture(page, `twin-none.${language}`);
  await page.getByRole("button", { name: say("contents:twin.link"), exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: say("contents:twin.link"), exact: true });
  await expect(dialog.getByRole("radio")).toHaveCount(8);
  await picture(page, `twin-link-list.${language}`);
  await dialog.getByRole("button", { name: say("common:next") }).click();
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await dialog.getByRole("radio", { name: other.title }).last().press("Space");
  await expect(dialog.getByRole("status").or(dialog.getByRole("alert"))).toContainText(own.alone);
  await picture(page, `twin-link-chosen.${language}`);
  expect(await problems(page, EVERYTHING, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: say("contents:twin.linking.confirm"), exact: true }).press("Enter");

  const paragraphs = page.getByRole("list", { name: say("contents:twin.paragraphs"), exact: true }).locator("> li");
  const states = (...names: string[]) => names.map((name) => new RegExp(say(`contents:twin.state.${name}`)));
  await expect(paragraphs).toHaveText(states("IN_STEP", "IN_STEP", "ALONE"));
  await expect(dialog).toBeHidden();
  // both pairs are a guess, until somebody has looked at them
  const guess = say("contents:twin.guess.mark");
  await expect(paragraphs.filter({ hasText: guess })).toHaveCount(2);
  await expect(paragraphs.first()).toContainText(other.text[0]);
  await picture(page, `twin-linked.${language}`);
  expect(await problems(page, EVERYTHING, "aside")).toEqual([]);
  await paragraphs
    .first()
    .getByRole("button", { name: say("contents:twin.same") })
    .press("Enter");
  await expect(paragraphs.filter({ hasText: guess })).toHaveCount(1);
  await expect(paragraphs.first()).not.toContainText(guess);
  await picture(page, `twin-confirmed.${language}`);
  // a change there marks its partner, as of twins that were begun
  await saveBody(person.token, twinId, other.text[0], other.text[2]);
  await page.reload();
  await expect(paragraphs).toHaveText(states("IN_STEP", "STALE", "ALONE"), LOADED);
  // on a phone, where the panel is a sheet: what opens in it stands above it
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await paragraphs
    .nth(2)
    .getByRole("button", { name: say("contents:twin.pairWith") })
    .click();
  await page.getByRole("menuitem", { name: other.text[2] }).click();
  if (desk) await page.setViewportSize(desk);
  await expect(paragraphs).toHaveText(states("IN_STEP", "ALONE", "IN_STEP"));

  await page.getByRole("button", { name: say("contents:twin.unlink"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(other.title);
  await picture(page, `twin-unlink.${language}`);
  await question.getByRole("button", { name: say("contents:twin.unlinking.confirm"), exact: true }).click();
  await expect(page.getByRole("button", { name: BEGIN[language], exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  const asked = await call<{ content: { twin: null } }>(
    "query ($id: ID!) { content(id: $id) { twin { behind } } }",
    { id: twinId },
    person,
  );
  expect(asked.content.twin).toBeNull();
});
