import { expect, test } from "@jest/globals";
import { messages as arabic } from "../messages.ar.ts";
import { messages as english } from "../messages.en.ts";
import { type Messages, speak, t, useTranslation } from "./translations.ts";

const texts = (messages: Messages): string[] =>
  Object.values(messages).flatMap((message) => (typeof message === "string" ? [message] : texts(message)));

test("messages are found by namespace and path, and filled in", () => {
  speak("ar", arabic);
  expect(t("home:contact.tooLong", { maximum: 120 })).toBe("عدد الأحرف لا يزيد على 120");
  expect(t("tryAgain")).toBe(arabic.common.tryAgain);
  expect(useTranslation(["home", "common"]).t("nav.stages")).toBe(arabic.home.nav.stages);
  expect(useTranslation().i18n.language).toBe("ar");
});

test("a message that isn't there stops the build, which draws the page", () => {
  speak("en", english);
  expect(() => t("home:nowhere")).toThrow("The home page has no message home.nowhere");
});

test("the home page's own messages need no plurals or choices, which only the application knows", () => {
  expect(texts({ home: english.home, arabic: arabic.home }).filter((text) => /\{\w+\s*,/.test(text))).toEqual([]);
});
