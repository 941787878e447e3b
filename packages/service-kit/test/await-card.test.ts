import { expect, test } from "@jest/globals";
import { Types } from "mongoose";
import { ageOfId, awaitCard, newId, perRequest, systemContext } from "../src/index.ts";

const oldId = () => Types.ObjectId.createFromTime(Date.now() / 1000 - 60).toHexString();

/** A card that arrives with the given reading. */
function arriving(reading: number) {
  let reads = 0;
  return { read: async () => ((reads += 1) >= reading ? { title: "card" } : undefined), reads: () => reads };
}

test("a card that is there is given at once", async () => {
  const card = arriving(1);
  expect(await awaitCard(newId(), "u", card.read)).toEqual({ title: "card" });
  expect(card.reads()).toBe(1);
});

test("a young aggregate's card is waited for", async () => {
  const card = arriving(4);
  expect(await awaitCard(newId(), "u", card.read)).toEqual({ title: "card" });
  expect(card.reads()).toBe(4);
});

test("one that is old, or no id of ours, is not waited for", async () => {
  for (const id of [oldId(), "nonsense", ""]) {
    const card = arriving(2);
    expect(await awaitCard(id, "u", card.read)).toBeUndefined();
    expect(card.reads()).toBe(1);
  }
});

test("a person has five waits at once, others are not held up, and places come free again", async () => {
  const never = async () => undefined;
  const five = Array.from({ length: 5 }, () => awaitCard(newId(), "greedy", never));
  await expect(awaitCard(newId(), "greedy", never)).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 2 } });
  await expect(awaitCard(newId(), "modest", arriving(2).read)).resolves.toBeDefined();
  expect(await Promise.all(five)).toEqual(Array.from({ length: 5 }, () => undefined));
  await expect(awaitCard(newId(), "greedy", arriving(2).read)).resolves.toBeDefined();
});

test("a wait that fails frees its place", async () => {
  let reads = 0;
  const failing = async () => {
    reads += 1;
    if (reads % 2 === 0) throw new Error("the database is gone");
    return undefined;
  };
  for (let count = 0; count < 6; count += 1) await expect(awaitCard(newId(), "unlucky", failing)).rejects.toThrow("gone");
});

test("ids carry their age", () => {
  expect(ageOfId(newId())).toBeLessThan(5_000);
  expect(ageOfId(oldId())).toBeGreaterThan(50_000);
  expect(ageOfId("me")).toBe(Infinity);
});

test("what lives as long as a request is made once", () => {
  const context = systemContext();
  const make = () => ({});
  expect(perRequest(context, "loader", make)).toBe(perRequest(context, "loader", make));
  expect(perRequest(context, "loader", make)).not.toBe(perRequest(systemContext(), "loader", make));
});
