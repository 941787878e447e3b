import { call, createCompany, createContent, createProject, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { picture } from "./picture.ts";

test("companies are found while one types, whatever the spelling; the chosen view stays @both", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  for (const [companyName, brandName] of [
    ["شركة أحمد للتمور", "تمور أحمد"],
    ["مؤسسة المدينة", "مكتبة المدينة"],
    ["Noor Clinics", "Noor"],
  ] as const)
    await createCompany(person, { companyName, brandName });
  await enter(person);
  await page.goto(at("/companies"));
  const search = page.getByRole("searchbox", { name: say("companies:search") });
  const found = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(found("Noor")).toBeVisible();
  await picture(page, `companies-cards.${language}`);
  for (const [typed, name, other] of [
    ["احمد", "تمور أحمد", "Noor"],
    ["أَحـمَد", "تمور أحمد", "Noor"],
    ["مكتبه المدينه", "مكتبة المدينة", "تمور أحمد"],
    ["مكتـ", "مكتبة المدينة", "تمور أحمد"],
    ["NOO", "Noor", "مكتبة المدينة"],
  ] as const) {
    await search.fill(typed);
    await expect(found(other), typed).toHaveCount(0);
    await expect(found(name), typed).toBeVisible();
  }
  await search.fill("زززز");
  await expect(page.getByText(say("common:noMatch"))).toBeVisible();
  await page.getByRole("button", { name: say("common:clearFilters") }).click();
  await expect(found("Noor")).toBeVisible();
  await expect(search).toHaveValue("");

  await page.getByText(say("companies:table"), { exact: true }).click();
  await expect(page.getByRole("table", { name: say("companies:title") })).toBeVisible();
  await picture(page, `companies-table.${language}`);
  await page.goto(at("/dashboard"));
  await page.goto(at("/companies"));
  await expect(page.getByRole("table", { name: say("companies:title") })).toBeVisible();
});

test("a company is deleted from its menu by keyboard, after a question that says what goes with it", async ({
  page,
  at,
  say,
  enter,
  language,
}) => {
  const person = await register();
  const id = await createCompany(person);
  await createProject(person, id);
  await createProject(person, id, "Ramadan");
  await createContent(person, id);
  await enter(person);
  await page.goto(at("/companies"));
  const menu = page.getByRole("button", { name: say("common:rowMenu", { name: "Rutab & Co." }) });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([say("common:open"), say("common:edit"), say("common:delete")]);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Rutab & Co.");
  await expect(question).toContainText({ en: "2 projects and 1 content", ar: "ومشروعان ومادة واحدة" }[language]);
  await expect(question.getByRole("button", { name: say("companies:delete.keep") })).toBeFocused();
  await picture(page, `company-delete.${language}`);

  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("mutation DeleteCompany") ? route.abort() : route.continue(),
  );
  const remove = question.getByRole("button", { name: say("companies:delete.action"), exact: true });
  await remove.click();
  await expect(toast(page, say("companies:notDeleted"))).toBeVisible();
  await page.unroute("**/graphql");
  await remove.click();
  await expect(toast(page, say("companies:deleted"))).toBeVisible();
  await expect(page.getByText(say("common:noData"))).toBeVisible();
  await picture(page, `companies-empty.${language}`);
  await expect
    .poll(
      async () =>
        (await call<{ contents: { totalCount: number } }>(`{ contents { totalCount } }`, {}, { token: person.token })).contents.totalCount,
    )
    .toBe(0);
});

test("an admin sees everybody's companies with their owners, and changes none of them", async ({
  page,
  at,
  say,
  enter,
  admin,
  client: { person, work },
}) => {
  await enter(admin);
  // its own name: of all the others' companies a page shows only the newest
  const brandName = `Palms of ${person.username}`;
  const id = await createCompany(person, { companyName: brandName, brandName });
  await page.goto(at(`/companies?view=table&search=${encodeURIComponent(brandName)}`));
  const row = page.getByRole("row").filter({ hasText: person.username, has: page.locator(`a[href$="${id}"]`) });
  await row.getByRole("button").click();
  await expect(page.getByRole("menuitem")).toHaveText([say("common:open")]);
  await page.getByRole("menuitem").click();
  await expect(page).toHaveURL(at(`/companies/show/${id}`));
  await expect(page.getByRole("link", { name: person.username })).toHaveAttribute("href", at(`/users/user-details/${person.id}`));
  await page.goto(at(`/companies/add?id=${work.companyId}`));
  await expect(page).toHaveURL(at(`/companies/show/${work.companyId}`));
  await page.goto(at(`/companies/project-content/${work.projectId}`));
  await expect(page.getByRole("link", { name: "How to choose Sukkari dates" })).toHaveCount(0);
  for (const action of ["companies:edit", "companies:newContent", "projects:edit"])
    await expect(page.getByRole("main").getByText(say(action), { exact: true }), action).toHaveCount(0);
});

test("an unknown company or project is a page that isn't there; without an id one comes to the list", async ({
  page,
  at,
  say,
  enter,
  client,
}) => {
  await enter(client.person);
  for (const path of ["/companies/show/nobody", "/companies/project-content/nobody", "/companies/add?id=nobody"]) {
    await page.goto(at(path));
    await expect(page.getByText(say("errors:notFound")), path).toBeVisible();
  }
  for (const path of ["/companies/show", "/companies/project-content"]) {
    await page.goto(at(path));
    await expect(page, path).toHaveURL(at("/companies"));
  }
});
