import type { Locator, Page } from "@playwright/test";
import { call, makeWork, newRegistration, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import type { Say } from "./messages.ts";
import { picture } from "./picture.ts";
import { PEOPLE } from "./people.ts";

interface Branch {
  id: string;
  version: number;
}

/** A branch of one journey, and what another admin stores of it. */
async function branchOf(token: string, name: string) {
  const { createBranch } = await call<{ createBranch: { branch: Branch } }>(
    "mutation ($input: BranchInput!) { createBranch(input: $input) { branch { id version } } }",
    { input: { name } },
    { token },
  );
  const { id } = createBranch.branch;
  const UPDATE = "mutation ($id: ID!, $input: BranchInput!) { updateBranch(id: $id, input: $input) { branch { id } } }";
  return {
    store: (input: object) => call(UPDATE, { id, input }, { token }),
    stored: async () => {
      const { branches } = await call<{ branches: object[] }>("{ branches { id name nameAr phone whatsapp email address addressAr } }");
      return branches.find((branch) => "id" in branch && branch.id === id);
    },
    remove: () => call("mutation ($id: ID!) { deleteBranch(id: $id) { success } }", { id }, { token }),
  };
}

const nameOfBranch = () => `Abha ${Date.now().toString(36)}`;

/** Opens a branch from the list that is shown. */
async function editBranch(page: Page, say: Say, name: string): Promise<Locator> {
  await page.getByRole("button", { name: say("common:rowMenu", { name }) }).click();
  await page.getByRole("menuitem", { name: say("common:edit"), exact: true }).click();
  return page.getByRole("dialog", { name: say("basicData:branch.edit") });
}

test("two admins change a branch: fields apart are both stored, and the same field is for the second to decide @both", async ({
  page,
  at,
  say,
  enter,
  admin,
  language,
}) => {
  const name = nameOfBranch();
  const branch = await branchOf(admin.token, name);
  await enter(admin);
  await page.goto(at("/basic-data?tab=branches"));
  const dialog = await editBranch(page, say, name);
  await dialog.getByLabel(say("basicData:nameAr"), { exact: true }).fill("أبها الجديدة");
  await branch.store({ address: "Sample Street 9" });
  await dialog.getByRole("button", { name: say("common:save"), exact: true }).click();
  await expect(toast(page, say("basicData:branch.updated"))).toBeVisible();
  await expect(toast(page, say("drafts:merged"))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await branch.stored()).toMatchObject({ name, nameAr: "أبها الجديدة", address: "Sample Street 9" });

  // on a phone, where the field stands far below what is said of the conflict
  await page.setViewportSize({ width: 375, height: 812 });
  await editBranch(page, say, name);
  const phone = dialog.getByLabel(say("basicData:phone"), { exact: true });
  await phone.fill("0170000001");
  await dialog.getByLabel(say("basicData:longitude"), { exact: true }).scrollIntoViewIfNeeded();
  await branch.store({ phone: "0170000002" });
  await phone.press("ControlOrMeta+s");
  const conflict = dialog.getByRole("alert").filter({ hasText: say("drafts:conflict.text") });
  await expect(conflict).toBeVisible();
  const sides = dialog.getByRole("definition");
  await expect(sides.locator("del")).toContainText("0170000002");
  await expect(sides.locator("ins")).toContainText("0170000001");
  expect(await branch.stored()).toMatchObject({ phone: "0170000002" });
  const mine = dialog.getByRole("button", { name: say("drafts:conflict.mine"), exact: true });
  await expect(mine).toBeInViewport();
  await picture(page, `branch-conflict.${language}`);
  await mine.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  expect(await branch.stored()).toMatchObject({ phone: "0170000001" });
  await branch.remove();
});

test("of two fields that two admins changed one is stored as this one has it, the other as that one @both", async ({
  page,
  at,
  say,
  enter,
  admin,
  language,
}) => {
  const name = nameOfBranch();
  const branch = await branchOf(admin.token, name);
  await enter(admin);
  await page.goto(at("/basic-data?tab=branches"));
  const dialog = await editBranch(page, say, name);
  const field = (key: string) => dialog.getByLabel(say(`basicData:${key}`), { exact: true });
  await field("phone").fill("0170000001");
  await field("addressAr").fill("طريق الملك فهد، مبنى 5، الدور الثاني");
  await field("email").fill("abha@example.com");
  await branch.store({ phone: "0170000002", addressAr: "طريق الملك خالد، مبنى 5", whatsapp: "0170000003" });
  await field("phone").press("ControlOrMeta+s");

  const side = (key: string, which: string) =>
    dialog
      .getByRole("radiogroup", { name: say(`basicData:${key}`), exact: true })
      .getByRole("radio", { name: say(`drafts:conflict.${which}`), exact: true });
  const store = dialog.getByRole("button", { name: say("drafts:conflict.storeChosen"), exact: true });
  await expect(store).toBeDisabled();
  await expect(side("phone", "storedOne")).toHaveAccessibleDescription("0170000002");
  expect(await branch.stored()).toMatchObject({ phone: "0170000002" });
  await side("phone", "mineOne").focus();
  await page.keyboard.press("Space");
  await side("addressAr", "storedOne").check();
  await picture(page, `fields-conflict.${language}`);
  await page.setViewportSize({ width: 375, height: 812 });
  const boxes = await Promise.all([side("phone", "storedOne"), side("phone", "mineOne")].map((one) => one.boundingBox()));
  expect(boxes[0]?.x).toBe(boxes[1]?.x);
  await expect(dialog.locator("form")).toHaveJSProperty("scrollLeft", 0);
  await store.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  expect(await branch.stored()).toMatchObject({
    name,
    phone: "0170000001",
    addressAr: "طريق الملك خالد، مبنى 5",
    email: "abha@example.com",
    whatsapp: "0170000003",
  });
  await branch.remove();
});

test("what was entered of a partner, a record and a rule of a voice is there after a reload, and gone once it is given up @both", async ({
  page,
  at,
  say,
  enter,
  admin,
  language,
}) => {
  const { firstName } = PEOPLE[language];
  const restored = page.getByText(say("drafts:restored").slice(0, say("drafts:restored").indexOf("{")));
  const giveUp = page.getByRole("button", { name: say("drafts:discard"), exact: true });
  await enter(admin);

  await test.step("a partner", async () => {
    await page.goto(at("/basic-data?tab=partners"));
    const add = page.getByRole("button", { name: say("basicData:partner.add"), exact: true });
    await add.click();
    const dialog = page.getByRole("dialog", { name: say("basicData:partner.add") });
    const name = dialog.getByLabel(say("basicData:nameAr"), { exact: true });
    await name.fill(firstName);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: say("common:unsaved.keep"), exact: true }).click();
    await expect(name).toHaveValue(firstName);
    await page.reload();
    await add.click();
    await expect(name).toHaveValue(firstName);
    await expect(restored).toBeVisible();
    await picture(page, `partner-restored.${language}`);
    await giveUp.click();
    await expect(name).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a record", async () => {
    await page.goto(at("/basic-data/show?category=tone"));
    const name = page.getByLabel(say("basicData:displayNameAr"), { exact: true });
    await name.fill(firstName);
    await page.reload();
    await expect(name).toHaveValue(firstName);
    await expect(restored).toBeVisible();
    await picture(page, `record-restored.${language}`);
    await giveUp.click();
    await expect(name).toHaveValue("");
  });

  await test.step("a rule of a voice", async () => {
    const owner = await register();
    const { companyId } = await makeWork(owner);
    await page.context().clearCookies();
    await enter(owner);
    await page.goto(at(`/companies/add?id=${companyId}&step=voice`));
    const add = page.getByRole("button", { name: say("companies:rule.add"), exact: true }).first();
    await add.click();
    const dialog = page.getByRole("dialog", { name: say("companies:rule.add") });
    const term = dialog.getByLabel(say("companies:rule.term"), { exact: true });
    await term.fill(firstName);
    await page.reload();
    await add.click();
    await expect(term).toHaveValue(firstName);
    await expect(restored).toBeVisible();
    await picture(page, `rule-restored.${language}`);
    await giveUp.click();
    await expect(term).toHaveValue("");
  });
});

