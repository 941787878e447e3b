import { call, createCompany, PASSWORD, register, saveBody, signIn } from "./api.ts";
import {
  crash,
  editor,
  openText,
  save,
  SaveTraffic,
  says,
  storedTexts,
  textPath,
  typeAfter,
  watchTruth,
  writtenContent,
} from "./edited-text.ts";
import { expect, ONCE, test as journey, toast } from "./journey.ts";

/** Whatever happens to a text on its way, "Saved" is never said before it is true. */
const test = journey.extend<{ truth: void; traffic: SaveTraffic }>({
  truth: [
    async ({ context, say, enter, client }, use) => {
      const lies = await watchTruth(context, say);
      await enter(client.person);
      await use();
      expect(lies).toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ context }, use) => use(new SaveTraffic(context)),
});

test("the page is left for another of its tabs while a save is slow, and come back to, and all that was typed is there @both", async ({
  page,
  traffic,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Slow saves", "One.");
  await openText(page, at(textPath(id)), "One.");
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
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
});

test("it is loaded anew before its save was answered, and all that was typed is there, and stored once @both", async ({
  page,
  traffic,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Reloads", "One.");
  await openText(page, at(textPath(id)), "One.");
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
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two Three"]);
  await says(page, say, "savedAt");
});

test(
  "the answer to a save is lost, typing goes on, and nothing stands twice",
  ONCE,
  async ({ page, traffic, at, say, client: { person, work } }) => {
    const id = await writtenContent(person, work.companyId, "Lost answers", "One.");
    await openText(page, at(textPath(id)), "One.");
    await traffic.loseAnswers();
    await typeAfter(page, "One.", " Two");
    await save(page);
    await says(page, say, "waiting");
    expect(await storedTexts(person, id)).toEqual(["One. Two"]);
    await page.keyboard.type(" Three");
    await traffic.letGo();
    await save(page);
    await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two Three"]);
    await says(page, say, "savedAt");
    await expect(editor(page)).toHaveText("One. Two Three");
  },
);

test("somebody else saves another paragraph and then the same: the one is merged and said, the other is for the person to decide @both", async ({
  page,
  traffic,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Two writers", "One.", "Two.");
  await openText(page, at(textPath(id)), "Two.");
  await traffic.hold();
  await typeAfter(page, "One.", " Mine");
  await save(page);
  await traffic.arrival();
  await saveBody(person.token, id, "One.", "Two. Theirs");
  await traffic.letGo();
  await expect(page.getByText(say("drafts:merged"))).toBeVisible();
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine", "Two. Theirs"]);
  await expect(editor(page)).toHaveText("One. MineTwo. Theirs");

  await traffic.hold();
  await typeAfter(page, "One. Mine", " again");
  await save(page);
  await traffic.arrival();
  await saveBody(person.token, id, "One. Theirs", "Two. Theirs");
  await traffic.letGo();
  const compare = page.getByRole("dialog", { name: say("contents:compare.title") });
  await expect(compare.getByRole("region", { name: say("contents:compare.stored") })).toContainText("One. Theirs");
  await expect(compare.getByRole("region", { name: say("contents:compare.mine") }).locator("ins")).toContainText("Mine again");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("common:saveState.conflict"), exact: true }).click();
  await compare.getByRole("button", { name: say("contents:compare.both"), exact: true }).click();
  await expect(editor(page)).toHaveText("One. Mine againOne. TheirsTwo. Theirs");
  await typeAfter(page, "One. Mine again", ", worked over");
  await save(page);
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine again, worked over", "One. Theirs", "Two. Theirs"]);
});

test(
  "what was undone after another's paragraph was merged takes nothing of theirs with it",
  ONCE,
  async ({ page, traffic, say, client: { person, work } }) => {
    const id = await writtenContent(person, work.companyId, "Undone", "One.", "Two.");
    await openText(page, textPath(id), "Two.");
    await traffic.hold();
    await typeAfter(page, "One.", " Mine");
    await save(page);
    await traffic.arrival();
    await saveBody(person.token, id, "One.", "Two. Theirs");
    await traffic.letGo();
    await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine", "Two. Theirs"]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor(page)).toHaveText("One.Two. Theirs");
    await save(page);
    await expect.poll(() => storedTexts(person, id)).toEqual(["One.", "Two. Theirs"]);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(editor(page)).toHaveText("One. MineTwo. Theirs");
    await save(page);
    await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine", "Two. Theirs"]);
    await says(page, say, "savedAt");
  },
);

test("the browser crashes without a network, and the next tab has what was typed @both", async ({
  page,
  context,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Crashes", "One.");
  await openText(page, at(textPath(id)), "One.");
  const browser = await context.newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await typeAfter(page, "One.", " Two");
  await save(page);
  await says(page, say, "waiting");
  await page.keyboard.type(" Three");
  await save(page);
  await says(page, say, "waiting");
  await crash(page);
  expect(await storedTexts(person, id)).toEqual(["One."]);

  const next = await context.newPage();
  await openText(next, at(textPath(id)), "One. Two Three");
  await save(next);
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two Three"]);
  await says(next, say, "savedAt");
});

test("two tabs with changes of their own crash while the service is away: the next one goes on with one, and shows the other to be brought in @both", async ({
  page,
  context,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Two tabs", "One.", "Two.");
  const other = await context.newPage();
  await openText(page, at(textPath(id)), "Two.");
  await openText(other, at(textPath(id)), "Two.");
  for (const [tab, paragraph] of [
    [page, "One."],
    [other, "Two."],
  ] as const) {
    await new SaveTraffic(tab).refuse();
    await tab.bringToFront();
    await typeAfter(tab, paragraph, " Mine");
    await save(tab);
    await says(tab, say, "failed");
  }
  for (const tab of [page, other]) await crash(tab);
  expect(await storedTexts(person, id)).toEqual(["One.", "Two."]);

  const next = await context.newPage();
  // whichever was written last
  await openText(next, at(textPath(id)), "Mine");
  await next.getByRole("button", { name: say("drafts:other.look"), exact: true }).click();
  const dialog = next.getByRole("dialog", { name: say("drafts:other.title") });
  await expect(dialog.locator("ins").first()).toContainText("Mine");
  await dialog.getByRole("button", { name: say("drafts:other.take"), exact: true }).click();
  await expect(editor(next)).toHaveText("One. MineTwo. Mine");
  await save(next);
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine", "Two. Mine"]);
  await says(next, say, "savedAt");
});

test("a status is moved, and a file is asked for, while a save is under way: both wait for it @both", async ({
  page,
  traffic,
  at,
  say,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Moved", "One.");
  await openText(page, at(textPath(id)), "One.");
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
  await page.getByRole("button", { name: say("contents:moves.title"), exact: true }).click();
  await page.getByRole("menuitem", { name: say("contents:moves.review") }).click();
  await says(page, say, "saving");
  expect(order).toEqual([]);
  await traffic.letGo();
  const statusOf = async () =>
    (await call<{ content: { status: string } }>(`query ($id: ID!) { content(id: $id) { status } }`, { id }, { token: person.token }))
      .content.status;
  await expect.poll(statusOf).toBe("IN_REVIEW");
  expect(order.at(-1)).toBe("status");
  expect(order.filter((step) => step === "saved").length).toBeGreaterThan(0);
  expect(await storedTexts(person, id)).toEqual(["One. Two Three"]);

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

test(
  "a generation ends in one tab while the text is typed into in another: neither is lost",
  ONCE,
  async ({ page, context, say, client: { person, work } }) => {
    const id = await writtenContent(person, work.companyId, "Generated meanwhile", "One.");
    await openText(page, `/companies/add-content/generate-content?id=${id}`, "One.");
    const other = await context.newPage();
    await openText(other, textPath(id), "One.");
    const traffic = new SaveTraffic(other);
    await traffic.hold();
    await typeAfter(other, "One.", " Mine");
    await save(other);
    await traffic.arrival();
    await page.getByRole("button", { name: say("contents:generateAgain"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("contents:generateAgain"), exact: true })
      .click();
    await expect.poll(() => storedTexts(person, id), { timeout: 60_000 }).toContain("Colour and skin");
    await says(page, say, "savedAt");
    await traffic.letGo();
    await save(other);
    const compare = other.getByRole("dialog", { name: say("contents:compare.title") });
    const mine = compare.getByRole("region", { name: say("contents:compare.mine") });
    await expect(mine.locator("ins").first()).toContainText("Mine");
    await compare.getByRole("button", { name: say("contents:compare.keepMine"), exact: true }).click();
    await expect.poll(() => storedTexts(person, id)).toEqual(["One. Mine"]);
  },
);

test("the language is switched while a save is slow, and the text is there in the other one @both", async ({
  page,
  traffic,
  at,
  say,
  language,
  client: { person, work },
}) => {
  const id = await writtenContent(person, work.companyId, "Two languages", "One.");
  await openText(page, at(textPath(id)), "One.");
  await traffic.hold();
  await typeAfter(page, "One.", " Two");
  await page.getByRole("link", { name: say("contents:backToContents") }).click();
  await traffic.arrival();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: language === "en" ? "العربية" : "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "ar" : "en");
  await openText(page, `${language === "en" ? "/ar" : ""}${textPath(id)}`, "One. Two");
  await traffic.letGo();
  await save(page);
  await expect.poll(() => storedTexts(person, id)).toEqual(["One. Two"]);
});

test(
  "a save that the service can't take is parked with its reason, and holds up no other",
  ONCE,
  async ({ page, traffic, at, say, client: { person, work } }) => {
    const parked = await writtenContent(person, work.companyId, "Parked", "One.");
    const other = await writtenContent(person, work.companyId, "Sent", "One.");
    await traffic.lose();
    for (const id of [parked, other]) {
      await openText(page, at(textPath(id)), "One.");
      await typeAfter(page, "One.", " Two");
      await save(page);
      await says(page, say, "waiting");
    }
    await traffic.refuse(parked);
    await expect.poll(() => storedTexts(person, other)).toEqual(["One. Two"]);
    await page.getByRole("button", { name: say("offline:show"), exact: true }).click();
    const entry = page.getByRole("listitem").filter({ hasText: "Parked" });
    await expect(entry).toContainText(say("offline:drafts.state.resting"));
    expect(await storedTexts(person, parked)).toEqual(["One."]);
    await traffic.letGo();
    await entry.getByRole("button", { name: say("offline:drafts.sendNow"), exact: true }).click();
    await expect.poll(() => storedTexts(person, parked)).toEqual(["One. Two"]);
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

test(
  "on a slow line every letter arrives, and nothing is called saved before it is",
  ONCE,
  async ({ page, context, at, say, client: { person, work } }) => {
    const id = await writtenContent(person, work.companyId, "Slow line", "One.");
    await openText(page, at(textPath(id)), "One.");
    const browser = await context.newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 20_000,
      uploadThroughput: 10_000,
    });
    await typeAfter(page, "One.", " Two");
    const words = ["three", "four", "five", "six", "seven", "eight"];
    for (const word of words) {
      await page.keyboard.type(` ${word}`);
      await save(page);
    }
    const whole = `One. Two ${words.join(" ")}`;
    await expect.poll(() => storedTexts(person, id)).toEqual([whole]);
    await says(page, say, "savedAt");
    await expect(editor(page)).toHaveText(whole);
  },
);
