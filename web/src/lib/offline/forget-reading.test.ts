import { expect, jest, test } from "@jest/globals";
import { STORED } from "../stored-names.ts";

const emptied: string[] = [];
let asked = 0;
jest.unstable_mockModule("../drafts/kept-entries.ts", () => {
  asked += 1;
  if (asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return { keptEntries: (name: string) => ({ removeWhere: async (isGone: () => boolean) => void (isGone() && emptied.push(name)) }) };
});
const { forgetReading } = await import("./forget-reading.ts");

test("what was read is taken away although what does so can't be had at first", async () => {
  await forgetReading();
  expect(emptied).toEqual([STORED.reading]);
});
