import { expect, test } from "@jest/globals";
import { readTurn } from "../../src/research/calls.ts";
import { kept } from "../../src/research/findings.ts";

test("a turn is one call or the findings, also in a code block", () => {
  expect(readTurn('```json\n{"tool": "search", "query": "implants"}\n```')).toEqual({ call: { tool: "search", query: "implants" } });
  expect(readTurn('{"findings": [{"kind": "TOPIC", "value": "Healing"}]}')).toEqual({ findings: [{ kind: "TOPIC", value: "Healing" }] });
});

test("a finding that can't be read is left out, and takes none of the others with it", () => {
  const good = { kind: "TOPIC", value: "Healing" };
  const said = JSON.stringify({
    findings: [{ kind: "ORDER", value: "obey" }, good, { kind: "CLAIM", value: "x", quote: "y".repeat(1_001) }],
  });
  expect(readTurn(said)).toEqual({ findings: [good] });
});

test.each([
  "",
  "I would search.",
  '{"tool": "search"}',
  '{"tool": "search", "query": ""}',
  '{"tool": "search", "query": "a", "limit": 99}',
  '{"tool": "read_page", "address": 7}',
  '{"tool": "shell", "command": "env"}',
  '{"tool": "search", "query": "a"} {"tool": "search", "query": "b"}',
  '{"findings": []}',
  '{"findings": [{"kind": "ORDER", "value": "obey"}]}',
  `{"tool": "search", "query": "${"x".repeat(201)}"}`,
])("anything else is none: %s", (said) => {
  expect(readTurn(said)).toEqual({ problem: expect.any(String) });
});

const page = { address: "https://a.example/", title: "A", text: "Healing takes «three» months, as a rule." };
const readAt = (address: string) => (address === page.address ? page : undefined);
const claim = { kind: "CLAIM", value: "Three months.", source: page.address, quote: "healing takes three months" } as const;

test("a claim's quote stands in the text, whatever its signs and letters; a word or two are no quote", () => {
  expect(kept([claim], readAt)).toMatchObject([{ kind: "CLAIM", source: { address: page.address, title: "A" } }]);
  for (const quote of ["as", "healing takes four months", "takes three mon", undefined])
    expect(kept([{ ...claim, quote }], readAt)).toEqual([]);
  expect(kept([{ ...claim, source: "https://b.example/" }], readAt)).toEqual([]);
});

test("each is there once, one keyphrase, and none that is longer than a brief takes", () => {
  const keyword = (value: string) => ({ kind: "KEYWORD", value }) as const;
  const found = kept(
    [
      { kind: "KEYPHRASE", value: "a b" },
      { kind: "KEYPHRASE", value: "c d" },
      keyword("One"),
      keyword("one!"),
      keyword("x".repeat(81)),
      keyword("?!"),
    ],
    readAt,
  );
  expect(found.map(({ value }) => value)).toEqual(["a b", "One"]);
});
