import { createCompany, createContent } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { PEOPLE } from "./people.ts";
import { picture } from "./picture.ts";

test("a company is taken out as a file, and that file makes another one like it @both", async ({
  page,
  at,
  say,
  language,
  enter,
  client: { person },
}) => {
  const { company, title } = PEOPLE[language];
  const companyId = await createCompany(person, { companyName: company, brandName: `${company} 2` });
  await createContent(person, companyId, { title, locale: language });
  await enter(person);
  await page.goto(at(`/companies/show/${companyId}`));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("companies:archive.download") }).click();
  const path = await (await download).path();
  await picture(page, `company-archive.${language}`);

  await page.goto(at("/companies"));
  const links = page.getByRole("link", { name: `${company} 2` });
  await expect(links.first()).toBeVisible();
  const before = await links.count();
  await page.getByLabel(say("companies:archive.file")).setInputFiles(path);
  await expect(toast(page, say("companies:archive.taken"))).toBeVisible({ timeout: 60_000 });
  await expect(links).toHaveCount(2 * before);
  await picture(page, `company-imported.${language}`);
  await links.first().click();
  await page.getByRole("tab", { name: say("companies:contents") }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  await page.goto(at("/companies"));
  await page
    .getByLabel(say("companies:archive.file"))
    .setInputFiles({ name: "broken.zip", mimeType: "application/zip", buffer: Buffer.from("PK") });
  await expect(page.getByText(/archive of a company|أرشيفًا سليمًا/).first()).toBeVisible();
});
