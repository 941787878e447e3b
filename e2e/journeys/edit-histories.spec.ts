import { call, createCompany, PASSWORD, register, signIn } from "./api.ts";
import {
  crash,
  editor,
  emulateNetwork,
  openText,
  save,
  says,
  storedTexts,
  test,
  textPath,
  typeAfter,
  writtenContent,
} from "./edited-text.ts";
import { expect, ONCE, toast } from "./journey.ts";
import { watchMessages } from "./watch-messages.ts";

test("the page is left for another of its tabs while a save is slow, and come back to, and all that was typed is there @both", async ({
  page,
  traffic,
  say,
  opened,
}) => {
  const text = await opened("Slow saves", "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await page.getByRole("tab", { name: say("contents:details"), exact: true }).click();
  await traffic.arrival();
  await page.getByRole("tab", { name: say("contents:text"), exact: true }).click();
  await expect(editor(page)).toHaveText("One. Two");
  await typeAfter(page, "One.", " Three");
  await says(page, say, "saving");
  await traffic.letGo();
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
});

test("it is loaded anew before its save was answered, and all that was typed is there, and stored once @both", async ({
  page,
  traffic,
  say,
  opened,
}) => {
  const text = await opened("Reloads", "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await save(page);
  await traffic.arrival();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.keyboard.type(" Three");
  await page.reload();
  await expect(editor(page)).toHaveText("One. Two Three");
  await expect(page.getByText((say("drafts:restored").split("{")[0] ?? "").trim())).toBeVisible();
  await traffic.letGo();
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
});

test("a browser that keeps nothing on the device is not said to, until the service has the text @both", async ({
  page,
  traffic,
  say,
  opened,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No room is left", "QuotaExceededError");
    };
  });
  const text = await opened("Kept nowhere", "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await says(page, say, "unkept");
  await expect(page.getByRole("banner").getByText(say("common:saveState.local"))).toHaveCount(0);
  await save(page);
  await traffic.arrival();
  await traffic.letGo();
  await says(page, say, "savedAt");
  expect(await text.stored()).toEqual(["One. Two"]);
});

test("the answer to a save is lost, typing goes on, and nothing stands twice @both", async ({ page, traffic, say, opened }) => {
  const text = await opened("Lost answers", "One.");
  await traffic.loseAnswers();
  await typeAfter(page, "One.", " Two");
  await save(page);
  await says(page, say, "waiting");
  expect(await text.stored()).toEqual(["One. Two"]);
  await page.keyboard.type(" Three");
  await traffic.letGo();
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
  await expect(editor(page)).toHaveText("One. Two Three");
});

test("the browser crashes without a network, and the next tab has what was typed @both", async ({ page, context, say, opened }) => {
  const text = await opened("Crashes", "One.");
  await emulateNetwork(page, { offline: true });
  await typeAfter(page, "One.", " Two");
  await save(page);
  await says(page, say, "waiting");
  await page.keyboard.type(" Three");
  await save(page);
  await says(page, say, "waiting");
  await crash(page);
  expect(await text.stored()).toEqual(["One."]);

  const next = await context.newPage();
  await openText(next, text.path, "One. Two Three");
  await save(next);
  await expect.poll(text.stored).toEqual(["One. Two Three"]);
  await says(next, say, "savedAt");
});

test("a status is moved, and a file is asked for, while a save is under way: both wait for it @both", async ({
  page,
  traffic,
  say,
  opened,
  client: { person },
}) => {
  const text = await opened("Moved", "One.");
  await traffic.hold();
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("SetContentStatus")) order.push("status");
    if (request.url().includes("/export")) order.push("file");
  });
  page.on("response", (response) => {
    if (response.request().postData()?.includes("SaveContentBody")) order.push("saved");
  });
  await typeAfter(page, "One.", " Two");
  await save(page);
  await traffic.arrival();
  await page.keyboard.type(" Three");
  const status = page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) });
  await expect(status).toHaveText(say("contents:moves.now", { status: say("contents:statuses.DRAFT") }));
  await status.click();
  await page.getByRole("menuitem", { name: say("contents:moves.review") }).click();
  await says(page, say, "saving");
  await expect(status).toHaveAttribute("aria-busy", "true");
  expect(order).toEqual([]);
  await traffic.letGo();
  const statusOf = async () =>
    (
      await call<{ content: { status: string } }>(
        `query ($id: ID!) { content(id: $id) { status } }`,
        { id: text.id },
        { token: person.token },
      )
    ).content.status;
  await expect.poll(statusOf).toBe("IN_REVIEW");
  await expect(status).toHaveText(say("contents:moves.now", { status: say("contents:statuses.IN_REVIEW") }));
  expect(order.at(-1)).toBe("status");
  expect(order.filter((step) => step === "saved").length).toBeGreaterThan(0);
  expect(await text.stored()).toEqual(["One. Two Three"]);

  await traffic.hold();
  order.length = 0;
  await typeAfter(page, "One.", " Four");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: say("contents:export.title"), exact: true }).click();
  await page.getByRole("menuitem", { name: say("contents:export.md"), exact: true }).click();
  await traffic.arrival();
  expect(order).toEqual([]);
  await traffic.letGo();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await file).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain("One. Two Three Four");
});

