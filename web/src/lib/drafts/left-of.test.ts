import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { STORED } from "../stored-names.ts";
import { type DraftKey, draftKey, draftsAbout, readDraft, removeDraftsWhere, writeDraft } from "./drafts.ts";
import { type Change, putWaiting, readWaiting, removeWaitingWhere } from "./outbox.ts";
import { unlessSending } from "./send-waiting.ts";

// a browser in which tabs can't ask each other
const { BroadcastChannel: Channel } = globalThis;
Reflect.deleteProperty(globalThis, "BroadcastChannel");
const { leftOf } = await import("./left-of.ts");
globalThis.BroadcastChannel = Channel;

const USER = "u1";
const CHANGE: Change = { operation: "Save", variables: {}, version: 1, value: "v", what: "text", title: "t", path: "/" };
const of = (tab?: string) => draftKey(USER, "note", tab);

let now: number;
let locks: FakeLocks;

const left = () => leftOf<string>(USER, "note");

/** Each is kept a second after the one before. */
async function keep(key: DraftKey, value: string, version?: number): Promise<void> {
  now += 1_000;
  await writeDraft(key, { value, ...(version === undefined ? {} : { version }) });
}

/** Another tab of this browser is open. */
const isOpen = (tab: string) => void locks.request(`${STORED.tab}.${tab}`, () => new Promise<never>(() => {}));

beforeEach(() => {
  now = 1_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  locks = new FakeLocks();
  locksAre(locks);
});

afterEach(async () => {
  await removeDraftsWhere(() => true);
  await removeWaitingWhere(() => true);
  locksAre(undefined);
  jest.restoreAllMocks();
});

test("where nothing was left, there is nothing to go on with, and what is kept here has a name of its own", async () => {
  const { key, draft, waiting, queuedAs, others } = await left();
  expect([draft, waiting, others]).toEqual([undefined, undefined, []]);
  expect(queuedAs).toEqual(key);
  expect(key.tab).toBeDefined();
});

test("a tab goes on with its own draft, as it was kept, though another one has left a newer one, which is offered", async () => {
  const { key } = await left();
  await keep(key, "own", 1);
  await keep(of("closed"), "newer", 2);
  now = 9_000;
  const found = await left();
  expect(found.draft).toMatchObject({ value: "own", version: 1, at: 2_000 });
  expect(found.others).toMatchObject([{ key: of("closed"), draft: { value: "newer", version: 2 } }]);
  expect(await readDraft(key)).toMatchObject({ value: "own", at: 2_000 });
});

test("else with the newest that a closed tab has left, which becomes its own; the others are offered, the newest first", async () => {
  await keep(of("first"), "oldest");
  await keep(of("second"), "older");
  await keep(of("third"), "newest", 3);
  const { key, draft, others } = await left();
  expect(draft).toMatchObject({ value: "newest", version: 3 });
  expect(others.map((one) => [one.key.tab, one.draft.value])).toEqual([
    ["second", "older"],
    ["first", "oldest"],
  ]);
  expect(await readDraft(key)).toMatchObject({ value: "newest", version: 3 });
  expect(await readDraft(of("third"))).toBeUndefined();
});

test("what was written on nothing stored is still that when another tab goes on with it", async () => {
  await keep(of("closed"), "new");
  const { key } = await left();
  const kept = await readDraft(key);
  expect(kept).toMatchObject({ value: "new" });
  expect(kept).not.toHaveProperty("version");
});

test("what a tab that is open has kept is its own", async () => {
  await keep(of("closed"), "left");
  await keep(of("open"), "kept");
  isOpen("open");
  const { draft, others } = await left();
  expect(draft?.value).toBe("left");
  expect(others).toEqual([]);
  expect((await draftsAbout<string>(USER, "note")).map((one) => one.draft.value)).toContain("kept");
});

test("where it can't be told which tabs are open, only what an earlier release has kept is gone on with", async () => {
  locksAre(undefined);
  await keep(of(), "earlier release", 1);
  await keep(of("perhaps open"), "kept");
  const { key, draft, others } = await left();
  expect(draft).toMatchObject({ value: "earlier release", version: 1 });
  expect(others).toEqual([]);
  expect(await readDraft(key)).toMatchObject({ value: "earlier release" });
  expect(await readDraft(of("perhaps open"))).toMatchObject({ value: "kept" });
});

test("what a closed tab has put into the queue goes on under the name of the tab that goes on with it", async () => {
  await keep(of("closed"), "left", 1);
  await putWaiting(of("closed"), CHANGE, true);
  const { key, waiting, queuedAs } = await left();
  expect(queuedAs).toEqual(key);
  expect(waiting).toMatchObject({ ...CHANGE, tab: key.tab, tried: true });
  expect(await readWaiting(of("closed"))).toBeUndefined();
});

test("what is being sent keeps its name until it is sent", async () => {
  await keep(of("closed"), "left", 1);
  await putWaiting(of("closed"), CHANGE, true);
  await unlessSending(async () => {
    const { key, draft, waiting, queuedAs } = await left();
    expect(draft?.value).toBe("left");
    expect(queuedAs).toEqual(of("closed"));
    expect(waiting).toMatchObject({ ...CHANGE, tab: "closed" });
    expect(await readWaiting(key)).toBeUndefined();
  });
});
