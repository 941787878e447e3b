import { expect, test } from "@jest/globals";
import { importedTimes } from "./imported.ts";
import { twinLink } from "./twin.ts";

const NOW = new Date("2026-06-01T12:00:00.000Z");
const at = (createdAt?: string, updatedAt?: string) => {
  const { madeAt, changedAt } = importedTimes({ createdAt, updatedAt }, NOW);
  return [madeAt.toISOString(), changedAt.toISOString()];
};

test("a content of an archive was made and changed when the archive says", () => {
  expect(at("2026-04-02T08:00:00.000Z", "2026-05-03T09:00:00.000Z")).toEqual(["2026-04-02T08:00:00.000Z", "2026-05-03T09:00:00.000Z"]);
  expect(at("2026-04-02T08:00:00.000Z")).toEqual(["2026-04-02T08:00:00.000Z", "2026-04-02T08:00:00.000Z"]);
});

test.each([
  ["no time", undefined],
  ["one to come", "2026-06-01T12:00:01.000Z"],
  ["one of before there was anything like it", "1970-01-01T00:00:00.007Z"],
])("with %s it is made now", (_, time) => {
  expect(at(time, "2026-05-03T09:00:00.000Z")).toEqual([NOW.toISOString(), NOW.toISOString()]);
});

test("it wasn't changed before it was made, nor after now", () => {
  for (const changed of ["2026-04-01T08:00:00.000Z", "2027-01-01T00:00:00.000Z"])
    expect(at("2026-04-02T08:00:00.000Z", changed)[1]).toBe("2026-04-02T08:00:00.000Z");
});

test("what is no time at all is refused", () => {
  expect(() => at("yesterday")).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" }));
});

test("a pair that is a guess in an archive stays one, and one that isn't doesn't become one", () => {
  const pairs = [
    { own: "a1", other: "b1", place: 0, guessed: true },
    { own: "a2", other: "b2", place: 1 },
  ];
  expect(twinLink.parse({ contentId: "a".repeat(24), pairs }).pairs).toEqual(pairs);
});
