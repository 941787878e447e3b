import { describe, expect, test } from "@jest/globals";
import { expired, type KeyTimes, nextActiveFrom, signing } from "./key-schedule.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const at = (minutes: number) => new Date(minutes * 60_000);
const key = (minutes: number) => ({ activeFrom: at(minutes) });
const times: KeyTimes = { rotation: 30 * DAY * 60_000, announce: HOUR * 60_000, keep: 35 * 60_000 };

describe("a next key", () => {
  test("is made an hour before it signs, no sooner", () => {
    expect(nextActiveFrom([key(0)], times, at(30 * DAY - HOUR - 1))).toBeUndefined();
    expect(nextActiveFrom([key(0)], times, at(30 * DAY - HOUR))).toEqual(at(30 * DAY));
    expect(nextActiveFrom([key(0), key(30 * DAY)], times, at(30 * DAY - 5))).toBeUndefined();
  });

  test("that is late is still announced for an hour", () => {
    expect(nextActiveFrom([key(0)], times, at(90 * DAY))).toEqual(at(90 * DAY + HOUR));
  });

  test("signs at once when there is none", () => {
    expect(nextActiveFrom([], times, at(7))).toEqual(at(7));
  });
});

test("a key signs from its time on until its successor's", () => {
  const keys = [key(0), key(100)];
  expect([signing(keys, at(-1)), signing(keys, at(99)), signing(keys, at(100))]).toEqual([keys[0], keys[0], keys[1]]);
});

test("a key is kept for 35 minutes after its successor has taken over; the last one always", () => {
  const keys = [key(0), key(100), key(200)];
  expect(expired(keys, times, at(135))).toEqual([]);
  expect(expired(keys, times, at(136))).toEqual([keys[0]]);
  expect(expired(keys, times, at(100_000))).toEqual([keys[0], keys[1]]);
});
