import { expect, test } from "@jest/globals";
import { z } from "zod";
import { DomainError, MESSAGES, type Message, optionalText, optionalUrl, parseInput, requiredText, text, textList } from "../src/index.ts";

/** What is said of an input that has one thing wrong. */
function problemWith(schema: z.ZodType, value: unknown): string | undefined {
  try {
    parseInput(z.object({ field: schema }), { field: value });
  } catch (error) {
    if (error instanceof DomainError) return error.fieldsIn("en")?.["field"]?.join(" ");
    throw error;
  }
  return undefined;
}

type Case = [what: string, schema: z.ZodType, value: unknown, message: Message, parameters?: Record<string, number>];

test.each<Case>([
  ["an empty text that has to say something", z.string().min(1), "", MESSAGES.required],
  ["a text that is too short", z.string().min(3), "ab", MESSAGES.tooShort, { minimum: 3 }],
  ["a text that is too long", z.string().max(3), "abcd", MESSAGES.tooLong, { maximum: 3 }],
  ["an empty list that has to name something", z.array(z.string()).min(1), [], MESSAGES.required],
  ["a list of too many", z.array(z.string()).max(1), ["a", "b"], MESSAGES.tooMany, { maximum: 1 }],
  ["a number below the smallest, be it one", z.number().min(1), 0, MESSAGES.tooSmall, { minimum: 1 }],
  ["a number below the smallest", z.number().min(2), 1, MESSAGES.tooSmall, { minimum: 2 }],
  ["a number above the biggest", z.number().max(2), 3, MESSAGES.tooBig, { maximum: 2 }],
  ["what is absent", z.string(), undefined, MESSAGES.required],
  ["null", z.string(), null, MESSAGES.required],
  ["another type", z.string(), 5, MESSAGES.invalid],
  ["no address of mail", z.email(), "a", MESSAGES.invalidEmail],
  ["no address of the web", z.url(), "a", MESSAGES.invalidUrl],
  ["another format", z.uuid(), "a", MESSAGES.invalid],
  ["none of those to choose from", z.enum(["A"]), "B", MESSAGES.invalid],
  ["what is refused without a message of its own", z.string().refine(() => false), "a", MESSAGES.invalid],
  ["a text of white space", requiredText(5), " \n ", MESSAGES.required],
])("%s is told as what it is", (...[, schema, value, message, parameters]: Case) => {
  expect(problemWith(schema, value)).toBe(text(message, "en", parameters));
});

test("a text that nobody sees is absent where it may be, and left out of a list", () => {
  expect(parseInput(optionalText(9), "\u200B \u200E")).toBeUndefined();
  expect(parseInput(optionalText(9), " a ")).toBe("a");
  expect(parseInput(textList(9, 9), [" a", "a ", "\u200B", ""])).toEqual(["a"]);
  expect(parseInput(textList(9, 9), null)).toEqual([]);
  expect(parseInput(textList(9, 9), undefined)).toEqual([]);
});

test.each([
  [" http://a.example/b ", "http://a.example/b"],
  ["https://a.example", "https://a.example"],
  ["  ", undefined],
  [undefined, undefined],
])("of an address %j there is %j", (written, stored) => {
  expect(parseInput(optionalUrl(), written)).toBe(stored);
});

test.each(["ftp://a.example", "a.example", "https://a.example/\u202Ex", "https://a.exa\nmple", "https://a.example/b c"])(
  "%j is no address",
  (written) => {
    expect(problemWith(optionalUrl(), written)).toBe(text(MESSAGES.invalidUrl, "en"));
  },
);