test("the colour mode is changed while a save is slow, and typing goes on where it was @both", async ({ page, traffic, say, opened }) => {
  const text = await opened("Two colours", "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await save(page);
  await traffic.arrival();
  const dark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  await page.getByRole("button", { name: say("common:switchTheme"), exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(!dark);
  await expect(editor(page)).toHaveText("One. Two");
  await typeAfter(page, "One. Two", " Three");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor(page)).not.toContainText("Three");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await traffic.letGo();
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
});

test("the language is switched while a save is slow, and the text is there in the other one @both", async ({
  page,
  traffic,
  say,
  language,
  opened,
}) => {
  const text = await opened("Two languages", "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await page.getByRole("link", { name: say("contents:backToContents") }).click();
  await traffic.arrival();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: language === "en" ? "العربية" : "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "ar" : "en");
  await openText(page, `${language === "en" ? "/ar" : ""}${textPath(text.id)}`, "One. Two");
  await traffic.letGo();
  await save(page);
  await expect.poll(text.stored).toEqual(["One. Two"]);
});

test(
  "a save that the service can't take is parked with its reason, and holds up no other",
  ONCE,
  async ({ page, traffic, say, written }) => {
    const parked = await written("Parked", "One.");
    const other = await written("Sent", "One.");
    await traffic.lose();
    for (const { path } of [parked, other]) {
      await openText(page, path, "One.");
      await typeAfter(page, "One.", " Two");
      await save(page);
      await says(page, say, "waiting");
    }
    await traffic.refuse(parked.id);
    await expect.poll(other.stored).toEqual(["One. Two"]);
    await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
    const entry = page.getByRole("listitem").filter({ hasText: "Parked" });
    await expect(entry).toContainText(say("offline:drafts.state.resting"));
    expect(await parked.stored()).toEqual(["One."]);
    await traffic.letGo();
    const sendNow = entry.getByRole("button", { name: say("offline:drafts.sendNow"), exact: true });
    // its rest may end before the button is reached
    await Promise.any([sendNow.click(), expect.poll(parked.stored).toEqual(["One. Two"])]);
    await expect.poll(parked.stored).toEqual(["One. Two"]);
  },
);

test("the session ends in the middle of a sentence, and the sentence is there after signing in again @both", async ({
  page,
  at,
  say,
  enter,
}) => {
  const person = await register();
  const id = await writtenContent(person, await createCompany(person), "Signed out", "One.");
  await enter(await signIn(person.email, PASSWORD));
  await page.route("**/me/stream", (route) => route.abort());
  await openText(page, at(textPath(id)), "One.");
  const newPassword = "Louder-Palm-2027";
  const { changePassword } = await call<{ changePassword: { success: boolean } }>(
    `mutation ($id: ID!, $oldPassword: String!, $newPassword: String!, $confirmPassword: String!) {
      changePassword(id: $id, oldPassword: $oldPassword, newPassword: $newPassword, confirmPassword: $confirmPassword) { success }
    }`,
    { id: person.id, oldPassword: PASSWORD, newPassword, confirmPassword: newPassword },
    { token: person.token },
  );
  expect(changePassword.success).toBe(true);
  await typeAfter(page, "One.", " Two");
  await save(page);
  await expect(toast(page, say("errors:bothTokensExpired"))).toBeVisible();
  await expect(page).toHaveURL(at("/"));
  expect(await storedTexts(person, id)).toEqual(["One."]);

  await enter(await signIn(person.email, newPassword));
  await openText(page, at(textPath(id)), "One. Two");
  await save(page);
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two"]);
});

test("on a slow line every letter arrives, and nothing is called saved before it is", ONCE, async ({ page, say, opened }) => {
  const text = await opened("Slow line", "One.");
  await emulateNetwork(page, { latency: 400, downloadThroughput: 20_000, uploadThroughput: 10_000 });
  await typeAfter(page, "One.", " Two");
  const words = ["three", "four", "five", "six", "seven", "eight"];
  for (const word of words) {
    await page.keyboard.type(` ${word}`);
    await save(page);
  }
  const whole = `One. Two ${words.join(" ")}`;
  await expect.poll(text.stored).toEqual([whole]);
  await says(page, say, "savedAt");
  await expect(editor(page)).toHaveText(whole);
});

test("on a slow line a text is sent for review with its last letters, and every state of that is shown @both", async ({
  page,
  say,
  opened,
  client: { person },
}) => {
  const told = await watchMessages(page);
  const text = await opened("Slow review", "One.");
  const status = page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) });
  const saidOf = (name: string) => say("contents:moves.now", { status: say(`contents:statuses.${name}`) });
  await emulateNetwork(page, { latency: 600, downloadThroughput: 20_000, uploadThroughput: 10_000 });
  const order: string[] = [];
  page.on("request", (request) => {
    for (const operation of ["SaveContentBody", "SetContentStatus"])
      if (request.postData()?.includes(`mutation ${operation}`)) order.push(operation);
  });
  await typeAfter(page, "One.", " Two three");
  await status.click();
  await page.getByRole("menuitem", { name: say("contents:moves.review") }).click();
  await expect(status).toHaveAttribute("aria-busy", "true");
  await expect(status).toHaveText(saidOf("DRAFT"));
  await expect(status).toHaveText(saidOf("IN_REVIEW"), { timeout: 30_000 });
  await expect(status).not.toHaveAttribute("aria-busy");
  expect(told).toEqual([say("contents:moved.IN_REVIEW")]);
  expect(order.filter((step) => step === "SetContentStatus")).toHaveLength(1);
  expect(order.at(-1)).toBe("SetContentStatus");
  const { content } = await call<{ content: { status: string; bodyText: string } }>(
    `query ($id: ID!) { content(id: $id) { status bodyText } }`,
    { id: text.id },
    { token: person.token },
  );
  expect(content).toEqual({ status: "IN_REVIEW", bodyText: "One. Two three" });

  // on a phone the moves stand in the page's one menu, which shows that one is under way
  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole("button", { name: say("common:rowMenu", { name: "Slow review" }) });
  await menu.click();
  await page.getByRole("menuitem", { name: say("contents:moves.draft") }).click();
  await expect(menu).toHaveAttribute("aria-busy", "true");
  await expect(menu).not.toHaveAttribute("aria-busy", { timeout: 30_000 });
  expect(told.slice(1)).toEqual([say("contents:moved.to", { status: say("contents:statuses.DRAFT") })]);
});

test("sent for review without a network, the text is kept, and the status is said to stay @both", async ({
  page,
  context,
  say,
  opened,
}) => {
  const text = await opened("Dropped", "One.");
  const status = page.getByRole("button", { name: new RegExp(`^${say("contents:moves.now").split("{")[0]}`) });
  await typeAfter(page, "One.", " Two");
  await context.setOffline(true);
  await status.click();
  await page.getByRole("menuitem", { name: say("contents:moves.review") }).click();
  const kept = toast(page, say("offline:kept"));
  await expect(kept).toContainText(say("contents:moves.stays", { status: say("contents:statuses.DRAFT") }));
  await expect(kept).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(text.stored).toEqual(["One. Two"]);
  await expect(status).toHaveText(say("contents:moves.now", { status: say("contents:statuses.DRAFT") }));
});
