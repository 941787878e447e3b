import { expect, test } from "@jest/globals";
import { isLocalPath } from "./local-path.ts";

test.each(["/dashboard", "/companies/show/7?tab=voice#top", "/a//b"])("%s stays on this site", (path) => {
  expect(isLocalPath(path)).toBe(true);
});

test.each([
  null,
  "",
  "dashboard",
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "javascript:alert(1)",
])("%j does not", (path) => {
  expect(isLocalPath(path)).toBe(false);
});
