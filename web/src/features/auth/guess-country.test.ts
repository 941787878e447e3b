import { expect, test } from "@jest/globals";
import { guessCountry } from "./guess-country.ts";

const COUNTRIES = ["DE", "EG", "GB", "SA", "SO", "US"];

test.each([
  [["en-US", "ar"], "Asia/Riyadh", "SA"],
  [["ar", "ar-EG"], "UTC", "EG"],
  [["ar-SA"], "Europe/London", "SA"],
  [["en-GB"], "Africa/Cairo", "EG"],
  [["en-GB", "en-US", "en"], "UTC", "GB"],
  [["en-US", "en"], "Europe/London", "GB"],
  [["en-US", "ar-SA"], "Europe/Berlin", "SA"],
  [["en"], "Europe/Berlin", "DE"],
  [["en-US"], "UTC", "US"],
  [["ar"], "Africa/Mogadishu", "SO"],
  [["ar-QA", "en-GB"], "Asia/Qatar", "GB"],
  [["en", "ar"], "UTC", undefined],
  [[], "", undefined],
  [["not a language!"], "constructor", undefined],
])("who reads %j and has the clock of %s is probably in %s", (languages, zone, country) => {
  expect(guessCountry(languages, zone, COUNTRIES)).toBe(country);
});
