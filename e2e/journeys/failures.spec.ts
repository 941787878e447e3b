import type { Page } from "@playwright/test";
import { call, PASSWORD } from "./api.ts";
import { expect, test, toast } from "./journey.ts";
import { watchMessages } from "./watch-messages.ts";

/** The server can't be reached from this page. */
const cutOff = (page: Page) => page.route("**/graphql", (route) => route.abort());

/** Leaves something unsaved in the browser, as an earlier visit would have. */
async function leaveDraft(page: Page, userId: string, about: string, value: object): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("muhtawa-drafts", 1);
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore("drafts", { keyPath: "key" }).createIndex("userId", "userId");
        });
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("drafts", "readwrite");
          writing.objectStore("drafts").put(entry);
          writing.addEventListener("complete", () => resolve(opening.result.close()));
        });
      }),
    { key: `${userId}/${about}`, userId, at: Date.now(), value: { sources: {}, ...value } },
  );
}

test("a list that can't be fetched says so, and comes when it is tried again", async ({ page, at, say, enter, admin, client }) => {
  for (const { who, path, message, seen } of [
    { who: client.person, path: "/companies", message: "companies:fetchFailed", seen: "Rutab & Co." },
    { who: client.person, path: "/contents", message: "contents:fetchFailed", seen: "How to choose Sukkari dates" },
    { who: admin, path: `/users?search=${client.person.username}`, message: "users:fetchFailed", seen: client.person.username },
  ]) {
    await enter(who);
    await cutOff(page);
    await page.goto(at(path));
    await expect(page.getByText(say(message)), path).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: say("common:tryAgain") }).click();
    await expect(page.getByText(seen).first(), path).toBeVisible();
    await expect(page.getByText(say(message)), path).toHaveCount(0);
  }
});

test("signing up with a taken name fails, and says so at the name @both", async ({ page, at, say, language, client }) => {
  const next = page.getByRole("button", { name: say("common:nextStep") });
  const fill = (field: string, text: string) => page.getByLabel(say(`auth:${field}`), { exact: true }).fill(text);
  await page.goto(at("/auth/signup"));
  await page.getByText(say("auth:moreAboutYou"), { exact: true }).click();
  await fill("firstName", "Sara");
  await fill("lastName", "Al-Qahtani");
  await page.getByLabel(say("auth:country"), { exact: true }).selectOption("SA");
  await fill("phone", "50 555 0142");
  await next.click();
  await fill("username", client.person.username);
  await fill("email", `other.${client.person.email}`);
  await fill("password", PASSWORD);
  await fill("confirmPassword", PASSWORD);
  await next.click();
  await page.getByRole("button", { name: say("auth:createAccount"), exact: true }).click();
  await expect(toast(page, say("auth:registrationFailed"))).toBeVisible();
  await expect(page.getByLabel(say("auth:username"), { exact: true })).toHaveAccessibleDescription(
    { en: "This username is taken.", ar: "اسم المستخدم محجوز." }[language],
  );
  await expect(page).toHaveURL(at("/auth/signup"));
});

test("a company wants all its steps filled; when it can't be stored that is said, and what was entered stays", async ({
  page,
  at,
  say,
  enter,
  client: { person },
}) => {
  await enter(person);
  const { businessActivities } = await call<{ businessActivities: { id: string }[] }>(
    `{ businessActivities { id } }`,
    {},
    { token: person.token },
  );
  const draft = {
    step: 4,
    values: {
      companyName: "Palm House",
      brandName: "Palm",
      businessActivityId: businessActivities[0]?.id,
      vision: "A palm in every street",
      mission: "",
      targetMarket: "Towns",
      brandVoice: { personality: ["calm"], language: "", goals: [], tags: [], rules: [] },
    },
  };
  await leaveDraft(page, person.id, "company.new", draft);
  const told = await watchMessages(page);
  await page.goto(at("/companies/add"));
  const create = page.getByRole("button", { name: say("companies:create"), exact: true });
  await create.click();
  await expect(toast(page, say("common:requiredSteps"))).toBeVisible();
  const mission = page.getByRole("textbox", { name: say("companies:fields.mission"), exact: true });
  await expect(mission).toHaveAccessibleDescription(say("common:requiredField"));
  const next = page.getByRole("button", { name: say("common:nextStep"), exact: true });
  await next.click();
  await expect(toast(page, say("common:requiredFields"))).toBeVisible();
  await mission.fill("Shade for everybody");
  for (const step of ["market", "voice", "review"]) {
    await next.click();
    await expect(page.getByRole("heading", { level: 1, name: say(`companies:steps.${step}`) })).toBeVisible();
  }
  await page.getByRole("button", { name: say("common:goBack"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("companies:steps.voice") })).toBeVisible();
  await next.click();
  await expect(create).toBeVisible();

  await cutOff(page);
  await create.click();
  await expect(page.locator("form").getByText(say("companies:notCreated"))).toBeVisible();
  await expect.poll(() => told).toContain(say("companies:notCreated"));
  await expect(page.getByText("Palm House").first()).toBeVisible();
  await page.unroute("**/graphql");
  await create.click();
  await expect(toast(page, say("companies:created"))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(at("/companies/show/\\w+")));
});
