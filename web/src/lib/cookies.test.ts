import { expect, test } from "@jest/globals";
import { readCookie, removeCookie, writeCookie } from "./cookies.ts";

test("what is written is read back, in any script", () => {
  writeCookie("user", '{"username":"سارة; q=1"}', 30);
  expect(readCookie("user")).toBe('{"username":"سارة; q=1"}');
  removeCookie("user");
  expect(readCookie("user")).toBeNull();
});

test("a cookie of more than 4096 characters isn't read back", () => {
  const room = 4096 - "long=".length;
  document.cookie = `long=${"a".repeat(room)}; Path=/`;
  expect(readCookie("long")).toHaveLength(room);
  document.cookie = `long=${"a".repeat(room + 1)}; Path=/`;
  expect(readCookie("long")).toBeNull();
});
