import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { draftKey, draftsAbout, readDraft, removeDraft, removeDraftsWhere, writeDraft } from "./drafts.ts";
import { type Change, discard, onOutcome, type Outcome, putWaiting, readWaiting, type Waiting, waitingOf } from "./outbox.ts";
import { type Delivery, sendAgain, sendWaiting, takeBack, takeToForm, unlessSending } from "./send-waiting.ts";

const theirs = () => true;

const change = (about: string, parts: Partial<Change> = {}): Change => ({
  operation: "Save",
  variables: {},
  subject: "k1",
  version: 3,
  value: about,
  what: "text",
  title: about,
  path: "/contents",
  ...parts,
});

const put = (about: string, parts: Partial<Change> = {}, userId = "u1") => putWaiting(draftKey(userId, about), change(about, parts), false);

/** Takes note of what is sent, and answers as told; "stored" makes the next version of whatever was sent. */
function service(answer: (sent: Waiting) => Delivery | undefined = () => undefined) {
  const sent: string[] = [];
  const deliver = async (waiting: Waiting): Promise<Delivery> => {
    sent.push(`${waiting.about}@${waiting.version}`);
    return answer(waiting) ?? { end: "stored", stored: { version: (waiting.version ?? 0) + 1 } };
  };
  return { sent, deliver };
}

afterEach(async () => {
  for (const userId of ["u1", "u2"]) for (const waiting of await waitingOf(userId)) await discard(waiting);
  await removeDraftsWhere(() => true);
});

test("what waits is sent in the order in which it was saved, once", async () => {
  await put("one", { subject: "a" });
  await put("two", { subject: "b" });
  await put("one", { subject: "a", value: "newer" });
  const { sent, deliver } = service();
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 2, left: false });
  expect(sent).toEqual(["one@3", "two@3"]);
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 0, left: false });
  expect(sent).toHaveLength(2);
});

test("nobody's change is sent by another person's session", async () => {
  await put("mine");
  await put("theirs", {}, "u2");
  const { sent, deliver } = service();
  await sendWaiting("u1", deliver, theirs);
  expect(sent).toEqual(["mine@3"]);
  expect((await waitingOf("u2")).map(({ about }) => about)).toEqual(["theirs"]);
});

test("a session that ends in the middle sends no more", async () => {
  await put("one", { subject: "a" });
  await put("two", { subject: "b" });
  const { sent, deliver } = service();
  expect(await sendWaiting("u1", deliver, () => sent.length === 0)).toEqual({ stored: 1, left: true });
  expect(sent).toEqual(["one@3"]);
});

test("what was typed since stays, made on what it was made on; other changes of the thing keep their versions", async () => {
  await put("stage");
  await put("body");
  await put("elsewhere", { version: 1 });
  await writeDraft(draftKey("u1", "stage"), { value: "typed since", version: 3 });
  const { sent, deliver } = service();
  await sendWaiting("u1", deliver, theirs);
  expect(sent).toEqual(["stage@3", "body@3", "elsewhere@1"]);
  expect(await readDraft(draftKey("u1", "stage"))).toMatchObject({ value: "typed since", version: 3 });
  await removeDraft(draftKey("u1", "stage"));
});

test("a tab's draft goes when it holds what was sent, and stays when it holds more; another tab's is its own", async () => {
  const [one, two] = [draftKey("u1", "body", "one"), draftKey("u1", "body", "two")];
  for (const key of [one, two]) await writeDraft(key, { value: { base: {}, value: "text", held: false }, version: 3 });
  await putWaiting(one, change("body", { value: { value: "text", origin: {} } }), false);
  await sendWaiting("u1", service().deliver, theirs);
  expect(await readDraft(one)).toBeUndefined();
  expect(await readDraft(two)).toBeDefined();
  await putWaiting(two, change("body", { value: { value: "less", origin: {} } }), false);
  await sendWaiting("u1", service().deliver, theirs);
  expect(await readDraft(two)).toBeDefined();
  await removeDraft(two);
});

test("the draft that was sent goes with it", async () => {
  await writeDraft(draftKey("u1", "body"), { value: "body", version: 3 });
  await put("body");
  await sendWaiting("u1", service().deliver, theirs);
  expect(await readDraft(draftKey("u1", "body"))).toBeUndefined();
});

