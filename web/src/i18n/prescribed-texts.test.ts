import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

type Words = Record<"en" | "ar", string>;

/** What the product's specification has the application say, word for word; the journeys look for these same words on the screen. */
const PRESCRIBED = Object.entries(
  JSON.parse(readFileSync(new URL("../testing/prescribed-texts.json", import.meta.url), "utf8")) as Record<string, Words>,
);

const said = (locale: keyof Words, key: string): unknown => {
  const [file = "", path = ""] = key.split(":");
  const messages: unknown = JSON.parse(readFileSync(new URL(`${locale}/${file}.json`, import.meta.url), "utf8"));
  return path.split(".").reduce((part, name) => (part as Record<string, unknown>)[name], messages);
};

test.each(PRESCRIBED)("%s says what is prescribed, in both languages", (key, words) => {
  expect({ en: said("en", key), ar: said("ar", key) }).toEqual(words);
});
