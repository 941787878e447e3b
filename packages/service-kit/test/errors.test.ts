import { describe, expect, jest, test } from "@jest/globals";
import {
  badInput,
  createLogger,
  DomainError,
  forbidden,
  MESSAGES,
  notFound,
  overloaded,
  rateLimited,
  taken,
  unauthenticated,
  unavailable,
  unreachable,
  versionConflict,
} from "../src/index.ts";

const OWN = { en: "Not this one.", ar: "ليس هذا." };

describe("an error that people are told", () => {
  test.each([
    ["UNAUTHENTICATED", unauthenticated(), MESSAGES.unauthenticated],
    ["UNAUTHENTICATED", unauthenticated(OWN), OWN],
    ["FORBIDDEN", forbidden(), MESSAGES.forbidden],
    ["FORBIDDEN", forbidden(OWN), OWN],
    ["NOT_FOUND", notFound(), MESSAGES.notFound],
    ["NOT_FOUND", notFound(OWN), OWN],
    ["SERVICE_UNAVAILABLE", unavailable(), MESSAGES.unavailable],
    ["SERVICE_UNAVAILABLE", overloaded(), MESSAGES.overloaded],
    ["BAD_USER_INPUT", badInput(), MESSAGES.badInput],
    ["CONFLICT", taken("email"), MESSAGES.taken],
    ["CONFLICT", taken("email", OWN), OWN],
    ["CONFLICT", versionConflict(4), MESSAGES.conflict],
  ])("%s has a code and words in both languages", (code, error, message) => {
    expect([error.name, error.code, error.message, error.in("en"), error.in("ar")]).toEqual([
      "DomainError",
      code,
      message.en,
      message.en,
      message.ar,
    ]);
  });

  test("keeps for the log what it came of", () => {
    const cause = new Error("connection refused");
    expect([unavailable(cause).cause, overloaded(cause).cause]).toEqual([cause, cause]);
    expect(new DomainError("INTERNAL", MESSAGES.internal, { cause }).cause).toBe(cause);
  });

  test("carries what machines need, or nothing", () => {
    expect(overloaded().details).toEqual({ retryAfter: 5 });
    expect(versionConflict(4).details).toEqual({ version: 4 });
    expect([notFound().details, notFound().fields, notFound().parameters]).toEqual([{}, [], {}]);
  });

  test("names each field with all that is wrong with it, in a language; without fields none", () => {
    const error = badInput(
      { field: "title", message: MESSAGES.tooLong, parameters: { maximum: 5 } },
      { field: "title", message: OWN },
      { field: "email", message: MESSAGES.required },
    );
    expect(error.fieldsIn("en")).toEqual({ title: ["At most 5 characters.", "Not this one."], email: ["This field is required."] });
    expect(error.fieldsIn("ar")?.["title"]).toEqual(["لا يزيد على 5 أحرف.", "ليس هذا."]);
    expect(taken("email", OWN).fieldsIn("ar")).toEqual({ email: ["ليس هذا."] });
    expect(notFound().fieldsIn("en")).toBeUndefined();
  });

  test.each([
    [90, "90 seconds"],
    [91, "2 minutes"],
    [7_200, "120 minutes"],
    [7_201, "3 hours"],
  ])("says after %i seconds to try again in %s", (seconds, words) => {
    const error = rateLimited(seconds);
    expect([error.code, error.message, error.details]).toEqual([
      "RATE_LIMITED",
      `Too many attempts. Try again in ${words}.`,
      { retryAfter: seconds },
    ]);
  });
});

describe("what can't be reached at the start", () => {
  test.each([
    ["NATS", "nats://user:secret@broker:4222", new Error("refused"), "NATS at nats://broker:4222 can't be reached: refused"],
    [
      "MongoDB",
      "mongodb://a:b@one:1,two:2/?password=hidden&x=1",
      "no server",
      "MongoDB at mongodb://one:1,two:2/ can't be reached: no server",
    ],
  ])("%s is told in one line without its secrets, and ends the process", (what, url, error, line) => {
    const lines: { level: number; msg: string }[] = [];
    const logger = createLogger("test", "info", { write: (text: string) => void lines.push(JSON.parse(text) as (typeof lines)[number]) });
    const exit = jest.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    expect(() => unreachable(logger, what, url, error)).toThrow("ended with 1");
    exit.mockRestore();
    expect(lines).toMatchObject([{ level: 60, msg: line }]);
  });
});
