import { call, createContent, saveBody } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: {
    title: "Before a dental implant",
    keyword: "dental implant",
    topic: "Healing time",
    question: "How long does an implant last?",
    text: "An implant heals.",
  },
  ar: {
    title: "قبل زراعة الأسنان",
    keyword: "زراعة الأسنان",
    topic: "مدة التعافي",
    question: "كم تدوم زراعة الأسنان؟",
    text: "تلتئم الزراعة في أشهر.",
  },
} as const;

const BRIEF = "query ($id: ID!) { content(id: $id) { keywords topics } }";
interface Brief {
  content: { keywords: string[]; topics: string[] };
}
const OBJECTIVES =
  "mutation ($id: ID!, $input: ContentObjectivesInput!) { saveContentObjectives(id: $id, input: $input) { content { id } } }";

/** A page that is opened anew comes with the editor. */
const LOADED = { timeout: 60_000 };

test("a content is researched by its brief where no model is and the search suggests nothing, seen step by step, and taken up one by one @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  const { title, keyword, topic, question, text } = TEXTS[language];
  const id = await createContent(person, work.companyId, { title, locale: language, keywords: [keyword] });
  await call(OBJECTIVES, { id, input: { topics: [topic, question] } }, { token: person.token });
  await saveBody(person.token, id, text);
  await enter(person);
  await page.goto(at(`/companies/add-content/generate-content?id=${id}`));
  const editor = page.getByRole("textbox", { name: title });
  await expect(editor).toContainText(text, LOADED);
  await page.getByRole("tab", { name: say("contents:research.tab"), exact: true }).press("Enter");
  await picture(page, `research-empty.${language}`);
  await page.getByRole("button", { name: say("contents:research.start"), exact: true }).press("Enter");

  const named = (kind: string, value: string) =>
    page.getByRole("button", { name: say("contents:research.takeNamed", { action: say(`contents:research.take.${kind}`), value }) });
  const taken = (value: string) =>
    page.getByRole("button", { name: say("contents:research.takeNamed", { action: say("contents:research.taken"), value }) });
  await expect(page.getByText(say("contents:research.offline"))).toBeVisible(LOADED);
  await expect(
    page
      .getByRole("list", { name: say("contents:research.steps"), exact: true })
      .getByRole("listitem")
      .first(),
  ).toContainText(say("contents:research.tools.SUGGEST_KEYWORDS", { asked: keyword }));
  expect(await problems(page, EVERYTHING, "aside")).toEqual([]);
  await picture(page, `research.${language}`);

  await expect(taken(topic)).toBeVisible();
  await expect(taken(keyword).first()).toBeVisible();
  await named("KEYWORD", title).press("Enter");
  await expect(taken(title)).toBeVisible();
  await named("QUESTION", question).press("Enter");
  await expect(editor.getByRole("heading", { name: question })).toBeVisible();
  await expect(editor).toContainText(text);
  const brief = async () => (await call<Brief>(BRIEF, { id }, { token: person.token })).content;
  expect(await brief()).toEqual({ keywords: [keyword, title], topics: [topic, question] });

  await page.reload();
  await page.getByRole("tab", { name: say("contents:research.tab"), exact: true }).click(LOADED);
  await expect(taken(question)).toHaveCount(2, LOADED);
});
