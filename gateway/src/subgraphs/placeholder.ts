import type { Locale } from "@muhtawa/contracts";
import { text } from "@muhtawa/service-kit/edge";
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { GATEWAY_MESSAGES } from "../messages.ts";

/** The key by which one service names an entity of another. */
export interface Representation {
  readonly __typename: string;
  readonly [key: string]: unknown;
}

interface PlaceholderRequest {
  readonly schema: GraphQLSchema;
  /** The query that the subgraph didn't answer. */
  readonly document: DocumentNode;
  readonly locale: Locale;
}

/**
 * Stands for an entity that its service can't give: what is known of it, `null` where the schema lets, and else the emptiest value of the
 * field's type. An error at its path tells clients so.
 */
export function placeholder(representation: Representation, { schema, document, locale }: PlaceholderRequest): Record<string, unknown> {
  const fill = (typeName: string, { selections }: SelectionSetNode, known: Record<string, unknown>): Record<string, unknown> => {
    const type = schema.getType(typeName);
    const filled: Record<string, unknown> = { __typename: typeName };
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
        if (!field) continue;
        filled[(node.alias ?? node.name).value] = known[node.name.value] ?? emptyOf(field.type, node.selectionSet);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if ((node.typeCondition?.name.value ?? typeName) === typeName) Object.assign(filled, fill(typeName, node.selectionSet, known));
      } else {
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) Object.assign(filled, fill(typeName, fragment.selectionSet, known));
      }
    }
    return filled;
  };

  const emptyOf = (type: GraphQLOutputType, selectionSet?: SelectionSetNode): unknown => {
    if (!isNonNullType(type)) return null;
    if (isListType(getNullableType(type))) return [];
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (isObjectType(named)) return selectionSet ? fill(named.name, selectionSet, {}) : {};
    return EMPTY_SCALARS[named.name] ?? text(GATEWAY_MESSAGES.placeholder, locale);
  };

  const query = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const entities = query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections[0] : undefined;
  if (entities?.kind !== Kind.FIELD || !entities.selectionSet) return { ...representation };
  return fill(representation.__typename, entities.selectionSet, representation);
}

const EMPTY_SCALARS: Record<string, unknown> = {
  Int: 0,
  Float: 0,
  Boolean: false,
  ID: "",
  DateTime: "1970-01-01T00:00:00.000Z",
  JSON: {},
};
