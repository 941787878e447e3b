import { type GraphQLField, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType, isUnionType } from "graphql";
import type { Random } from "./random.ts";
import { valueOf } from "./values.ts";

export interface FuzzedOperation {
  readonly field: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const DEEPEST = 4;

/** Every root field of the schema that isn't left out. */
export function fieldsOf(
  schema: GraphQLSchema,
  kind: "query" | "mutation",
  without: ReadonlySet<string>,
): GraphQLField<unknown, unknown>[] {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).filter(({ name }) => !without.has(name));
}

/** An operation of one root field, with a value for each of its arguments and some of all that it can tell. */
export function operationOf(
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
  random: Random,
  ids: readonly string[],
): FuzzedOperation {
  const given = field.args.filter((argument) => random.chance(argument.type.toString().endsWith("!") ? 0.97 : 0.6));
  const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(", ");
  const passed = given.map(({ name }) => `${name}: $${name}`).join(", ");
  const variables = Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type, random, ids)]));
  const query = `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(field.type, random, 0)} }`;
  return { field: field.name, query, variables };
}

function selectionOf(output: GraphQLOutputType, random: Random, depth: number): string {
  const type = getNamedType(output);
  if (isUnionType(type)) return "{ __typename }";
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(({ type: argument }) => argument.toString().endsWith("!"))) return [];
    if (!isObjectType(getNamedType(field.type))) return random.chance(0.8) ? [field.name] : [];
    return depth < DEEPEST && random.chance(depth === 0 ? 0.9 : 0.4) ? [`${field.name} ${selectionOf(field.type, random, depth + 1)}`] : [];
  });
  return `{ __typename ${fields.join(" ")} }`;
}
