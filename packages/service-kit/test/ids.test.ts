import { expect, test } from "@jest/globals";
import { ageOfId, newId, newSecretId, timeOfId } from "../src/index.ts";

test("an id carries the second it was made in", () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const ids = [newId(), newSecretId()];
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(ids[1]).toMatch(/^[0-9a-f]{40}$/);
  for (const id of ids) {
    const made = timeOfId(id)?.getTime() ?? 0;
    expect(made).toBeGreaterThanOrEqual(before);
    expect(made).toBeLessThanOrEqual(Date.now());
    expect(made % 1000).toBe(0);
  }
  expect(timeOfId(`65000000${"0".repeat(16)}`)).toEqual(new Date(0x65000000 * 1000));
  expect(timeOfId(`65000000${"f".repeat(32)}`)).toEqual(new Date(0x65000000 * 1000));
});

test("no two are the same, and of those that can't be guessed nothing but the time is", () => {
  const ids = Array.from({ length: 100 }, newSecretId);
  expect(new Set(ids.map((id) => id.slice(8))).size).toBe(100);
  expect(new Set(ids.map((id) => id.slice(8, 18))).size).toBe(100);
  expect(newId()).not.toBe(newId());
});

test("how old an id is, is known to the second", () => {
  const ago = (milliseconds: number) => Math.floor((Date.now() - milliseconds) / 1000).toString(16) + "0".repeat(16);
  expect(Math.abs(ageOfId(ago(60_000)) - 60_000)).toBeLessThan(5_000);
  expect(ageOfId("not-an-id")).toBe(Infinity);
});

test.each([
  "",
  "6500000",
  `65000000${"0".repeat(15)}`,
  `65000000${"0".repeat(17)}`,
  `65000000${"0".repeat(31)}`,
  `65000000${"0".repeat(33)}`,
  `65000000${"g".repeat(16)}`,
  `G5000000${"0".repeat(16)}`,
  `x65000000${"0".repeat(16)}`,
  `65000000${"0".repeat(16)}\n`,
])("%j is no id of ours", (id) => {
  expect(timeOfId(id)).toBeUndefined();
});
