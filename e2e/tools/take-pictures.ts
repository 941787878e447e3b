import { join } from "node:path";
import { chromium, expect as playwrightExpect, type Page, type Request } from "@playwright/test";
import type { Person } from "../journeys/api.ts";
import { JOURNEYS_BROWSER } from "./chromium.ts";
import { demoClient } from "./demo-client.ts";
import { choosePort, ROOT, startSystem } from "./own-system.ts";

/*
 * Takes the pictures of README and guide anew, from a system of its own with the demo, without a model: `npm run pictures -w e2e`. What is drawn of
 * other things, the trace and the plots, has scripts of its own.
 */

/** Milliseconds without a question or an answer after which no more is expected: what a page learns makes it ask again. */
const QUIET_MS = 1_000;
/** On a busy machine, too. */
const expect = playwrightExpect.configure({ timeout: 60_000 });
const port = await choosePort();
const { ADDRESS, call, createContent, signIn } = await import("../journeys/api.ts");
const { wordsOf } = await import("../journeys/messages.ts");

const SHOWN = {
  en: {
    locale: "en-GB",
    company: "Harbour",
    text: "A receipts routine that survives a busy week",
    needs: { title: "Five numbers to look at on a Monday", keywords: ["cash flow", "weekly numbers"] },
    idea: { idea: "Five numbers in five minutes, before the shop opens", ideaExplanation: "Each says what to do when it is off." },
    objectives: {
      conversionFunnel: "INTEREST",
      objective: "Owners look at their numbers once a week.",
      topics: ["Money in the till", "Who owes you", "What is due this week"],
    },
    tools: { tools: ["Spreadsheet"], writerRole: "Bookkeeper", socialChannels: ["FACEBOOK"] },
  },
  ar: {
    locale: "ar-SA",
    company: "دروب",
    text: "عطلة نهاية أسبوع في العُلا: كيف توزّع يومين؟",
    needs: { title: "كيف تختار رحلتك العائلية القادمة؟", keywords: ["رحلة عائلية", "السفر مع الأطفال"] },
    idea: { idea: "ابدأ بإيقاع العائلة لا بقائمة الأماكن", ideaExplanation: "كل سؤال يقرّب العائلة من وجهتها." },
    objectives: {
      conversionFunnel: "INTEREST",
      objective: "تسأل العائلة عن أقرب موعد.",
      topics: ["كم ساعة تحتملون الطريق؟", "من يسافر معكم؟", "ما الذي يبقى في الذاكرة؟"],
    },
    tools: { tools: ["خريطة"], writerRole: "دليل الرحلة", socialChannels: ["INSTAGRAM"] },
  },
} as const;
type Language = keyof typeof SHOWN;

interface Named {
  id: string;
  title: string;
}

const system = await startSystem(port, { SEED_DEMO: "true" });
const browser = await chromium.launch({ executablePath: JOURNEYS_BROWSER });
try {
  const person = await demoClient(system.data, signIn);
  await expect.poll(async () => (await contentsOf(person)).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(29);
  for (const language of ["en", "ar"] as const) await takeAll(language, person);
} finally {
  await browser.close();
  await system.stop();
}

async function companiesOf(caller: Person): Promise<{ id: string; brandName: string }[]> {
  const { companies } = await call<{ companies: { results: { id: string; brandName: string }[] } }>(
    `{ companies { results { id brandName } } }`,
    {},
    caller,
  );
  return companies.results;
}

async function contentsOf(caller: Person, companyId?: string): Promise<Named[]> {
  const { contents } = await call<{ contents: { results: Named[] } }>(
    `query ($companyId: ID) { contents(companyId: $companyId, pageSize: 50) { results { id title } } }`,
    { companyId },
    caller,
  );
  return contents.results;
}

async function takeAll(language: Language, person: Person): Promise<void> {
  const { locale, company: brandName, text, needs, ...plan } = SHOWN[language];
  const { title } = needs;
  const say = wordsOf(language);
  const at = (path: string) => `${ADDRESS}${language === "ar" ? "/ar" : ""}${path}`;
  const { token, ...user } = person;
  const company = (await companiesOf(person)).find((one) => one.brandName === brandName);
  if (!company) throw new Error(`The demo has no ${brandName}`);
  const contents = await contentsOf(person, company.id);
  const written = contents.find((one) => one.title === text);

  const context = await browser.newContext({
    locale,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const stored = { auth_token: token, user: JSON.stringify(user) };
  await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: ADDRESS })));
  const page = await context.newPage();
  const settled = watchAnswers(page);
  const take = async (name: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(ROOT, `docs/pictures/${name}.${language}.png`), animations: "disabled" });
  };

  await page.goto(at(`/companies/show/${company.id}`));
  await page.getByRole("tab", { name: say("companies:brandVoice") }).click();
  await settled();
  await take("company");

  await page.goto(at(`/contents?view=calendar`));
  await expect(page.getByRole("grid").or(page.getByRole("table")).first()).toBeVisible();
  await settled();
  await take("calendar");

  if (!written) throw new Error(`${brandName} has no text “${text}”`);
  await page.goto(at(`/contents/show/${written.id}?tab=text`));
  await expect(page.getByRole("group", { name: say("score:areasLabel"), exact: true }).getByRole("button")).toHaveCount(4, {
    timeout: 60_000,
  });
  await settled();
  await take("editor");

  const contentId = await createContent(person, company.id, { locale: language, ...needs });
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${contentId}`));
  await page.getByRole("button", { name: say("contents:ideas"), exact: true }).click();
  await page
    .getByRole("button", { name: say("generation:useThis"), exact: true })
    .first()
    .click();
  await page
    .getByRole("button", { name: say("generation:generate"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: say("contents:fields.ideaExplanation"), exact: true })).not.toHaveValue("");
  await settled();
  await take("stage");

  await call(
    `mutation ($id: ID!, $idea: ContentIdeaInput!, $objectives: ContentObjectivesInput!, $tools: ContentToolsInput!) {
      saveContentIdea(id: $id, input: $idea) { content { id } }
      saveContentObjectives(id: $id, input: $objectives) { content { id } }
      saveContentTools(id: $id, input: $tools) { content { id } }
    }`,
    { id: contentId, ...plan },
    person,
  );
  await page.goto(at(`/companies/add-content/generate-content?id=${contentId}`));
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  await expect(page.getByRole("textbox", { name: title })).toContainText(/(?:\S+\s+){30}/);
  await take("generate");
  // the next language's pictures would show that something is being written
  await expect(page.getByRole("button", { name: say("contents:generateAgain"), exact: true })).toBeVisible();
  await context.close();
}

/** Tells when nothing is on its way any more; the stream of what happens is open all the time. */
function watchAnswers(page: Page): () => Promise<void> {
  const awaited = new Set<Request>();
  let last = Date.now();
  const note = (request: Request, asked: boolean) => {
    if (!/^\/(?:graphql|media)/.test(new URL(request.url()).pathname)) return;
    last = Date.now();
    if (asked) awaited.add(request);
    else awaited.delete(request);
  };
  page.on("request", (request) => note(request, true));
  page.on("requestfinished", (request) => note(request, false));
  page.on("requestfailed", (request) => note(request, false));
  return async () => {
    await expect.poll(() => awaited.size === 0 && Date.now() - last > QUIET_MS).toBe(true);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  };
}
