import { type DocumentNode, Kind, type NameNode, print, type SelectionNode, visit } from "graphql";

/** What a part's root field is called in the document that it is joined into. */
export const partName = (part: number) => `part${part}`;

/** What a variable of a part is called there. */
export const variableName = (name: string, part: number) => `${name}_${part}`;

/** One document of several queries of one root field each, whose answers then stand side by side. */
export function jointDocument(documents: readonly DocumentNode[]): string {
  const parts = documents.map(renamed);
  const operations = parts.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition : [])),
  );
  const [first] = operations;
  if (!first) throw new Error("nothing to join");
  const variableDefinitions = operations.flatMap((operation) => operation.variableDefinitions ?? []);
  const selections = operations.flatMap(({ selectionSet }, part) => selectionSet.selections.map((field) => aliased(field, partName(part))));
  const fragments = parts.flatMap(({ definitions }) => definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION));
  const operation = { ...first, name: undefined, variableDefinitions, selectionSet: { kind: Kind.SELECTION_SET, selections } as const };
  return print({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
}

function renamed(document: DocumentNode, part: number): DocumentNode {
  const other = (name: NameNode): NameNode => ({ ...name, value: variableName(name.value, part) });
  return visit(document, {
    Variable: (node) => ({ ...node, name: other(node.name) }),
    FragmentDefinition: (node) => ({ ...node, name: other(node.name) }),
    FragmentSpread: (node) => ({ ...node, name: other(node.name) }),
  });
}

const aliased = (field: SelectionNode, value: string): SelectionNode =>
  field.kind === Kind.FIELD ? { ...field, alias: { kind: Kind.NAME, value } } : field;
