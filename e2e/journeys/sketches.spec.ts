import { createCompany, createContent, saveBody } from "./api.ts";
import { EVERYTHING, problems } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { picture } from "./picture.ts";

const TEXTS = {
  en: "Ripe Sukkari dates are soft and golden. ".repeat(10).trim(),
  ar: "التمر السكري الناضج طري وذهبي اللون. ".repeat(10).trim(),
} as const;

test("a post is sketched where it is to appear, with how much of the room it takes @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const id = await createContent(person, await createCompany(person), { type: "POST", locale: language });
  await saveBody(person.token, id, TEXTS[language]);
  await enter(person);
  await page.goto(at(`/contents/show/${id}?tab=sketches`));
  const sketch = (place: string) =>
    page.getByRole("group", { name: say("contents:sketches.name", { place: say(`contents:sketches.places.${place}`) }) });
  await expect(sketch("INSTAGRAM")).toContainText("…");
  await expect(page.getByText(say("contents:sketches.over"))).toHaveCount(1);
  expect(await problems(page, EVERYTHING)).toEqual([]);
  await picture(page, `sketches.${language}`);
});
