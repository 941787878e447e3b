import "fake-indexeddb/auto";
import { afterEach, expect, test } from "@jest/globals";
import { draftKey, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { type Change, discard, onOutcome, putWaiting, readWaiting, type Waiting, waitingOf } from "./outbox.ts";
import { type Delivery, sendAgain, sendWaiting, takeToForm } from "./send-waiting.ts";

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

test("several changes of one thing go on from each other's version, as does a draft written meanwhile", async () => {
  await put("stage");
  await put("body");
  await put("elsewhere", { version: 1 });
  await writeDraft(draftKey("u1", "stage"), { value: "typed since", version: 3 });
  const { sent, deliver } = service();
  await sendWaiting("u1", deliver, theirs);
  expect(sent).toEqual(["stage@3", "body@4", "elsewhere@1"]);
  expect(await readDraft(draftKey("u1", "stage"))).toMatchObject({ value: "typed since", version: 4 });
  await removeDraft(draftKey("u1", "stage"));
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
  const saved: Promise<void>[] = [];
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
  expect(await readDraft(draftKey("u1", "stage.NEEDS.new"))).toMatchObject({ value: { values: { title: "Dates" } } });
});
