import { startFakeModel } from "@muhtawa/testkit";
import { call, createCompany, createContent, register, saveBody } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, ONCE, test } from "./journey.ts";
import { wordsOf } from "./messages.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: {
    title: "Before a dental implant",
    own: "dental implant",
    keyphrase: "implant healing time",
    question: "How long does an implant last?",
    text: "An implant is a titanium root.",
    claim: "Healing takes three to six months.",
    source: "https://implants.example/healing",
    page: "Implants explained",
    quote: "An implant heals within three to six months",
  },
  ar: {
    title: "قبل زراعة الأسنان",
    own: "زراعة الأسنان",
    keyphrase: "مدة التئام الزراعة",
    question: "كم تدوم زراعة الأسنان؟",
    text: "الزرعة جذر من التيتانيوم.",
    claim: "يستغرق الالتئام من ثلاثة إلى ستة أشهر.",
    source: "https://implants.example/ar/healing",
    page: "الزراعة خطوة بخطوة",
    quote: "تلتئم الزراعة خلال ثلاثة إلى ستة أشهر",
  },
} as const;

interface Origins {
  content: { keywords: string[]; provenance: { field: string; source: string; generationId: string | null; values: string[] | null }[] };
}
const ORIGINS = "query ($id: ID!) { content(id: $id) { keywords provenance { field source generationId values } } }";
const CONNECT = "mutation ($input: ModelConnectionInput!) { connectModel(input: $input) { model } }";

/** A page that is opened anew comes with the editor. */
const LOADED = { timeout: 60_000 };
const saying = (turn: object) => ({ text: JSON.stringify(turn) });
/** An answer that goes on for longer than anybody waits. */
const ENDLESS = { text: "word ".repeat(2_000), pause: 20 };

for (const language of ["en", "ar"] as const)
  test(
    `a model researches a content, seen step by step; one is stopped, of another a keyword and a claim are taken with their sources: ${language}`,
    ONCE,
    async ({ page, enter, admin }) => {
      const say = wordsOf(language);
      const { title, own, keyphrase, question, text, claim, source, page: named, quote } = TEXTS[language];
      const model = await startFakeModel();
      model.answerAll({ text: "OK" });
      const connection = { provider: "OPENAI_COMPATIBLE", baseUrl: model.url, model: "oasis-7b", apiKey: "sk-right" };
      await call(CONNECT, { input: connection }, { token: admin.token });
      try {
        const person = await register();
        const companyId = await createCompany(person, { companyName: "Oasis Clinic", brandName: "Oasis" });
        const id = await createContent(person, companyId, { title, locale: language, keywords: [own] });
        await saveBody(person.token, id, text);
        await enter(person);
        await page.goto(`${language === "ar" ? "/ar" : ""}/companies/add-content/generate-content?id=${id}`);
        const editor = page.getByRole("textbox", { name: title });
        await expect(editor).toContainText(text, LOADED);
        await page.getByRole("tab", { name: say("contents:research.tab"), exact: true }).click();
        const steps = page.getByRole("list", { name: say("contents:research.steps"), exact: true }).locator("> li");
        const searched = say("contents:research.tools.SEARCH", { asked: keyphrase });

        // one is stopped while the model speaks
        model.answerNext(saying({ tool: "search", query: keyphrase }), ENDLESS);
        await page.getByRole("button", { name: say("contents:research.start"), exact: true }).click();
        await expect(steps).toHaveText([new RegExp(searched)], LOADED);
        await expect(steps.getByRole("link", { name: named })).toHaveAttribute("href", source);
        await picture(page, `research-running.${language}`);
        await page.getByRole("button", { name: say("generation:stop"), exact: true }).click();
        await expect(page.getByText(say("contents:research.stopped"))).toBeVisible(LOADED);
        await picture(page, `research-stopped.${language}`);

        // another comes to its end
        model.answerNext(
          saying({ tool: "search", query: keyphrase }),
          saying({ tool: "read_page", address: "http://10.0.0.1/secret" }),
          saying({ tool: "score", keyphrase }),
          saying({
            findings: [
              { kind: "KEYPHRASE", value: keyphrase },
              { kind: "QUESTION", value: question },
              { kind: "CLAIM", value: claim, source, quote },
              { kind: "CLAIM", value: question, source, quote: `${quote} ${quote}` },
            ],
          }),
        );
        await page.getByRole("button", { name: say("contents:research.again"), exact: true }).click();
        const found = page.getByRole("region", { name: say("contents:research.findings"), exact: true });
        // the second claim quotes what stands nowhere
        await expect(found.getByRole("button")).toHaveCount(3, LOADED);
        await expect(steps).toHaveCount(3);
        await expect(steps.nth(1)).toContainText(say("contents:research.problems.NOT_ALLOWED"));
        await expect(steps.nth(2)).toContainText("SEO");
        expect(await problems(page, EVERYTHING, "aside")).toEqual([]);
        await picture(page, `research-found.${language}`);

        const take = (kind: string, value: string) =>
          page
            .getByRole("button", { name: say("contents:research.takeNamed", { action: say(`contents:research.take.${kind}`), value }) })
            .click();
        await take("KEYPHRASE", keyphrase);
        await expect(page.getByText(say("contents:research.addedToBrief"))).toBeVisible();
        await take("CLAIM", claim);
        await expect(editor.getByRole("link", { name: named })).toHaveAttribute("href", source);
        await expect(editor).toContainText(claim);
        await picture(page, `research-taken.${language}`);
        await page.getByRole("button", { name: say("common:save"), exact: true }).click();

        // in the brief and in the text, with where both come from
        const origins = async () => (await call<Origins>(ORIGINS, { id }, { token: person.token })).content;
        const entry = { source: "AI_EDITED", generationId: expect.any(String) };
        await expect
          .poll(async () => (await origins()).provenance)
          .toEqual(
            expect.arrayContaining([
              expect.objectContaining({ ...entry, field: "keywords", values: [keyphrase] }),
              expect.objectContaining({ ...entry, field: "body" }),
            ]),
          );
        expect((await origins()).keywords).toEqual([keyphrase, own]);
        await page.getByRole("tab", { name: say("contents:brief"), exact: true }).click();
        await expect(page.getByRole("tabpanel")).toContainText(keyphrase);
        await picture(page, `research-brief.${language}`);
      } finally {
        await call("mutation { disconnectModel { model } }", {}, { token: admin.token });
        await model.stop();
      }
    },
  );