test("when nobody answers it waits on, and is known to have been tried", async () => {
  await put("body");
  const away = service(() => ({ end: "unanswered" }));
  expect(await sendWaiting("u1", away.deliver, theirs)).toEqual({ stored: 0, left: true });
  expect(await readWaiting(draftKey("u1", "body"))).toMatchObject({ state: "waiting", tried: true });
});

test("a conflict and a refusal stay for the person, and hold up nothing else", async () => {
  await put("conflict", { subject: "a" });
  await put("refused", { subject: "b" });
  await put("fine", { subject: "c" });
  const heard: string[] = [];
  const stop = onOutcome((key, { event }) => heard.push(`${key} ${event}`));
  const { sent, deliver } = service(({ about }) =>
    about === "conflict" ? { end: "conflict" } : about === "refused" ? { end: "refused", reason: "It is gone" } : undefined,
  );
  await sendWaiting("u1", deliver, theirs);
  stop();
  expect(sent).toHaveLength(3);
  expect(heard).toEqual(expect.arrayContaining(["u1/conflict conflict", "u1/refused refused", "u1/fine sent"]));
  expect((await waitingOf("u1")).map(({ about, state, reason }) => [about, state, reason])).toEqual([
    ["conflict", "conflict", undefined],
    ["refused", "refused", "It is gone"],
  ]);
  const [, refused] = await waitingOf("u1");
  if (refused) await sendAgain(refused);
  await sendWaiting("u1", service().deliver, theirs);
  expect((await waitingOf("u1")).map(({ about }) => about)).toEqual(["conflict"]);
});

test("what the service can't take rests with its reason, a while longer each time, and the others go on", async () => {
  let now = 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  await put("tired", { subject: "a" });
  await put("fine", { subject: "b" });
  const away = service(({ about }) => (about === "tired" ? { end: "unavailable", reason: "Too many" } : undefined));
  expect(await sendWaiting("u1", away.deliver, theirs)).toEqual({ stored: 1, left: false, next: now + 3_000 });
  expect(away.sent).toEqual(["tired@3", "fine@3"]);
  expect(await readWaiting(draftKey("u1", "tired"))).toMatchObject({ state: "waiting", reason: "Too many" });
  now += 2_999;
  expect(await sendWaiting("u1", away.deliver, theirs)).toEqual({ stored: 0, left: false, next: now + 1 });
  expect(away.sent).toHaveLength(2);
  now += 1;
  expect(await sendWaiting("u1", away.deliver, theirs)).toMatchObject({ next: now + 6_000 });
  now += 6_000;
  expect(await sendWaiting("u1", service().deliver, theirs)).toEqual({ stored: 1, left: false });
  jest.restoreAllMocks();
});

test("what rests is sent at once when the person asks", async () => {
  await put("tired");
  await sendWaiting("u1", service(() => ({ end: "unavailable", reason: "Later" })).deliver, theirs);
  const [waiting] = await waitingOf("u1");
  if (waiting) await sendAgain(waiting);
  expect(await readWaiting(draftKey("u1", "tired"))).not.toHaveProperty("reason");
  expect(await sendWaiting("u1", service().deliver, theirs)).toEqual({ stored: 1, left: false });
});

test("a delivery that breaks is no reason for the queue to stand still", async () => {
  await put("broken", { subject: "a" });
  await put("fine", { subject: "b" });
  const { sent, deliver } = service();
  const breaking = (waiting: Waiting) => (waiting.about === "broken" ? Promise.reject(new Error("A fault")) : deliver(waiting));
  expect(await sendWaiting("u1", breaking, theirs)).toMatchObject({ stored: 1, left: false });
  expect(sent).toEqual(["fine@3"]);
});

test("changes of one thing, made in two tabs, don't overtake each other", async () => {
  await putWaiting(draftKey("u1", "body", "one"), change("body", { version: 1 }), false);
  await putWaiting(draftKey("u1", "body", "two"), change("body", { version: 2 }), false);
  const { sent, deliver } = service(({ version }) => (version === 1 ? { end: "unavailable", reason: "" } : undefined));
  await sendWaiting("u1", deliver, theirs);
  expect(sent).toEqual(["body@1"]);
});

