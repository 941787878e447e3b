import { expect, test } from "@jest/globals";
import { Turns } from "../../src/work/turns.ts";

/** Work that goes on until it is let go. */
function heldWork(began: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    began.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("one after the other of a key, in the order they came, however one ends", async () => {
  const turns = new Turns();
  const began: string[] = [];
  const second = heldWork(began, "second");
  const first = turns.run("key", () => {
    began.push("first");
    return Promise.reject(new Error("no"));
  });
  const next = turns.run("key", second.work);
  const last = turns.run("key", async () => began.push("third"));
  expect(began).toEqual(["first"]);
  await expect(first).rejects.toThrow("no");
  await settle();
  expect(began).toEqual(["first", "second"]);
  second.end();
  expect(await next).toBe("second");
  await last;
  expect(began).toEqual(["first", "second", "third"]);
});

test("so many at once of a key, and each key for itself", async () => {
  const turns = new Turns(2);
  const began: string[] = [];
  const held = ["a1", "a2", "a3"].map((name) => heldWork(began, name));
  const running = held.map(({ work }) => turns.run("a", work));
  await turns.run("b", async () => began.push("b1"));
  expect(began).toEqual(["a1", "a2", "b1"]);
  held[1]?.end();
  await running[1];
  await settle();
  expect(began).toEqual(["a1", "a2", "b1", "a3"]);
  for (const { end } of held) end();
  await Promise.all(running);
});

test("a place is free again once its work is over, and no more places than there are", async () => {
  const turns = new Turns(2);
  const began: string[] = [];
  await Promise.all(["a1", "a2"].map((name) => turns.run("a", async () => began.push(name))));
  const held = ["b1", "b2", "b3"].map((name) => heldWork(began, name));
  const [first, ...others] = held.map(({ work }) => turns.run("a", work));
  expect(began).toEqual(["a1", "a2", "b1", "b2"]);
  held[0]?.end();
  await first;
  await settle();
  // One of the two is still under way, and the third has taken the first one's place.
  const last = heldWork(began, "c1");
  const after = turns.run("a", last.work);
  await settle();
  expect(began).toEqual(["a1", "a2", "b1", "b2", "b3"]);
  for (const { end } of [...held, last]) end();
  await Promise.all([...others, after]);
  expect(began.at(-1)).toBe("c1");
});
