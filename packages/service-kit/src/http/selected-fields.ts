import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Selection = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * The fields that are asked for at a place below the resolved field (`["results"]` of a page): at least those that will be resolved, since
 * fragments count whatever their type, and fields whatever their directives say.
 */
export function selectedFields({ fieldNodes, fragments }: Selection, path: readonly string[] = []): Set<string> {
  let sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const step of path)
    sets = fieldsOf(sets, fragments).flatMap(({ name, selectionSet }) => (name.value === step && selectionSet) || []);
  return new Set(fieldsOf(sets, fragments).map(({ name }) => name.value));
}

const fieldsOf = (sets: readonly SelectionSetNode[], fragments: Selection["fragments"]): FieldNode[] =>
  sets.flatMap(({ selections }) =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return node;
      const within = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet;
      return within ? fieldsOf([within], fragments) : [];
    }),
  );
