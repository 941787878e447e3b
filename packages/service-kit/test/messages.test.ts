import { expect, test } from "@jest/globals";
import { type Message, text } from "../src/messages.ts";

const NAMED: Message = { en: "The link “{link}” leads nowhere.", ar: "الرابط «{link}» ناقص." };
const COUNTED: Message = {
  en: "Wait {seconds|one:# second|other:# seconds}.",
  ar: "بعد {seconds|one:ثانية|two:ثانيتين|few:# ثوانٍ|other:# ثانية}.",
};

test.each([
  ["en", "/about", "The link “/about” leads nowhere."],
  ["en", "/من-نحن", "The link “\u2068/من-نحن\u2069” leads nowhere."],
  ["ar", "/about", "الرابط «\u2068/about\u2069» ناقص."],
  ["ar", "/من-نحن", "الرابط «/من-نحن» ناقص."],
  ["ar", "2026", "الرابط «2026» ناقص."],
  ["ar", "\u202Eabout\u2069", "الرابط «\u2068about\u2069» ناقص."],
] as const)("a parameter that reads otherwise than the message stands isolated: %s %s", (locale, link, expected) =>
  expect(text(NAMED, locale, { link })).toBe(expected),
);

test.each([
  ["en", 1, "Wait 1 second."],
  ["en", 30, "Wait 30 seconds."],
  ["ar", 2, "بعد ثانيتين."],
  ["ar", 5, "بعد 5 ثوانٍ."],
] as const)("numbers stand as they are, in the form that %s has for %p", (locale, seconds, expected) =>
  expect(text(COUNTED, locale, { seconds })).toBe(expected),
);