test("what nobody answers to has its turn after the others", async () => {
  await put("poisoned", { subject: "a" });
  await put("fine", { subject: "b" });
  const { sent, deliver } = service(({ about }) => (about === "poisoned" ? { end: "unanswered" } : undefined));
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 0, left: true });
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 1, left: true });
  expect(sent).toEqual(["poisoned@3", "fine@3", "poisoned@3"]);
});

test("what was saved anew goes on from what was sent; if that was merged, it has to be merged too", async () => {
  for (const merged of [false, true]) {
    await put("body", { value: "first", base: "before" });
    const saving = async (): Promise<Delivery> => {
      await put("body", { value: "second", base: "before" });
      return { end: "stored", stored: { version: 9 }, sent: "first", merged };
    };
    await sendWaiting("u1", async (waiting) => (waiting.value === "first" ? saving() : { end: "conflict" }), theirs);
    expect(await readWaiting(draftKey("u1", "body"))).toMatchObject({ value: "second", base: "first", version: merged ? 3 : 9 });
  }
});

test("one that is saved anew while it is on its way is sent again, on the new version", async () => {
  await put("body", { value: "first" });
  const { sent, deliver } = service();
  const saving = async (waiting: Waiting) => {
    const delivery = await deliver(waiting);
    if (sent.length === 1) await put("body", { value: "second" });
    return delivery;
  };
  await sendWaiting("u1", saving, theirs);
  expect(sent).toEqual(["body@3", "body@4"]);
  expect(await waitingOf("u1")).toEqual([]);
});

test("a save at the very moment in which an earlier one is taken out is not lost", async () => {
  await put("body", { value: "first" });
  const { sent, deliver } = service();
  const saved: Promise<string>[] = [];
  const saving = async (waiting: Waiting) => {
    const delivery = await deliver(waiting);
    if (sent.length === 1) saved.push(put("body", { value: "second" }));
    return delivery;
  };
  await sendWaiting("u1", saving, theirs);
  await Promise.all(saved);
  await sendWaiting("u1", deliver, theirs);
  expect(sent.length).toBe(2);
  expect(await waitingOf("u1")).toEqual([]);
});

test("what was discarded is gone with its draft", async () => {
  await writeDraft(draftKey("u1", "body"), { value: "body", version: 3 });
  await put("body");
  const [waiting] = await waitingOf("u1");
  if (waiting) await discard(waiting);
  expect(await waitingOf("u1")).toEqual([]);
  expect(await readDraft(draftKey("u1", "body"))).toBeUndefined();
});

test("something new that was refused goes back to the form it came from", async () => {
  await put("content.1", { draftAbout: "stage.NEEDS.new", value: { values: { title: "Dates" } } });
  const [waiting] = await waitingOf("u1");
  if (waiting) await takeToForm(waiting);
  expect(await waitingOf("u1")).toEqual([]);
  expect(await titlesOf("stage.NEEDS.new")).toEqual(["Dates"]);
});

test("a second one that goes back to its form takes nothing from the first", async () => {
  for (const title of ["Dates", "Coffee"]) await put(`content.${title}`, { draftAbout: "stage.NEEDS.new", value: { values: { title } } });
  const outcomes = told();
  for (const waiting of await waitingOf("u1")) await takeToForm(waiting);
  expect((await titlesOf("stage.NEEDS.new")).toSorted()).toEqual(["Coffee", "Dates"]);
  expect(outcomes.filter(([, { event }]) => event === "put-back").map(([key]) => key)).toEqual(Array(2).fill("u1/stage.NEEDS.new"));
});

test("what was sent meanwhile doesn't go back to its form", async () => {
  await put("content.1", { draftAbout: "stage.NEEDS.new", value: { values: { title: "Dates" } } });
  const [waiting] = await waitingOf("u1");
  await sendWaiting("u1", service().deliver, theirs);
  if (waiting) await takeToForm(waiting);
  expect(await titlesOf("stage.NEEDS.new")).toEqual([]);
});

const titlesOf = async (about: string) =>
  (await draftsAbout<{ values: { title: string } }>("u1", about)).map(({ draft }) => draft.value.values.title);

