import { expect, test } from "@jest/globals";
import { Lanes } from "./lanes.ts";

/** Lanes whose work goes on until it is let go; `begun` is the order it began in. */
function heldLanes(limit: number) {
  const begun: string[] = [];
  const letGo = new Map<string, () => void>();
  const lanes = new Lanes<string>(limit, (thing) => {
    begun.push(thing);
    return new Promise((resolve) => letGo.set(thing, resolve));
  });
  const finish = async (thing: string) => {
    letGo.get(thing)?.();
    await new Promise(setImmediate);
  };
  return { lanes, begun, finish };
}

test("things of one lane are worked on one after the other, in the order they came", async () => {
  const { lanes, begun, finish } = heldLanes(10);
  for (const thing of ["a1", "a2", "a3"]) lanes.add("a", thing);
  expect(begun).toEqual(["a1"]);
  expect(lanes.waiting).toEqual(["a2", "a3"]);
  await finish("a1");
  expect(begun).toEqual(["a1", "a2"]);
  await finish("a2");
  expect(begun).toEqual(["a1", "a2", "a3"]);
  expect(lanes.waiting).toEqual([]);
});

test("those of different lanes are worked on at once, up to the limit; a waiting one holds up no other lane", async () => {
  const { lanes, begun, finish } = heldLanes(2);
  lanes.add("a", "a1");
  lanes.add("a", "a2");
  lanes.add("b", "b1");
  lanes.add("c", "c1");
  expect(begun).toEqual(["a1", "b1"]);
  expect(lanes.size).toBe(4);
  await finish("b1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await finish("a1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  expect(lanes.size).toBe(2);
});

test("who waits for room gets it when there are fewer", async () => {
  const { lanes, finish } = heldLanes(2);
  lanes.add("a", "a1");
  lanes.add("b", "b1");
  let room = false;
  const waiting = lanes.fewerThan(2).then(() => (room = true));
  await new Promise(setImmediate);
  expect(room).toBe(false);
  await finish("a1");
  await waiting;
  expect(room).toBe(true);
  await lanes.fewerThan(2);
});

test("what waits can be given up; what is under way is waited for", async () => {
  const { lanes, begun, finish } = heldLanes(1);
  for (const lane of ["a", "b", "c"]) lanes.add(lane, lane);
  let idle = false;
  const whenIdle = lanes.idle().then(() => (idle = true));
  expect(lanes.giveUpWaiting()).toEqual(["b", "c"]);
  expect(lanes.waiting).toEqual([]);
  await new Promise(setImmediate);
  expect(idle).toBe(false);
  await finish("a");
  await whenIdle;
  expect(begun).toEqual(["a"]);
  expect(lanes.size).toBe(0);
});

test("idle waits also for what begins when something before it ends", async () => {
  const { lanes, finish } = heldLanes(1);
  lanes.add("a", "a1");
  lanes.add("a", "a2");
  let idle = false;
  const whenIdle = lanes.idle().then(() => (idle = true));
  await finish("a1");
  expect(idle).toBe(false);
  await finish("a2");
  await whenIdle;
});
