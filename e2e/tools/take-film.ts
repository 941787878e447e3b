import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as playwrightExpect, type Page } from "@playwright/test";
import { startFakeModel } from "@muhtawa/testkit";
import sharp from "sharp";
import { DUROOB } from "../../infra/local/src/seed/demo/duroob.ts";
import { HARBOUR } from "../../infra/local/src/seed/demo/harbour.ts";
import { FORMATS, pathOf, PICTURES, SCENES, type SceneId } from "../../web/src/features/home/film.ts";
import type { Person } from "../journeys/api.ts";
import { JOURNEYS_BROWSER } from "./chromium.ts";
import { demoClient } from "./demo-client.ts";
import { choosePort, ROOT, startSystem } from "./own-system.ts";

/*
 * Takes the pictures of the home page's film anew, from a system of its own with the demo: `npm run film -w e2e`. In the place of a model
 * stands one that gives the demo's own words, so that what is shown was written by hand for its brief.
 */

const expect = playwrightExpect.configure({ timeout: 90_000 });
const port = await choosePort();
const { ADDRESS, call, createContent, signIn } = await import("../journeys/api.ts");
const { wordsOf } = await import("../journeys/messages.ts");

const LANGUAGES = ["en", "ar"] as const;
type Language = (typeof LANGUAGES)[number];
type Format = keyof typeof FORMATS;

/** Whose piece it is. */
const SHOWN = { en: { locale: "en-GB", company: HARBOUR }, ar: { locale: "ar-SA", company: DUROOB } } as const;

/** Between two words, slow enough for pictures in between on a busy machine. */
const PAUSE_MS = 450;

/** Only these, such as `ar.phone`; without any, all. */
const asked = process.argv.slice(2);

const AVIF = { quality: 55, effort: 6, chromaSubsampling: "4:4:4" };

/** As wide as the picture is shown at most, and as sharp as a phone's screen shows it. */
const SCALE: Record<Format, number> = { wide: 1, phone: 2 };

const model = await startFakeModel();
const system = await startSystem(port, { SEED_DEMO: "true", AI_BASE_URL: model.url, AI_MODEL: "shown", AI_API_KEY: "none" });
const browser = await chromium.launch({ executablePath: JOURNEYS_BROWSER });
try {
  mkdirSync(join(ROOT, "web/public/film"), { recursive: true });
  const person = await demoClient(system.data, signIn);
  await expect.poll(async () => (await list(person, "contents")).length, { timeout: 180_000 }).toBeGreaterThanOrEqual(29);
  for (const language of LANGUAGES)
    for (const format of ["wide", "phone"] as const)
      if (asked.length === 0 || asked.includes(`${language}.${format}`)) await takeAll(browser, language, format, person);
} finally {
  await browser.close();
  await system.stop();
  await model.stop();
}

async function list(caller: Person, name: "companies" | "contents"): Promise<{ id: string; brandName?: string }[]> {
  const fields = name === "companies" ? "id brandName" : "id";
  const answer = await call<Record<string, { results: { id: string; brandName?: string }[] }>>(
    `{ ${name}(pageSize: 50) { results { ${fields} } } }`,
    {},
    caller,
  );
  return answer[name]?.results ?? [];
}

