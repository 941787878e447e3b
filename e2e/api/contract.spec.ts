import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buildClientSchema, type DefinitionNode, getIntrospectionQuery, type IntrospectionQuery, parse, print, printSchema } from "graphql";
import { call } from "../journeys/api.ts";

/** Fields with their arguments and types, and values, of every type: "Query.company(id: ID!): Company!". */
function shapesIn(schema: string): string[] {
  return parse(schema).definitions.flatMap((definition: DefinitionNode) => {
    const name = "name" in definition ? definition.name?.value : "";
    const members = ("fields" in definition && definition.fields) || ("values" in definition && definition.values) || [];
    return members.map((member) => {
      const bare =
        "arguments" in member
          ? { ...member, arguments: member.arguments?.map((argument) => ({ ...argument, description: undefined })) }
          : member;
      return `${name}.${print({ ...bare, description: undefined } as typeof member)}`;
    });
  });
}

test("the API has what its contract says, with the same arguments and shapes", async () => {
  const contract = shapesIn(readFileSync(new URL("contract.graphql", import.meta.url), "utf8"));
  expect(contract).toContain("Query.company(id: ID!): Company!");
  const served = shapesIn(printSchema(buildClientSchema(await call<IntrospectionQuery>(getIntrospectionQuery()))));
  expect(served).toEqual(expect.arrayContaining(contract));
});
