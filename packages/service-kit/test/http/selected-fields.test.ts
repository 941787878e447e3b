import { expect, test } from "@jest/globals";
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, type FieldNode } from "graphql";
import { selectedFields } from "../../src/http/selected-fields.ts";

/** What is asked for below the first field of a query. */
function fieldsOf(source: string, path?: readonly string[]): string[] {
  const { definitions } = parse(source);
  const operation = definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const named = definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = Object.fromEntries(named.map((fragment) => [fragment.name.value, fragment]));
  const fieldNodes = (operation?.selectionSet.selections ?? []) as FieldNode[];
  return [...selectedFields({ fieldNodes, fragments }, path)];
}

test("those at the place that is asked for, by their names and not their aliases", () => {
  const query = "{ page { total results { id head: title owner { name } } } }";
  expect(fieldsOf(query)).toEqual(["total", "results"]);
  expect(fieldsOf(query, ["results"])).toEqual(["id", "title", "owner"]);
  expect(fieldsOf(query, ["results", "owner"])).toEqual(["name"]);
});

test("those of fragments count, within one another too, and those that aren't there don't", () => {
  const query = `{ page { ...Whole ... on Page { more } ...Gone } }
    fragment Whole on Page { results { ...Thing } }
    fragment Thing on Thing { id ... { title } }`;
  expect(fieldsOf(query)).toEqual(["results", "more"]);
  expect(fieldsOf(query, ["results"])).toEqual(["id", "title"]);
});

test("a field that is resolved twice has both selections", () => {
  expect(fieldsOf("{ page { a } page { b } }")).toEqual(["a", "b"]);
  expect(fieldsOf("{ page { results { a } results { b } } }", ["results"])).toEqual(["a", "b"]);
});

test("nothing where nothing is asked for", () => {
  expect(fieldsOf("{ page }")).toEqual([]);
  expect(fieldsOf("{ page { results } }", ["results"])).toEqual([]);
  expect(fieldsOf("{ page { total } }", ["results"])).toEqual([]);
});
