import { expect, test } from "@jest/globals";
import { apiUrl } from "./config.ts";

test.each([
  [undefined, "graphql", "/graphql"],
  ["https://api.example.com", "site/partners", "https://api.example.com/site/partners"],
  ["https://api.example.com/v1/", "/site/branches", "https://api.example.com/v1/site/branches"],
])("with the base %s, %s is asked at %s", (base, path, address) => {
  expect(apiUrl(path, base)).toBe(address);
});
