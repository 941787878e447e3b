import { expect, test } from "@jest/globals";
import { apiEnv, workerEnv } from "../../src/env.ts";

const { AI_SEARCH_URL: searchUrl } = workerEnv;
const { AI_RESEARCH_TOKENS: tokens } = apiEnv;

test.each([
  ["http://searxng:8080", true],
  ["https://search.example.org/below/", true],
  ["https://someone:secret@search.example.org/", false],
  ["https://someone@search.example.org/", false],
  ["https://search.example.org/?token=secret", false],
  ["https://search.example.org/?", false],
  ["https://search.example.org/#top", false],
  ["ftp://search.example.org/", false],
  ["searxng", false],
])("a search at %s is taken: %s", (address, taken) => {
  expect(searchUrl.safeParse(address).success).toBe(taken);
});

test("one that is refused is told in one line, without what it holds", () => {
  const { error } = searchUrl.safeParse("https://someone:secret@search.example.org/?token=hidden");
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "expected the search's address without credentials, query and fragment, such as http://searxng:8080",
  ]);
  expect(searchUrl.safeParse("searxng").error?.issues).toHaveLength(1);
});

test("as many tokens are set aside as a research of a long text takes to come to an end", () => {
  expect(tokens.safeParse("39999").success).toBe(false);
  expect(tokens.parse("40000")).toBe(40_000);
  expect(tokens.parse(undefined)).toBe(80_000);
});
