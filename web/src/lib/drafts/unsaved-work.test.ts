import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { draftKey, readDraft, writeDraft } from "./drafts.ts";
import { putWaiting, readWaiting } from "./outbox.ts";
import { discardWorkOn, KEPT_DAYS, removeOldWork, removeUnsavedOf, unsavedOf } from "./unsaved-work.ts";

const CHANGE = { operation: "Save", variables: {}, version: 1, value: "v", what: "text", title: "t", path: "/" };
const text = draftKey("u1", "text", "tab");
const other = draftKey("u2", "text");

const clear = async () => {
  for (const userId of ["u1", "u2"]) await removeUnsavedOf(userId);
};

beforeEach(async () => {
  await clear();
  await writeDraft(text, { value: "a" });
  await writeDraft(draftKey("u1", "form"), { value: "b" });
  await putWaiting(text, CHANGE, false);
  await putWaiting(draftKey("u1", "queued"), CHANGE, false);
  await writeDraft(other, { value: "c" });
  await putWaiting(other, CHANGE, false);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clear();
});

test("each thing counts once, whether it is a draft, waits, or both, and nobody else's does", async () => {
  expect([await unsavedOf("u1"), await unsavedOf("u2"), await unsavedOf("u3")]).toEqual([3, 1, 0]);
});

test("removed, nothing of that person is left on the device, and everything of others", async () => {
  await removeUnsavedOf("u1");
  expect([await unsavedOf("u1"), await unsavedOf("u2")]).toEqual([0, 1]);
  expect([await readDraft(other), await readWaiting(other)]).toMatchObject([{ value: "c" }, { value: "v" }]);
});

test("with a thing goes what one person has unsaved of it, in every tab, and nothing else", async () => {
  await writeDraft(draftKey("u1", "stage.IDEA.k1", "one"), { value: "a" });
  await writeDraft(draftKey("u1", "body.k1", "other"), { value: "b" });
  await putWaiting(draftKey("u1", "body.k1", "third"), CHANGE, false);
  await writeDraft(draftKey("u1", "body.k12"), { value: "c" });
  await writeDraft(draftKey("u2", "body.k1"), { value: "d" });
  await discardWorkOn("u1", "k1");
  expect([await unsavedOf("u1"), await unsavedOf("u2")]).toEqual([4, 2]);
  expect(await readDraft(draftKey("u1", "body.k12"))).toMatchObject({ value: "c" });
});

test("what nobody came back for in thirty days goes, whoever's it is", async () => {
  const now = Date.now();
  const days = (count: number) => jest.spyOn(Date, "now").mockReturnValue(now + count * 86_400_000);
  days(KEPT_DAYS - 1);
  await removeOldWork();
  expect([await unsavedOf("u1"), await unsavedOf("u2")]).toEqual([3, 1]);
  days(KEPT_DAYS + 1);
  await removeOldWork();
  expect([await unsavedOf("u1"), await unsavedOf("u2")]).toEqual([0, 0]);
});
