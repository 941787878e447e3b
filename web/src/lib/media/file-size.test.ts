import { expect, test } from "@jest/globals";
import { speak } from "../../testing/setup.ts";
import { formatFileSize } from "./file-size.ts";

test("sizes are told with the unit's sign in English, with its name in Arabic", async () => {
  expect([640, 640 * 1024, 2.4 * 1024 ** 2].map(formatFileSize)).toEqual(["640 byte", "640 kB", "2.4 MB"]);
  await speak("ar");
  expect([640, 640 * 1024, 2.4 * 1024 ** 2, 3 * 1024 ** 3].map(formatFileSize)).toEqual([
    "640 بايت",
    "640 كيلوبايت",
    "2.4 ميغابايت",
    "3 غيغابايت",
  ]);
});
