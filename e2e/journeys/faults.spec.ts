import { ask, call, createContent, planContent } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import { crash, pidOf } from "./stack.ts";

const UNAVAILABLE = "This part is not available right now. Try again shortly.";

/** A text without its marks and spaces, which Markdown and document don't share. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

test("a worker that dies while it writes: the text begins again and is completed, once", ONCE, async ({ page, say, enter, client }) => {
  const { person, work } = client;
  await enter(person);
  const contentId = await createContent(person, work.companyId);
  await planContent(person, contentId);
  await page.goto(`/companies/add-content/generate-content?id=${contentId}`);
  await page.getByText(say("contents:begin.lengths.HIGH"), { exact: true }).click();
  await page.getByRole("button", { name: say("contents:begin.generate") }).click();
  const text = page.getByRole("textbox", { name: "How to choose Sukkari dates", includeHidden: true });
  await expect.poll(async () => (await text.innerText()).length).toBeGreaterThan(100);

  const killed = crash("services/ai", "src/worker.ts");
  await expect(page.getByText(say("generation:restarted"))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(say("common:stepsCompleted"))).toBeVisible({ timeout: 60_000 });
  expect(pidOf("services/ai", "src/worker.ts")).not.toBe(killed);

  const { content } = await call<{
    content: { bodyText: string; completed: boolean; provenance: { field: string; generationId: string }[] };
  }>(
    `query ($id: ID!) { content(id: $id) { bodyText completed provenance { field generationId } } }`,
    { id: contentId },
    { token: person.token },
  );
  expect(content.completed).toBe(true);
  for (const topic of ["Colour and skin", "Storing at home", "Serving guests"])
    await expect(page.getByRole("heading", { name: topic, exact: true, includeHidden: true })).toHaveCount(1);
  const generationId = content.provenance.find(({ field }) => field === "body")?.generationId;
  const { generation } = await call<{ generation: { status: string; text: string } }>(
    `query ($id: ID!) { generation(id: $id) { status text } }`,
    { id: generationId },
    { token: person.token },
  );
  expect(generation.status).toBe("COMPLETED");
  expect(lettersOf(content.bodyText)).toBe(lettersOf(generation.text));
});

test("a service that dies is missed only while it is away", ONCE, async ({ page, say, enter, client }) => {
  const { person } = client;
  await enter(person);
  await page.goto("/contents");
  await expect(page.getByRole("heading", { level: 1, name: say("contents:title") })).toBeVisible();

  crash("services/catalog", "src/main.ts");
  const [answer] = await Promise.all([
    ask(`{ businessActivities { id } }`, {}, { token: person.token }),
    page.getByRole("link", { name: say("common:nav.companies") }).click(),
  ]);
  expect(answer.status).toBe(503);
  expect(answer.errors[0]).toMatchObject({ message: UNAVAILABLE, extensions: { code: "SERVICE_UNAVAILABLE" } });
  await expect(toast(page, UNAVAILABLE)).toBeVisible();
  await expect(page.getByText(say("companies:fetchFailed"))).toBeVisible();

  // Others go on meanwhile.
  expect((await ask(`{ countries { id } }`)).status).toBe(200);
  await expect
    .poll(async () => (await ask(`{ businessActivities { id } }`, {}, { token: person.token })).status, { timeout: 30_000 })
    .toBe(200);
  await page.getByRole("button", { name: say("common:tryAgain") }).click();
  await expect(page.getByRole("link", { name: "Rutab & Co.", exact: true }).first()).toBeVisible();
});

test("an account's details are there while the companies can't be told", ONCE, async ({ client: { person } }) => {
  const catalog = pidOf("services/catalog", "src/main.ts");
  if (catalog === undefined) throw new Error("catalog isn't running");
  process.kill(catalog, "SIGSTOP");
  try {
    const { status, data, errors } = await ask<{ userProfileDetail: { profile: { id: string; email: string }; companies: unknown[] } }>(
      `query ($id: ID!) { userProfileDetail(id: $id) { profile { id email } companies { id companyName projects { id } } } }`,
      { id: person.id },
      { token: person.token },
    );
    expect(status).toBe(200);
    expect(data?.userProfileDetail).toEqual({ profile: { id: person.id, email: person.email }, companies: [] });
    expect(errors).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code: "SERVICE_UNAVAILABLE" }) })]);
  } finally {
    process.kill(catalog, "SIGCONT");
  }
});
