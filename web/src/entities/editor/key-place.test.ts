import { expect, test } from "@jest/globals";
import { isCommand, keyPlace } from "./key-place.ts";

test.each([
  ["f", "KeyF", "KeyF"],
  ["F", "KeyF", "KeyF"],
  ["ب", "KeyF", "KeyF"],
  ["/", "Slash", "Slash"],
  ["ظ", "Slash", "Slash"],
  ["?", "Slash", "Slash"],
  ["/", "Digit7", "Slash"],
  ["-", "Slash", "-"],
  ["f", "KeyU", "KeyF"],
  ["F8", "F8", "F8"],
])("the key that writes %s at %s is %s", (key, code, meant) => {
  expect(keyPlace({ key, code })).toBe(meant);
});

test("Ctrl and ⌘ are shortcuts', but with Alt, which writes letters", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isCommand({ ...none, ctrlKey: true })).toBe(true);
  expect(isCommand({ ...none, metaKey: true })).toBe(true);
  expect(isCommand({ ...none, ctrlKey: true, altKey: true })).toBe(false);
  expect(isCommand(none)).toBe(false);
});
