import { startFakeModel } from "@muhtawa/testkit";
import type { Page } from "@playwright/test";
import { call, createCompany, createContent, type Person, register, saveBody } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, ONCE, test } from "./journey.ts";
import { wordsOf } from "./messages.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: {
    title: "Dental implants at the oasis",
    first: "A dental implant lasts for years.",
    second: "We look after it twice a year.",
    later: "We look after a dental implant four times a year.",
    rule: { locale: "ar", kind: "GLOSSARY", term: "زراعة الأسنان", replacement: "dental implant" },
    translated: ["تدوم زراعة الأسنان سنوات.", "نعتني بها مرتين في السنة."],
    careless: "نعتني بغرس السن أربع مرات في السنة.",
    translateAll: "Translate 2 paragraphs",
    begin: "Begin the Arabic twin",
  },
  ar: {
    title: "زراعة الأسنان في الواحة",
    first: "تدوم زراعة الأسنان سنوات.",
    second: "نعتني بها مرتين في السنة.",
    later: "نعتني بزراعة الأسنان أربع مرات في السنة.",
    rule: { locale: "en", kind: "GLOSSARY", term: "dental implant", replacement: "زراعة الأسنان" },
    translated: ["A dental implant lasts for years.", "We look after it twice a year."],
    careless: "We look after the artificial tooth four times a year.",
    translateAll: "ترجمة فقرتين",
    begin: "بدء التوأم الإنجليزي",
  },
} as const;

interface Twinned {
  content: { status: string; twin: { behind: number; content: { id: string; status: string } } };
}

const TWIN = `query ($id: ID!) { content(id: $id) { status twin { behind content { id status } } } }`;
const CONNECT = "mutation ($input: ModelConnectionInput!) { connectModel(input: $input) { model } }";

const twinOf = async ({ token }: Person, id: string) => (await call<Twinned>(TWIN, { id }, { token })).content;
const states = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("> li");

for (const language of ["en", "ar"] as const)
  test(
    `a twin is begun and translated, a changed paragraph makes its partner stale, and its translation brings both in step: ${language}`,
    ONCE,
    async ({ page, enter, admin }) => {
      const say = wordsOf(language);
      const { title, first, second, later, rule, translated, careless, translateAll, begin } = TEXTS[language];
      const model = await startFakeModel();
      const connection = { provider: "OPENAI_COMPATIBLE", baseUrl: model.url, model: "oasis-7b", apiKey: "sk-right" };
      model.answerAll({ text: "OK" });
      await call(CONNECT, { input: connection }, { token: admin.token });
      try {
        const person = await register();
        const brandVoice = { personality: ["warm"], rules: [rule] };
        const companyId = await createCompany(person, { companyName: "Oasis Clinic", brandName: "Oasis", brandVoice });
        const id = await createContent(person, companyId, { title, locale: language });
        await saveBody(person.token, id, first, second);
        await enter(person);
        await page.goto(`${language === "ar" ? "/ar" : ""}/contents/show/${id}?tab=text`);
        await expect(page.getByRole("textbox", { name: title })).toContainText(second, { timeout: 60_000 });
        await page.getByRole("tab", { name: say("contents:twin.title"), exact: true }).click();
        await page.getByRole("button", { name: begin, exact: true }).click();

        // the twin, with a prompt for each paragraph
        await expect(page.getByRole("textbox", { name: title })).toContainText("✎", { timeout: 60_000 });
        const rows = states(page, say("contents:twin.paragraphs"));
        await expect(rows).toHaveText([new RegExp(say("contents:twin.state.MISSING")), new RegExp(say("contents:twin.state.MISSING"))]);
        await picture(page, `twin-begun.${language}`);
        expect(await problems(page, EVERYTHING, "aside")).toEqual([]);

        model.answerAll({ text: translated.join("\n\n") });
        await page.getByRole("button", { name: translateAll }).click();
        await expect(page.getByText(say("contents:twin.outcome.offered"))).toBeVisible({ timeout: 60_000 });
        const text = page.getByRole("textbox", { name: title });
        await expect(text.locator("ins[data-suggestion]")).toHaveText([...translated]);
        await picture(page, `twin-offered.${language}`);
        expect(model.requests.at(-1)?.body.messages.at(-1)?.content).toContain(`- ${rule.replacement} → ${rule.term}`);
        await page.getByRole("button", { name: say("editor:suggest.acceptAll") }).click();
        const inStep = new RegExp(say("contents:twin.state.IN_STEP"));
        await expect(rows).toHaveText([inStep, inStep]);
        const twinId = (await twinOf(person, id)).twin.content.id;
        await expect.poll(async () => (await twinOf(person, twinId)).twin.behind).toBe(0);

        // a change on the other side
        await saveBody(person.token, id, first, later);
        await page.reload();
        await expect(rows).toHaveText([inStep, new RegExp(say("contents:twin.state.STALE"))], { timeout: 60_000 });
        await expect(rows.nth(1)).toContainText(later);
        await expect(rows.nth(1).getByRole("list", { name: say("contents:twin.glossary") })).toContainText(rule.term);
        await picture(page, `twin-stale.${language}`);
        model.answerAll({ text: careless });
        await rows
          .nth(1)
          .getByRole("button", { name: say("contents:twin.translate"), exact: true })
          .click();
        await expect(page.getByRole("alert").filter({ hasText: rule.term })).toBeVisible({ timeout: 60_000 });
        await expect(text.locator("ins[data-suggestion]").first()).toBeVisible();
        await picture(page, `twin-missed.${language}`);
        await page.getByRole("button", { name: say("editor:suggest.acceptAll") }).click();
        await expect(rows).toHaveText([inStep, inStep]);
        await expect(text).toContainText(careless);
        await expect.poll(async () => (await twinOf(person, twinId)).twin.behind).toBe(0);
        expect((await twinOf(person, id)).twin.behind).toBe(0);
      } finally {
        await call("mutation { disconnectModel { model } }", {}, { token: admin.token });
        await model.stop();
      }
    },
  );
