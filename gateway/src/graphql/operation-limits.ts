import { derivedForm, locale } from "@muhtawa/contracts";
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from "graphql";

const LIMITS = {
  /** A query of this many levels is refused. */
  depth: 50,
  /** This many aliases of one field are refused. */
  aliases: 100,
  /** How many values an operation may ask for, counting a page by its size, any other list of objects as ten, and values and changes by their weight. */
  cost: 250_000,
} as const;

/** How many plain values one of these counts for: documents, whole texts, and what has to be computed of them. */
const WEIGHTS: Readonly<Record<string, number>> = {
  JSON: 100,
  behind: 100,
  research: 100,
  bodyText: 50,
  score: 50,
  promptsLeft: 50,
  text: 20,
};
/** What a change counts for: it is stored, and told to other services. */
const CHANGE_WEIGHT = 5_000;
/** Changes that store more than one thing: as many as they may. */
const CHANGE_WEIGHTS: Readonly<Record<string, number>> = {
  deriveContents: derivedForm.options.length * locale.options.length * CHANGE_WEIGHT,
};
const LIST_SIZE = 10;
/** Lists that may be far longer than others, by what they are of. */
const LIST_SIZES: Readonly<Record<string, number>> = { TwinPair: 1_000, ResearchStep: 50, ResearchFinding: 41 };
const MAX_PAGE_SIZE = 100;

/** Refuses operations that are too deep, ask for one field under too many names, or would fetch too much. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      if (mostAliased(document) >= LIMITS.aliases) refuse(context, `One field may stand under fewer than ${LIMITS.aliases} aliases.`);
      const measure = measurer(context, document);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const root = context.getSchema().getRootType(definition.operation);
        if (!root) continue;
        const { depth, cost } = measure(definition.selectionSet, root);
        if (depth >= LIMITS.depth) refuse(context, `The query is ${depth} levels deep; fewer than ${LIMITS.depth} are allowed.`);
        if (cost > LIMITS.cost) refuse(context, "The query asks for too much at once. Ask for fewer or smaller lists.");
      }
    },
  };
}

const refuse = (context: ValidationContext, message: string) => context.reportError(new GraphQLError(message));

function mostAliased(document: DocumentNode): number {
  const counts = new Map<string, number>();
  visit(document, {
    Field({ alias, name }) {
      if (alias) counts.set(name.value, (counts.get(name.value) ?? 0) + 1);
    },
  });
  return Math.max(0, ...counts.values());
}

interface Measure {
  readonly depth: number;
  readonly cost: number;
}

const NOTHING: Measure = { depth: 0, cost: 0 };

/** Fragments are measured once each, however often they are spread. */
function measurer(context: ValidationContext, document: DocumentNode) {
  const schema = context.getSchema();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Measure>();

  const measure = ({ selections }: SelectionSetNode, parent: unknown): Measure => {
    let depth = 0;
    let cost = 0;
    for (const node of selections) {
      let part: Measure;
      if (node.kind === Kind.FIELD) part = field(node, parent);
      else if (node.kind === Kind.FRAGMENT_SPREAD) part = spread(node.name.value);
      else part = measure(node.selectionSet, node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
    }
    return { depth, cost };
  };

  const field = (node: FieldNode, parent: unknown): Measure => {
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const isChange = parent === schema.getMutationType() && !node.name.value.startsWith("__");
    const weight = isChange
      ? (CHANGE_WEIGHTS[node.name.value] ?? CHANGE_WEIGHT)
      : (WEIGHTS[node.name.value] ?? (definition && WEIGHTS[getNamedType(definition.type).name]) ?? 1);
    if (!node.selectionSet) return { depth: 1, cost: weight };
    const type = definition && getNamedType(definition.type);
    const inner = measure(node.selectionSet, type);
    const repeated = !node.name.value.startsWith("__") && definition && isListType(getNullableType(definition.type));
    const size = repeated && !isPageResults(node, parent) ? (LIST_SIZES[type?.name ?? ""] ?? LIST_SIZE) : 1;
    return { depth: inner.depth + 1, cost: weight + inner.cost * (pageSize(node, type) ?? size) };
  };

  const spread = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    // Until it is measured, a cycle (which another rule refuses) counts nothing.
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const result = fragment ? measure(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)) : NOTHING;
    measured.set(name, result);
    return result;
  };

  return measure;
}

/** The rows a page holds are counted where the page is asked for. */
const isPageResults = (node: FieldNode, parent: unknown) => node.name.value === "results" && isPage(parent);
const isPage = (type: unknown): type is GraphQLObjectType => isObjectType(type) && "totalPages" in type.getFields();

function pageSize(node: FieldNode, type: unknown): number | undefined {
  if (!isPage(type)) return undefined;
  const given = node.arguments?.find((argument) => argument.name.value === "pageSize")?.value;
  if (!given) return LIST_SIZE;
  return given.kind === Kind.INT ? Math.min(Math.max(Number(given.value), 1), MAX_PAGE_SIZE) : MAX_PAGE_SIZE;
}
