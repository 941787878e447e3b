import { call, createContent, type Person, planContent, saveBody } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: {
    title: "Why dates keep",
    first: "Dates keep for a year in a cool cupboard.",
    later: "Dates keep for two years in a cool cupboard.",
  },
  ar: { title: "لماذا تبقى التمور", first: "تبقى التمور سنة في خزانة باردة.", later: "تبقى التمور سنتين في خزانة باردة." },
};

interface Derived {
  id: string;
  bodyText: string;
  source: { form: string; stale: boolean };
}

const derivedOf = async ({ token }: Person, id: string): Promise<Derived[]> =>
  (
    await call<{ content: { derived: Derived[] } }>(
      `query ($id: ID!) { content(id: $id) { derived { id bodyText source { form stale } } } }`,
      { id },
      { token },
    )
  ).content.derived;

test("an article becomes a post and a tweet, taken at once, and is stale when the article says something else @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person, work },
}) => {
  const { title, first, later } = TEXTS[language];
  const id = await createContent(person, work.companyId, { title, locale: language });
  await planContent(person, id);
  await saveBody(person.token, id, first);
  await enter(person);
  await page.goto(at(`/contents/show/${id}`));
  await page.getByRole("button", { name: say("common:rowMenu", { name: title }) }).click();
  await page.getByRole("menuitem", { name: say("contents:repurpose.title"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("contents:repurpose.title"));

  for (const form of ["POST", "TWEET"]) await page.getByRole("checkbox", { name: say(`contents:repurpose.form.${form}`) }).check();
  await page
    .getByRole("group", { name: say("contents:repurpose.forms") })
    .locator("xpath=..")
    .getByRole("button")
    .click();
  const card = (form: string) => page.getByRole("region", { name: say(`contents:repurpose.form.${form}`), exact: true });
  const accept = (form: string) => card(form).getByRole("button", { name: say("contents:repurpose.accept"), exact: true });
  await expect(accept("POST")).toBeVisible({ timeout: 60_000 });
  await expect(accept("TWEET")).toBeVisible({ timeout: 60_000 });
  // what was written waits for a decision, also after a reload
  await page.reload();
  await expect(accept("POST")).toBeVisible();
  await expect(accept("TWEET")).toBeVisible();
  expect((await derivedOf(person, id)).map(({ bodyText }) => bodyText)).toEqual(["", ""]);
  await picture(page, `repurpose-candidates.${language}`);
  await page
    .locator("main")
    .getByRole("button", { name: language === "ar" ? "قبول النصين" : "Accept all 2 texts" })
    .click();
  await expect(accept("POST")).toHaveCount(0);
  await expect(accept("TWEET")).toHaveCount(0);
  const made = await derivedOf(person, id);
  expect(made.map(({ source }) => source.form).toSorted()).toEqual(["POST", "TWEET"]);
  for (const { bodyText } of made) expect(bodyText).not.toBe("");

  await saveBody(person.token, id, later);
  await page.reload();
  await card("POST")
    .getByRole("button", { name: say("contents:repurpose.whatChanged") })
    .click();
  await expect(page.locator("main del").first()).toBeVisible();
  await expect(page.locator("main ins").first()).toBeVisible();
  await picture(page, `repurpose-stale.${language}`);
  await card("TWEET")
    .getByRole("button", { name: say("contents:repurpose.keep") })
    .click();
  await expect(card("TWEET").getByText(say("contents:repurpose.stale"))).toHaveCount(0);
  expect((await derivedOf(person, id)).find(({ source }) => source.form === "TWEET")?.source.stale).toBe(false);

  const post = (await derivedOf(person, id)).find(({ source }) => source.form === "POST");
  await page.goto(at(`/contents/show/${post?.id}`));
  await expect(page.getByText(say("contents:repurpose.madeFromStale", { title }))).toBeVisible();
  await expect(toast(page, say("contents:fetchFailed"))).toHaveCount(0);
});
