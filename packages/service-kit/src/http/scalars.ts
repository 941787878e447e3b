import { type DocumentNode, GraphQLError, GraphQLScalarType, Kind, TokenKind, type ValueNode } from "graphql";
import { z } from "zod";

const isoDateTime = z.iso.datetime({ offset: true });

/** An instant. Resolvers give a Date or ISO 8601 text; clients see and send ISO 8601 with a time zone, answers are in UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "An instant as ISO 8601 with a time zone, e.g. 2026-01-31T09:30:00.000Z",
  serialize(value) {
    const date = value instanceof Date ? value : parseInstant(value);
    if (Number.isNaN(date.getTime())) throw new GraphQLError("DateTime cannot show an invalid date");
    return date.toISOString();
  },
  parseValue: (value) => parseInstant(value),
  parseLiteral(node) {
    if (node.kind !== Kind.STRING) throw invalidInstant(node);
    return parseInstant(node.value, node);
  },
});

function parseInstant(value: unknown, literal?: ValueNode): Date {
  if (!isoDateTime.safeParse(value).success) throw invalidInstant(literal);
  return new Date(value as string);
}

const EXPECTED = "DateTime takes ISO 8601 with a time zone, e.g. 2026-01-31T09:30:00Z";
const invalidInstant = (literal?: ValueNode) =>
  new GraphQLError(EXPECTED, { extensions: { code: "BAD_USER_INPUT" }, ...(literal && { nodes: literal }) });

/**
 * The field whose instant GraphQL refused before any resolver ran (`date` of `$input.date`, `from` of `$from` or of `from: "now"`), or
 * undefined for another error. GraphQL tells the place of a variable in its message only, that of a literal by the position in the query.
 */
export function fieldOfInvalidInstant({ message, nodes }: GraphQLError): string | undefined {
  if (!message.endsWith(EXPECTED)) return undefined;
  const colon = nodes?.[0]?.loc?.startToken.prev;
  if (colon?.kind === TokenKind.COLON && colon.prev?.kind === TokenKind.NAME) return colon.prev.value;
  const place = /^Variable "\$(\w+)".*?(?: at "\w+\.([^"]+)")?; DateTime takes [^;]*$/s.exec(message);
  return place?.[2]?.replaceAll(/\[(\d+)\]/g, ".$1") ?? place?.[1];
}

/** A plain JSON value, passed as it is. */
export const JSONScalar = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  description: "Any JSON value",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: jsonOf,
});

function jsonOf(node: ValueNode, variables?: Record<string, unknown> | null): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map((entry) => jsonOf(entry, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, jsonOf(field.value, variables)]));
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    case Kind.NULL:
      return null;
  }
}

const SCALARS = [DateTime, JSONScalar];

/** Resolvers for those of our scalars that a schema declares; the subgraph server adds them by itself. */
export const scalarsOf = (typeDefs: DocumentNode): Record<string, GraphQLScalarType> =>
  Object.fromEntries(
    SCALARS.filter(({ name }) =>
      typeDefs.definitions.some((definition) => definition.kind === Kind.SCALAR_TYPE_DEFINITION && definition.name.value === name),
    ).map((scalar) => [scalar.name, scalar]),
  );
