import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, isEnumType, isObjectType, parse, print } from "graphql";
import { call } from "../journeys/api.ts";

const contract = parse(readFileSync(new URL("contract.graphql", import.meta.url), "utf8"));

const membersOf = (name: string, nodes: readonly { name: { value: string } }[]) =>
  nodes.map((node) => `${name}.${print(node as never).replaceAll(/\s+/g, " ")}`);

test("the API has what its contract says, with the same arguments and shapes", async () => {
  const schema = buildClientSchema(await call<IntrospectionQuery>(getIntrospectionQuery()));
  for (const definition of contract.definitions) {
    if (definition.kind !== "ObjectTypeDefinition" && definition.kind !== "EnumTypeDefinition") continue;
    const name = definition.name.value;
    const served = schema.getType(name);
    if (definition.kind === "EnumTypeDefinition") {
      const values = isEnumType(served) ? served.getValues().map((value) => `${name}.${value.name}`) : [];
      expect(values).toEqual(expect.arrayContaining(membersOf(name, definition.values ?? [])));
      continue;
    }
    const fields = isObjectType(served) ? Object.values(served.getFields()) : [];
    const shapes = fields.map(({ name: field, args, type }) => {
      const given = args.map((argument) => {
        const fallback = argument.defaultValue === undefined ? "" : ` = ${JSON.stringify(argument.defaultValue)}`;
        return `${argument.name}: ${String(argument.type)}${fallback}`;
      });
      return `${name}.${field}${given.length > 0 ? `(${given.join(", ")})` : ""}: ${String(type)}`;
    });
    expect(shapes).toEqual(expect.arrayContaining(membersOf(name, definition.fields ?? [])));
  }
});
