import { expect, test } from "@jest/globals";
import { guessCountry } from "./guess-country.ts";

test.each([
  [["en-US", "ar"], "Asia/Riyadh", "SA"],
  [["ar", "ar-EG"], "UTC", "EG"],
  [["ar-SA"], "Europe/London", "SA"],
  [["en-GB"], "Africa/Cairo", "EG"],
  [["en", "ar"], "UTC", undefined],
  [[], "", undefined],
  [["not a language!"], "constructor", undefined],
])("who reads %j and has the clock of %s is probably in %s", (languages, zone, country) => {
  expect(guessCountry(languages, zone)).toBe(country);
});
