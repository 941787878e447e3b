import { call } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

/** Somebody who has written by the contact form; hands back their name. */
async function writeByForm(language: string): Promise<string> {
  const name = `${language === "ar" ? "خالد" : "Khalid"} ${Date.now().toString(36)}`;
  await call(
    `mutation ($name: String!, $email: String!, $message: String!) {
      submitContactForm(name: $name, email: $email, phone: "0555550119", message: $message) { success }
    }`,
    { name, email: `k${Date.now().toString(36)}@example.com`, message: "We publish trail guides in two languages." },
  );
  return name;
}

test("who wrote by the contact form is moved on, noted and found @both", async ({ page, at, say, enter, admin, language }) => {
  const name = await writeByForm(language);
  await enter(admin);
  await page.goto(at(`/crm?search=${encodeURIComponent(name)}`));
  const column = (stage: string) => page.getByRole("region", { name: say(`crm:stages.${stage}`), exact: true });
  await expect(async () => {
    await page.reload();
    await expect(column("NEW").getByRole("link", { name })).toBeVisible({ timeout: 3000 });
  }).toPass();

  await column("NEW").getByRole("listitem").filter({ hasText: name }).dragTo(column("CONTACTED"));
  await expect(column("CONTACTED").getByRole("link", { name })).toBeVisible();
  await expect(column("NEW").getByRole("link", { name })).toBeHidden();
  await column("CONTACTED").getByRole("button").first().press("Enter");
  // It is seen at once, and stored after the move before it: a reload would take it back.
  const stored = page.waitForResponse((response) =>
    /UpdateContact[^]*"QUALIFIED"|"QUALIFIED"[^]*UpdateContact/.test(response.request().postData() ?? ""),
  );
  await page.getByRole("menuitem", { name: say("crm:moveTo", { stage: say("crm:stages.QUALIFIED") }) }).click();
  await expect(column("QUALIFIED").getByRole("link", { name })).toBeVisible();
  await stored;
  await page.reload();
  await column("QUALIFIED").getByRole("link", { name }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: say("common:contact.call") })).toHaveAttribute("href", "tel:+966555550119");
  await expect(page.getByText("We publish trail guides in two languages.")).toBeVisible();
  await expect(page.getByText(say("activity:contact.form-submitted")).first()).toBeVisible();
  await page.getByLabel(say("crm:notes"), { exact: true }).fill("Send two samples.");
  await page
    .getByRole("link", { name: say("crm:title") })
    .last()
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("common:unsaved.keep") })
    .click();
  await page.getByRole("button", { name: say("crm:saveNotes") }).click();
  await expect(toast(page, say("crm:notesSaved"))).toBeVisible();

  await page.goto(at(`/crm?tab=table&kind=FORM&search=${encodeURIComponent(name)}`));
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(say("crm:stages.QUALIFIED"));
  await page.goto(at("/crm/contact"));
  await expect(page.getByRole("heading", { level: 1, name: say("crm:choose") })).toBeVisible();
  await page.goto(at("/crm/soon"));
  await expect(page.getByRole("heading", { level: 1, name: say("crm:soon.title") })).toBeVisible();
});

test("a client is led away from the CRM", async ({ page, at, enter, client: { person } }) => {
  await enter(person);
  await page.goto(at("/crm"));
  await expect(page).toHaveURL(at("/"));
});

test("a contact is written down by hand, found to be another one's double, and merged with it @both", async ({
  page,
  at,
  say,
  enter,
  admin,
  language,
}) => {
  const mark = `${Date.now().toString(36)}${language}`;
  const [name, turned] = language === "ar" ? [`أحمد ${mark}`, `${mark} احمد`] : [`Ahmad ${mark}`, `${mark} Ahmad`];
  await call(
    'mutation ($name: String!, $email: String!) { submitContactForm(name: $name, email: $email, message: "Do you ship?") { success } }',
    { name: turned, email: `${mark}.form@example.com` },
  );
  await enter(admin);
  await page.goto(at("/crm"));
  await page.getByRole("button", { name: say("crm:add") }).click();
  const form = page.getByRole("dialog", { name: say("crm:add") });
  await form.getByLabel(say("crm:name"), { exact: true }).fill(name);
  await form.getByLabel(say("crm:email"), { exact: true }).fill(`${mark}@example.com`);
  await picture(page, `crm-add.${language}`);
  await form.getByRole("button", { name: say("crm:add") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(say("crm:kinds.MANUAL"), { exact: true }).first()).toBeVisible();
  await page.goto(at("/crm"));
  await page.getByRole("button", { name: say("crm:duplicates") }).click();
  const pair = page.getByRole("listitem").filter({ hasText: `${mark}.form@example.com` });
  await expect(pair).toContainText(say("crm:likenesses.NAME"));
  await picture(page, `crm-duplicates.${language}`);
  await pair.getByRole("button", { name: say("crm:merge") }).click();
  const question = page.getByRole("alertdialog", { name: say("crm:mergeTitle") });
  await question.getByRole("radio", { name: `${say("crm:keepThis")}: ${name}` }).check();
  await picture(page, `crm-merge.${language}`);
  await question.getByRole("button", { name: say("crm:mergeConfirm") }).click();
  await expect(pair).toBeHidden();
  await page.keyboard.press("Escape");
  await page.goto(at(`/crm?tab=table&search=${mark}`));
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Do you ship?").first()).toBeVisible();
});
