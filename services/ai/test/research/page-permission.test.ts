import { expect, test } from "@jest/globals";
import { isListed, PagePermission } from "../../src/research/page-permission.ts";

test.each([
  ["example.org", true],
  ["EXAMPLE.org", true],
  ["www.example.org", false],
  ["evil-example.org", false],
  ["example.org.evil.example", false],
  ["docs.below.example", true],
  ["below.example", true],
  ["notbelow.example", false],
])("%s is listed: %s", (host, listed) => {
  expect(isListed(host, ["example.org", ".below.example"])).toBe(listed);
});

test("a page that was found may be read, and may lead on at its host; the host's other pages may not be asked for", () => {
  const permission = new PagePermission(["listed.example"]);
  permission.found("https://www.found.example/a?b=1");
  const allows = (address: string) => permission.allows(new URL(address));
  expect(allows("https://www.found.example/a?b=1")).toBe(true);
  expect(allows("https://www.found.example/a?b=secret")).toBe(false);
  expect(allows("https://listed.example/anything")).toBe(true);
  expect(permission.leadsTo(new URL("https://found.example/moved"))).toBe(true);
  expect(permission.leadsTo(new URL("https://elsewhere.example/"))).toBe(false);
});