async function takeAll(from: Browser, language: Language, format: Format, person: Person): Promise<void> {
  const { locale, company } = SHOWN[language];
  const say = wordsOf(language);
  const at = (path: string) => `${ADDRESS}${language === "ar" ? "/ar" : ""}${path}`;
  const piece = company.projects[0]?.contents[0];
  const text = piece?.texts?.at(-1);
  const companyId = (await list(person, "companies")).find(({ brandName }) => brandName === company.company.brandName)?.id;
  if (!piece?.idea || !text || !companyId) throw new Error(`The demo has no piece of ${company.company.brandName}`);

  const { width, height } = FORMATS[format];
  const context = await from.newContext({
    locale,
    viewport: { width, height },
    deviceScaleFactor: SCALE[format],
    hasTouch: format === "phone",
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const { token, ...user } = person;
  const stored = { auth_token: token, user: JSON.stringify(user) };
  await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: ADDRESS })));
  const page = await context.newPage();
  const taken = new Map<SceneId, number>();
  // Packed when all are taken: what is being written doesn't wait.
  const shots: { path: string; picture: Buffer }[] = [];
  const take = async (scene: SceneId) => {
    const nth = taken.get(scene) ?? 0;
    taken.set(scene, nth + 1);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const path = join(ROOT, "web/public", pathOf({ scene, at: nth }, format, language));
    shots.push({ path, picture: await page.screenshot({ animations: "disabled" }) });
  };

  await page.goto(at("/contents?view=calendar"));
  await expect(page.getByRole("main").getByRole("grid").or(page.getByRole("main").getByRole("listitem")).first()).toBeVisible();
  await settled(page);
  // To the weeks that something is planned in.
  await page.evaluate(() => {
    const today = document.querySelector("[aria-current=date]");
    if (today) scrollTo(0, today.getBoundingClientRect().top - 150);
  });
  await take("calendar");

  await page.goto(at(`/companies/show/${companyId}`));
  await page.getByRole("tab", { name: say("companies:brandVoice") }).click();
  await settled(page);
  await take("voice");

  const contentId = await createContent(person, companyId, { ...piece.needs });
  await page.goto(at(`/companies/add-content/content-idea-analysis?id=${contentId}`));
  const generated = async (button: "contents:ideas" | "generation:generate", field: "idea" | "ideaExplanation", words: string) => {
    model.answerAll({ text: words });
    await page
      .getByRole("button", { name: say(button), exact: true })
      .first()
      .click();
    await expect(page.getByRole("textbox", { name: say(`contents:fields.${field}`), exact: true })).toHaveValue(words);
  };
  await settled(page);
  await take("idea");
  await generated("contents:ideas", "idea", String(piece.idea.idea));
  await generated("generation:generate", "ideaExplanation", String(piece.idea.ideaExplanation));
  await settled(page);
  await take("idea");

  await call(
    `mutation ($id: ID!, $idea: ContentIdeaInput!, $objectives: ContentObjectivesInput!, $tools: ContentToolsInput!) {
      saveContentIdea(id: $id, input: $idea) { content { id } }
      saveContentObjectives(id: $id, input: $objectives) { content { id } }
      saveContentTools(id: $id, input: $tools) { content { id } }
    }`,
    { id: contentId, idea: piece.idea, objectives: piece.objectives, tools: piece.tools },
    person,
  );
  await page.goto(at(`/companies/add-content/objectives-topics-analysis?id=${contentId}`));
  await page.getByRole("list", { name: say("contents:fields.topics"), exact: true }).scrollIntoViewIfNeeded();
  await settled(page);
  await take("topics");

  model.answerAll({ text, pause: PAUSE_MS });
  await page.goto(at(`/companies/add-content/generate-content?id=${contentId}`));
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  const written = page.getByRole("textbox", { name: piece.needs.title });
  for (const words of [6, 22, 45, 75]) {
    await expect.poll(async () => (await written.innerText()).split(/\s+/u).length, { intervals: [60] }).toBeGreaterThanOrEqual(words);
    await take("draft");
  }
  await expect(page.getByRole("button", { name: say("generation:stop"), exact: true })).toHaveCount(0);

  await page.goto(at(`/contents/show/${contentId}?tab=text`));
  await settled(page);
  if (format === "phone")
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("common:score.of").split("{")[0] ?? "" })
      .click();
  await expect(page.getByRole("group", { name: say("score:areasLabel"), exact: true }).getByRole("button")).toHaveCount(4);
  await take("score");
  await context.close();
  for (const { path, picture } of shots) await sharp(picture).avif(AVIF).toFile(path);

  for (const { id, pictures } of SCENES)
    if (taken.get(id) !== pictures) throw new Error(`${id} has ${taken.get(id) ?? 0} pictures, ${pictures} of ${PICTURES.length} are due`);
  await call(`mutation ($id: ID!) { deleteContent(id: $id) { success } }`, { id: contentId }, person);
}

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[role=progressbar], [aria-busy=true], [data-part=skeleton]")).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === "lazy"));
}
