import {
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** An operation as the client sent it. */
export interface ClientOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

interface Position {
  readonly type: GraphQLOutputType;
  readonly selections: readonly SelectionSetNode[];
}

/**
 * Whether the schema calls the place at a path (`["companies", "results", "@", "owner"]`) non-null, so that its absence would take the
 * object around it away, and that one's absence the whole list.
 */
export function isRequiredAt({ schema, document, operation }: ClientOperation, path: readonly string[]): boolean {
  const root = schema.getRootType(operation.operation);
  if (!root) return false;
  let position: Position | undefined = { type: root, selections: [operation.selectionSet] };
  for (const step of path) {
    if (step === "@") {
      const list: GraphQLOutputType = getNullableType(position.type);
      if (isListType(list)) position = { ...position, type: list.ofType };
    } else {
      position = fieldOf(position, step, schema, document);
    }
    if (!position) return false;
  }
  return isNonNullType(position.type);
}

function fieldOf(
  { type, selections }: Position,
  responseName: string,
  schema: GraphQLSchema,
  document: DocumentNode,
): Position | undefined {
  let found: Position | undefined;
  const search = (typeName: string, { selections: nodes }: SelectionSetNode): void => {
    for (const node of nodes) {
      if (node.kind === Kind.FIELD) {
        if ((node.alias ?? node.name).value !== responseName) continue;
        const parent = schema.getType(typeName);
        const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
        if (field)
          found = { type: field.type, selections: [...(found?.selections ?? []), ...(node.selectionSet ? [node.selectionSet] : [])] };
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        search(node.typeCondition?.name.value ?? typeName, node.selectionSet);
      } else {
        const fragment = document.definitions.find(
          (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) search(fragment.typeCondition.name.value, fragment.selectionSet);
      }
    }
  };
  const named = getNamedType(type);
  if (!isCompositeType(named)) return undefined;
  for (const selection of selections) search(named.name, selection);
  return found;
}
