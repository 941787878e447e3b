import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { draftKey, readDraft, writeDraft } from "./drafts.ts";
import {
  type Change,
  changeWaiting,
  discard,
  handOver,
  onOutcome,
  type Outcome,
  putWaiting,
  readWaiting,
  type Waiting,
  waitingOf,
  withdraw,
  withdrawParked,
} from "./outbox.ts";
import { STORED } from "../stored-names.ts";

const CHANGE: Change = { operation: "Save", variables: {}, version: 1, value: "v", what: "text", title: "t", path: "/" };
const one = draftKey("u1", "one", "tab");
const two = draftKey("u1", "two");

let outcomes: [string, Outcome][];
let stop: () => void;

beforeEach(() => {
  outcomes = [];
  stop = onOutcome((name, outcome) => outcomes.push([name, outcome]));
});

afterEach(async () => {
  stop();
  jest.restoreAllMocks();
  for (const { key } of await waitingOf("u1")) await changeWaiting(key, () => null);
});

const park = (state: Waiting["state"]) => changeWaiting("u1/one@tab", (waiting) => ({ ...waiting, state }));

test("what is put waits to be sent, in the order in which it was first put, and is told", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_000);
  await putWaiting(two, CHANGE, false);
  await putWaiting(one, CHANGE, false);
  await putWaiting(two, { ...CHANGE, value: "newer" }, false);
  const [first, second] = await waitingOf("u1");
  expect([first?.about, second?.about]).toEqual(["two", "one"]);
  expect(first).toMatchObject({ ...two, key: "u1/two", value: "newer", state: "waiting", tried: false });
  expect(first?.at).toBeGreaterThan(second?.at ?? Infinity);
  expect(second?.since).toBeGreaterThan(first?.since ?? Infinity);
  expect(second?.tab).toBe("tab");
  expect(outcomes).toEqual([
    ["u1/two", { event: "put" }],
    ["u1/one@tab", { event: "put" }],
    ["u1/two", { event: "put" }],
  ]);
});

test("each save has a revision of its own, and what was tried once may have arrived", async () => {
  await putWaiting(one, CHANGE, false);
  const before = await readWaiting(one);
  await putWaiting(one, CHANGE, true);
  const tried = await readWaiting(one);
  await putWaiting(one, CHANGE, false);
  expect([before?.tried, tried?.tried, (await readWaiting(one))?.tried]).toEqual([false, true, true]);
  expect(tried?.revision).not.toBe(before?.revision);
});

test("another tab goes on with what waits under its own name", async () => {
  expect(await handOver(one, two)).toBeUndefined();
  await putWaiting(one, CHANGE, true);
  const handed = await handOver(one, two);
  expect(handed).toMatchObject({ ...CHANGE, about: "two", key: "u1/two", tried: true });
  expect(await readWaiting(one)).toBeUndefined();
  expect(await readWaiting(two)).toEqual(handed);
});

test("what is withdrawn is gone, which is told; where nothing waits there is nothing to tell", async () => {
  await putWaiting(one, CHANGE, false);
  await withdraw(one);
  await withdraw(one);
  expect(await readWaiting(one)).toBeUndefined();
  expect(outcomes.slice(1)).toEqual([["u1/one@tab", { event: "withdrawn" }]]);
});

test("only what the service hasn't taken is withdrawn with its draft's end", async () => {
  await withdrawParked(one);
  await putWaiting(one, CHANGE, false);
  await withdrawParked(one);
  expect(await readWaiting(one)).toBeDefined();
  expect(outcomes).toEqual([["u1/one@tab", { event: "put" }]]);
  for (const state of ["refused", "conflict"] as const) {
    await putWaiting(one, CHANGE, false);
    await park(state);
    outcomes = [];
    await withdrawParked(one);
    expect(await readWaiting(one)).toBeUndefined();
    expect(outcomes).toEqual([["u1/one@tab", { event: "withdrawn" }]]);
  }
});

test("what is discarded is gone with its draft", async () => {
  await writeDraft(one, { value: "v" });
  await putWaiting(one, CHANGE, false);
  const sent = await readWaiting(one);
  await discard({ ...one });
  expect([await readWaiting(one), await readDraft(one)]).toEqual([undefined, undefined]);
  expect(outcomes.slice(1)).toEqual([
    ["u1/one@tab", { event: "withdrawn" }],
    ["u1/one@tab", { event: "discarded", sent }],
  ]);
  expect(sent).toBeDefined();
});

test("other tabs hear of it, and it hears of theirs", async () => {
  const other = new BroadcastChannel(STORED.outbox);
  try {
    const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data), { once: true }));
    await putWaiting(one, CHANGE, false);
    expect(await heard).toEqual(["u1/one@tab", { event: "put" }]);
    const told = new Promise((resolve) => {
      const end = onOutcome((...outcome) => {
        end();
        resolve(outcome);
      });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    other.postMessage(["u1/elsewhere", { event: "sending" }]);
    expect(await told).toEqual(["u1/elsewhere", { event: "sending" }]);
  } finally {
    other.close();
  }
});

test("who has stopped hears no more", async () => {
  stop();
  await putWaiting(one, CHANGE, false);
  expect(outcomes).toEqual([]);
});
