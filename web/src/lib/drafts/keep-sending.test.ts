import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { signIn, signOut } from "../auth/auth.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { draftKey } from "./drafts.ts";
import { keepSending } from "./keep-sending.ts";
import { putWaiting, tell, waitingOf, withdraw } from "./outbox.ts";
import type { Delivery } from "./send-waiting.ts";

const put = (about: string) =>
  putWaiting(
    draftKey("u1", about),
    { operation: "Save", variables: {}, version: 1, value: about, what: "text", title: about, path: "/" },
    false,
  );

let stop = () => {};
let sent: string[];
let answer: (about: string) => Delivery | Promise<Delivery>;
const onSent = jest.fn();

const start = () =>
  (stop = keepSending(async ({ about }) => {
    sent.push(about);
    return answer(about);
  }, onSent));

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const online = (is: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(is);

beforeEach(() => {
  jest.useFakeTimers();
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  sent = [];
  answer = () => ({ end: "stored", stored: { version: 2 } });
  onSent.mockReset();
});

afterEach(async () => {
  stop();
  signOut();
  for (const waiting of await waitingOf("u1")) await withdraw(waiting);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("what there is, and what comes, is sent at once, and said once a round", async () => {
  await put("one");
  start();
  await pass(0);
  expect(sent).toEqual(["one"]);
  expect(onSent).toHaveBeenCalledTimes(1);
  await put("two");
  await pass(0);
  expect(sent).toEqual(["one", "two"]);
  expect(onSent).toHaveBeenCalledTimes(2);
});

test("while nobody answers it is tried again after three seconds, then six, at most a minute; then from the beginning", async () => {
  answer = () => ({ end: "unanswered" });
  await put("one");
  start();
  await pass(0);
  for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    const before = sent.length;
    await pass(pause - 1);
    expect(sent).toHaveLength(before);
    await pass(1);
    expect(sent).toHaveLength(before + 1);
  }
  expect(onSent).not.toHaveBeenCalled();
  answer = () => ({ end: "stored", stored: { version: 2 } });
  await pass(60_000);
  expect(onSent).toHaveBeenCalledTimes(1);
  answer = () => ({ end: "unanswered" });
  await put("two");
  await pass(0);
  const before = sent.length;
  await pass(3_000);
  expect(sent).toHaveLength(before + 1);
});

test("what the service can't take is tried again when its time has come, and nothing else is", async () => {
  answer = (about) => (about === "tired" ? { end: "unavailable", reason: "Later" } : { end: "stored", stored: { version: 2 } });
  await put("tired");
  await put("fine");
  start();
  await pass(0);
  expect(sent).toEqual(["tired", "fine"]);
  await pass(2_999);
  expect(sent).toHaveLength(2);
  await pass(1);
  expect(sent).toEqual(["tired", "fine", "tired"]);
});

test("without a network nothing is tried until there is one", async () => {
  online(false);
  await put("one");
  start();
  await pass(600_000);
  expect(sent).toEqual([]);
  online(true);
  dispatchEvent(new Event("online"));
  await pass(0);
  expect(sent).toEqual(["one"]);
});

test("what comes while something is being sent is sent after it, not beside it", async () => {
  let stored: (delivery: Delivery) => void = () => {};
  answer = () => new Promise((resolve) => (stored = resolve));
  await put("one");
  start();
  await pass(0);
  await put("two");
  await pass(0);
  expect(sent).toEqual(["one"]);
  stored({ end: "stored", stored: { version: 2 } });
  await pass(0);
  expect(sent).toEqual(["one", "two"]);
  expect(onSent).not.toHaveBeenCalled();
  stored({ end: "stored", stored: { version: 2 } });
  await pass(0);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test("it ends when it is stopped, and with the session", async () => {
  start();
  await pass(0);
  stop();
  await put("one");
  dispatchEvent(new Event("online"));
  await pass(600_000);
  expect(sent).toEqual([]);
  start();
  await pass(0);
  expect(sent).toEqual(["one"]);
  signOut();
  await put("two");
  await pass(600_000);
  expect(sent).toEqual(["one"]);
  start();
  await pass(0);
  expect(sent).toEqual(["one"]);
});

test("a try that is due is none any more once it is stopped", async () => {
  answer = () => ({ end: "unanswered" });
  await put("one");
  start();
  await pass(0);
  stop();
  await pass(600_000);
  expect(sent).toEqual(["one"]);
});

test("nothing is planned when nothing is left, and what it was told to hear it hears no more once it is stopped", async () => {
  const remove = jest.spyOn(globalThis, "removeEventListener");
  const add = jest.spyOn(globalThis, "addEventListener");
  await put("one");
  start();
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
  stop();
  const heard = add.mock.calls.filter(([name]) => name === "online");
  expect(heard).toHaveLength(1);
  expect(remove.mock.calls).toContainEqual(heard[0]);
});

test("signed out while something is being sent, nothing more is said or planned", async () => {
  let answered: (delivery: Delivery) => void = () => {};
  answer = () => new Promise((resolve) => (answered = resolve));
  await put("one");
  start();
  await pass(0);
  signOut();
  answered({ end: "unanswered" });
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(onSent).not.toHaveBeenCalled();
});

test("stopped while something is being sent, or before the next try, nothing is planned any more", async () => {
  let answered: (delivery: Delivery) => void = () => {};
  answer = () => new Promise((resolve) => (answered = resolve));
  await put("one");
  start();
  await pass(0);
  stop();
  answered({ end: "unanswered" });
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
  answer = () => ({ end: "unanswered" });
  start();
  await pass(0);
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test("a sign-out ends it, signing in once more doesn't", async () => {
  const remove = jest.spyOn(globalThis, "removeEventListener");
  start();
  await pass(0);
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  expect(remove).not.toHaveBeenCalledWith("online", expect.anything());
  await put("one");
  await pass(0);
  expect(sent).toEqual(["one"]);
  signOut();
  expect(remove).toHaveBeenCalledWith("online", expect.anything());
});

test("what becomes of other changes is no reason to try before it is time", async () => {
  answer = () => ({ end: "unanswered" });
  await put("one");
  start();
  await pass(0);
  tell("u1/other", { event: "withdrawn" });
  await pass(0);
  expect(sent).toEqual(["one"]);
});

test("a browser that refuses now is asked again", async () => {
  await put("one");
  const request = () => Promise.reject(new Error("Not now"));
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  start();
  await pass(0);
  expect(sent).toEqual([]);
  Reflect.deleteProperty(navigator, "locks");
  await pass(3_000);
  expect(sent).toEqual(["one"]);
});

test("nobody's changes are sent while nobody is signed in", async () => {
  await putWaiting(
    draftKey("", "nobody"),
    { operation: "Save", variables: {}, version: 1, value: "", what: "text", title: "", path: "/" },
    false,
  );
  signOut();
  const add = jest.spyOn(globalThis, "addEventListener");
  start();
  await pass(0);
  expect(sent).toEqual([]);
  expect(add).not.toHaveBeenCalledWith("online", expect.anything());
  for (const waiting of await waitingOf("")) await withdraw(waiting);
});
