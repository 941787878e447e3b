import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema, parse, validate } from "graphql";
import { operationLimits } from "./operation-limits.ts";

const schema = buildSchema(readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8"));
const refusals = (query: string) => validate(schema, parse(query), [operationLimits]).map(({ message }) => message);

const TOO_MUCH = ["The query asks for too much at once. Ask for fewer or smaller lists."];
const times = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(" ");
/** What is asked of a content, its twin, that one's twin, and so on. */
const alongTwins = (fields: string) =>
  `{ content(id: "c") { ${times(20, () => `twin { ...F content {`)} id ${times(20, () => "} }")} } } fragment F on ContentTwin { ${fields} }`;

test.each([
  ["all pairs, under many names", alongTwins(`pairs { ${times(98, (n) => `o${n}: own`)} }`)],
  ["of a hundred contents all pairs", "{ contents(pageSize: 100) { results { twin { pairs { own other place } } } } }"],
  [
    "the prompts of a hundred contents, under many names",
    `{ contents(pageSize: 100) { results { ${times(98, (n) => `p${n}: promptsLeft`)} } } }`,
  ],
])("%s: costs what it comes to", (_, query) => {
  expect(refusals(query)).toEqual(TOO_MUCH);
});

test.each([
  "{ contents(pageSize: 100) { results { id title twin { behind content { id title } } promptsLeft score { overall } } } }",
  '{ content(id: "c") { twin { behind pairs { own other place } content { id version body } } } }',
])("%s: is asked for by pages of ours", (query) => {
  expect(refusals(query)).toEqual([]);
});