/** What is told of changes from here on, to the end of the test. */
function told(): [string, Outcome][] {
  const outcomes: [string, Outcome][] = [];
  stops.push(onOutcome((key, { ...outcome }) => outcomes.push([key, outcome])));
  return outcomes;
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test.each([
  [{ end: "unanswered" }, { event: "unanswered" }],
  [{ end: "unavailable", reason: "Away" }, { event: "unavailable" }],
  [{ end: "conflict" }, { event: "conflict", sent: { about: "one", version: 3 } }],
  [
    { end: "refused", reason: "Too long" },
    { event: "refused", reason: "Too long", sent: { about: "one", version: 3 } },
  ],
] satisfies [Delivery, object][])("it is told that a change is being sent, and that the end is %o", async (delivery, outcome) => {
  await put("one");
  const outcomes = told();
  await sendWaiting("u1", service(() => delivery).deliver, theirs);
  expect(outcomes.map(([key, { event }]) => [key, event])).toEqual([
    ["u1/one", "sending"],
    ["u1/one", (outcome as Outcome).event],
  ]);
  expect(outcomes[1]?.[1]).toMatchObject(outcome);
});

test("it is told that a change waits no more, and what is stored; one that was saved anew waits on", async () => {
  await put("one");
  const outcomes = told();
  const { deliver } = service();
  await sendWaiting("u1", deliver, theirs);
  expect(outcomes.map(([, { event }]) => event)).toEqual(["sending", "withdrawn", "sent"]);
  expect(outcomes.at(-1)?.[1]).toMatchObject({ stored: { version: 4 }, sent: { about: "one", version: 3 } });

  outcomes.length = 0;
  await put("two");
  let saves = 0;
  await sendWaiting(
    "u1",
    async (waiting) => {
      saves += 1;
      if (saves === 1) await put("two", { value: "newer" });
      // what was saved since has not been tried, what was sent had
      expect(waiting.tried).toBe(false);
      return deliver(waiting);
    },
    theirs,
  );
  expect(outcomes.map(([, { event }]) => event)).toEqual(["put", "sending", "put", "sent", "sending", "withdrawn", "sent"]);
});

test("one that is gone when its answer comes is parked no more, and nothing is told of it", async () => {
  await put("one");
  const outcomes = told();
  const deliver = async (waiting: Waiting): Promise<Delivery> => {
    await discard(waiting);
    return { end: "refused", reason: "Too long" };
  };
  await sendWaiting("u1", deliver, theirs);
  expect(outcomes.map(([, { event }]) => event)).toEqual(["sending", "withdrawn", "discarded"]);
  expect(await waitingOf("u1")).toEqual([]);
});

test("a round is over with its hundredth change, and the rest has another", async () => {
  for (let count = 0; count < 101; count += 1) await put(`a${count}`);
  const { sent, deliver } = service();
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 100, left: true });
  expect(sent).toHaveLength(100);
  expect(await sendWaiting("u1", deliver, theirs)).toEqual({ stored: 1, left: false });
});

test("when the session is over it isn't asked again and again", async () => {
  await put("one");
  const isTheirs = jest.fn(() => false);
  expect(await sendWaiting("u1", service().deliver, isTheirs)).toEqual({ stored: 0, left: true });
  expect(isTheirs).toHaveBeenCalledTimes(1);
});

test("what is asked for again is told, and what was taken back is sent by nobody", async () => {
  await put("one");
  const [waiting] = await waitingOf("u1");
  if (!waiting) throw new Error("Nothing waits");
  const outcomes = told();
  await sendAgain(waiting);
  expect(outcomes).toEqual([["u1/one", { event: "put" }]]);
  await takeBack(waiting);
  expect(await waitingOf("u1")).toEqual([]);
});

test("a change with a page of its own goes back to no form", async () => {
  await put("one");
  const [waiting] = await waitingOf("u1");
  if (waiting) await takeToForm(waiting);
  expect(await waitingOf("u1")).toHaveLength(1);
});

test("while another tab sends, what is left of it stays where it is", async () => {
  const request = jest.fn(async (_name: string, _options: unknown, work: (lock: object | null) => unknown) => work(null));
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  try {
    expect(await unlessSending(async () => "done")).toBeUndefined();
    request.mockImplementation(async (_name, _options, work) => work({}));
    expect(await unlessSending(async () => "done")).toBe("done");
    expect(request).toHaveBeenLastCalledWith("outbox", { ifAvailable: true }, expect.anything());
  } finally {
    Reflect.deleteProperty(navigator, "locks");
  }
});