test("what was entered for an account is there after a reload, but for the password, which is kept nowhere @both", async ({
  page,
  at,
  say,
  language,
}) => {
  const person = PEOPLE[language];
  const { username, email } = newRegistration();
  const password = "Quiet-Palm-2026";
  const field = (key: string) => page.getByLabel(say(`auth:${key}`), { exact: true });
  const next = page.getByRole("button", { name: say("common:nextStep"), exact: true });
  await page.goto(at("/auth/signup"));
  await page.getByText(say("auth:moreAboutYou"), { exact: true }).click();
  await field("firstName").fill(person.firstName);
  await field("lastName").fill(person.lastName);
  await field("country").selectOption("SA");
  await field("phone").fill("50 555 0142");
  await expect(field("city")).toBeEnabled();
  await field("city").selectOption({ index: 1 });
  await page.reload();
  await expect(field("firstName")).toHaveValue(person.firstName);
  await expect(field("phone")).toHaveValue("50 555 0142");
  await next.click();
  await field("username").fill(username);
  await field("email").fill(email);
  await field("password").fill(password);
  await field("confirmPassword").fill(password);
  await next.click();
  await expect(page.getByRole("heading", { name: say("auth:steps.confirm.heading") })).toBeVisible();
  await page.reload();
  await expect(field("username")).toHaveValue(username);
  await expect(field("email")).toHaveValue(email);
  await expect(field("password")).toHaveValue("");
  await picture(page, `signup-reloaded.${language}`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);
  await field("password").fill(password);
  await field("confirmPassword").fill(password);
  await next.click();
  await page.getByRole("button", { name: say("auth:createAccount"), exact: true }).click();
  await expect(page.getByText(say("auth:registered"))).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
});
