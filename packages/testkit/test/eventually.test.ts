import { expect, test } from "@jest/globals";
import { eventually } from "../src/eventually.ts";

test("gives what the condition gives once it is true", async () => {
  let asked = 0;
  expect(await eventually(() => (asked += 1) === 3 && "there")).toBe("there");
  expect(asked).toBe(3);
});

test("an assertion may fail until it holds", async () => {
  let value = 0;
  await eventually(() => {
    value += 1;
    expect(value).toBe(3);
    return true;
  });
  expect(value).toBe(3);
});

test("after the deadline the last reason is told", async () => {
  await expect(eventually(() => Promise.reject(new Error("the reason")), 30)).rejects.toThrow("the reason");
  await expect(eventually(() => undefined, 30)).rejects.toThrow(/still undefined after 30 ms/);
});
