import type { Page } from "@playwright/test";
import { call, makeWork, newRegistration, PASSWORD, type Person, register, saveBody, signIn } from "./api.ts";
import { expect, ONCE, test } from "./journey.ts";
import { wordsOf } from "./messages.ts";

const say = wordsOf("en");

const SIGN_OUT = say("common:signOut");

/** What can be pressed and leads nowhere else; of a list its first entry stands for the others. */
const CONTROLS = "button:visible, [role=tab]:visible, summary:visible, label:has(input[type=radio]):visible";
const MOST_CONTROLS = 60;

/** Somebody who is an admin and owns nothing; not the first admin, who may do more. */
async function anAdmin({ token }: Person): Promise<Person> {
  const { username, email } = newRegistration();
  await call(
    `mutation ($username: String!, $email: String!, $password: String!) {
      createAdmin(username: $username, firstName: "Huda", lastName: "Nasser", phoneCode: "+966", phoneNumber: "555550123",
        email: $email, password: $password) { user { id } }
    }`,
    { username, email, password: PASSWORD },
    { token },
  );
  return signIn(email, PASSWORD);
}

async function aRecord({ token }: Person): Promise<{ id: string; name: string }> {
  const name = `Walked ${Date.now().toString(36)}`;
  const { createBasicData } = await call<{ createBasicData: { basicData: { id: string } } }>(
    `mutation ($input: BasicDataInput!) { createBasicData(input: $input) { basicData { id } } }`,
    { input: { category: "framework", slug: name.toLowerCase().replace(" ", "-"), value: name, displayName: name, displayNameAr: name } },
    { token },
  );
  return { id: createBasicData.basicData.id, name };
}

/** What the API answered while the walk went on. */
function listen(page: Page) {
  const under = new Set<object>();
  const refused: string[] = [];
  const reading = new Set<Promise<void>>();
  page.on("request", (request) => {
    if (!request.url().includes("/stream")) under.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) page.on(end as "requestfinished", (request) => under.delete(request));
  page.on("response", (response) => {
    const what = `${response.status()} ${response.url()} ${response.request().postData()?.slice(0, 120) ?? ""} on ${page.url()}`;
    if (response.status() === 403 || response.status() >= 500) refused.push(what);
    if (!response.url().endsWith("/graphql")) return;
    const read = response.text().then(
      (text) => void (text.includes('"FORBIDDEN"') && refused.push(what)),
      () => undefined,
    );
    reading.add(read);
    void read.finally(() => reading.delete(read));
  });
  return {
    refused,
    /** Nothing is fetched any more but the streams that never end, and what came is drawn. */
    settled: async () => {
      await expect
        .poll(
          async () => {
            await Promise.all(reading);
            if (under.size > 0) return under.size;
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
            return under.size;
          },
          { intervals: [20, 50, 100] },
        )
        .toBe(0);
    },
  };
}

/** Whether something stands over the page: a menu, a dialog, or one that is just being closed. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const over = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
    return getComputedStyle(document.body).pointerEvents === "none" || over.some((one) => one.checkVisibility());
  });

interface Control {
  index: number;
  name: string;
  /** Around the pages, and the same on each. */
  inFrame: boolean;
}

/** The controls that the page shows, by their names; those of a list's later entries are left out. */
const controlsOf = (page: Page): Promise<Control[]> =>
  page.locator(CONTROLS).evaluateAll((found) =>
    found.flatMap((control, index) => {
      const row = control.closest("tr, li");
      const isLater = row?.parentElement && [...row.parentElement.children].indexOf(row) > 0 && row.closest("table, ul");
      const name = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
      const inFrame = !control.closest("main");
      const isOff = control.matches(":disabled, [aria-disabled=true]");
      return isLater || isOff || !name ? [] : [{ index, name, inFrame }];
    }),
  );

test("an admin presses every control of every page, and is refused nothing", ONCE, async ({ page, enter, admin: first }) => {
  test.setTimeout(300_000);
  const owner = await register();
  const [admin, record, { companyId, projectId, contentId }] = await Promise.all([anAdmin(first), aRecord(first), makeWork(owner)]);
  await saveBody(owner.token, contentId, "Sukkari dates are sorted by hand.");
  await enter(admin);
  const { refused, settled } = listen(page);
  const pressed = new Set<string>();

  const pages = [
    "/dashboard",
    "/profile",
    `/users?search=${owner.username}`,
    `/users/user-details/${owner.id}`,
    `/admins?search=${admin.username}`,
    "/admins/action",
    `/admins/action?id=${admin.id}`,
    `/basic-data?search=${encodeURIComponent(record.name)}`,
    ...["partners", "branches", "settings", "audit"].map((tab) => `/basic-data?tab=${tab}`),
    "/basic-data/show",
    `/basic-data/show?id=${record.id}`,
    "/companies",
    "/companies/add",
    `/companies/show/${companyId}`,
    `/companies/project-content/${projectId}`,
    "/companies/add-content",
    `/contents?company=${companyId}`,
    `/contents?view=calendar&company=${companyId}`,
    `/contents/show/${contentId}`,
    `/companies/add-content/content-idea-analysis?id=${contentId}`,
    `/companies/add-content/generate-content?id=${contentId}`,
    `/crm?search=${owner.username}`,
    "/crm/contact",
    "/crm/soon",
  ];

  for (const path of pages) {
    const open = async () => {
      await page.goto(path);
      await page.locator("main").waitFor();
      await settled();
    };
    await open();
    const { pathname } = new URL(page.url());
    /** What was pressed is closed again, and the page is the one that is walked; it may show another of its tabs. */
    const back = async () => {
      await expect(async () => {
        if (!(await isCovered(page))) return;
        await page.keyboard.press("Escape");
        expect(await isCovered(page)).toBe(false);
      }).toPass({ intervals: [20, 50, 100, 200] });
      if (new URL(page.url()).pathname === pathname) return;
      await page.goBack();
      await settled();
      if (new URL(page.url()).pathname !== pathname) await open();
    };
    /** What is fetched when it is first asked for may have come to stand over the page only now. */
    const press = (index: number) =>
      expect(async () => {
        await back();
        await page.locator(CONTROLS).nth(index).click({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
    for (let presses = 0; presses < MOST_CONTROLS; presses += 1) {
      const controls = await controlsOf(page);
      // wherever the address has led
      const keyOf = ({ name, inFrame }: Control) => `${inFrame ? "" : pathname} ${name}`;
      const next = controls.find((control) => control.name !== SIGN_OUT && !pressed.has(keyOf(control)));
      if (!next) break;
      pressed.add(keyOf(next));
      await test.step(`${path}: ${next.name}`, async () => {
        await press(next.index);
        await settled();
        const items = await page.getByRole("menuitem").allTextContents();
        await back();
        for (const item of items.filter((name) => name !== SIGN_OUT)) {
          // a dialog that the entry before has asked for may come only now, over the menu
          await expect(async () => {
            const again = (await controlsOf(page)).find(({ name }) => name === next.name);
            if (!again) return;
            await press(again.index);
            const found = page.getByRole("menuitem", { name: item, exact: true });
            if ((await found.count()) > 0) await found.click({ timeout: 2_000 });
          }).toPass({ timeout: 20_000 });
          await settled();
          await back();
        }
      });
      expect(refused, `${path}: ${next.name}`).toEqual([]);
    }
  }
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard");
  // fewer would mean that it walked past them
  expect(pressed.size).toBeGreaterThan(60);
});
