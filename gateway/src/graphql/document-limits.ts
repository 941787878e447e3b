import { BREAK, type DocumentNode, Kind, parse, type SelectionSetNode, visit } from "graphql";

export const DOCUMENT_LIMITS = {
  /** Characters; texts belong into variables. */
  length: 256 * 1024,
  /** Lexical tokens; the parser stops there. */
  tokens: 15_000,
  /** Operations and fragments. */
  definitions: 100,
  /** Fields that an operation begins with. */
  rootFields: 100,
  /** Of one operation. */
  variables: 200,
  /** Selections in selections, fragments in their place among them. */
  nesting: 100,
  /** Fields that stand once more where they stand already: validation compares each with each. */
  repeatedFields: 100,
  /** Fields and fragments read while these are counted, fragments again wherever they are spread. */
  steps: 50_000,
} as const;

/** Documents that were fit, so that what clients send again and again is read once. */
const REMEMBERED = 1_000;
const REMEMBERED_LENGTH = 8 * 1024;
const fit = new Set<string>();

/**
 * What is wrong with a document before it is compared with the schema, whose rules take the square of what they are given; undefined for a
 * fit one, and for one that doesn't parse, which the server says itself.
 */
export function documentProblem(source: string): string | undefined {
  if (fit.has(source)) return undefined;
  if (source.length > DOCUMENT_LIMITS.length) return "The document is too long. Pass texts as variables.";
  const document = parsed(source);
  if (document === "too deep") return "The document is nested too deeply.";
  const problem = document && problemOf(document);
  if (document && !problem && source.length <= REMEMBERED_LENGTH) remember(source);
  return problem;
}

function remember(source: string): void {
  if (fit.size >= REMEMBERED) fit.clear();
  fit.add(source);
}

/** The parser follows values in values by calling itself. */
function parsed(source: string): DocumentNode | "too deep" | undefined {
  try {
    return parse(source, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
  } catch (error) {
    return error instanceof RangeError ? "too deep" : undefined;
  }
}

function problemOf(document: DocumentNode): string | undefined {
  if (document.definitions.length > DOCUMENT_LIMITS.definitions)
    return `A document has at most ${DOCUMENT_LIMITS.definitions} operations and fragments.`;
  const reader = new SelectionReader(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if ((definition.variableDefinitions?.length ?? 0) > DOCUMENT_LIMITS.variables)
      return `An operation has at most ${DOCUMENT_LIMITS.variables} variables.`;
    if (reader.read(definition.selectionSet).fields > DOCUMENT_LIMITS.rootFields)
      return `An operation begins with at most ${DOCUMENT_LIMITS.rootFields} fields.`;
  }
  let repeated = 0;
  let nesting = 0;
  let inside: Levels = { deepest: 0, spread: [] };
  const levels = new Map<string, Levels>();
  const begin = (name: string) => void levels.set(name, (inside = { deepest: 0, spread: [] }));
  visit(document, {
    OperationDefinition: () => begin(`operation ${levels.size}`),
    FragmentDefinition: ({ name }) => begin(name.value),
    FragmentSpread: ({ name }) => void inside.spread.push({ name: name.value, at: nesting }),
    SelectionSet: {
      enter(selectionSet) {
        nesting += 1;
        inside.deepest = Math.max(inside.deepest, nesting);
        repeated += reader.read(selectionSet).repeated;
        return repeated > DOCUMENT_LIMITS.repeatedFields || nesting > DOCUMENT_LIMITS.nesting || reader.isExhausted ? BREAK : undefined;
      },
      leave: () => void (nesting -= 1),
    },
  });
  if (deepestOf(levels) > DOCUMENT_LIMITS.nesting) return `The document is more than ${DOCUMENT_LIMITS.nesting} levels deep.`;
  if (reader.isExhausted) return "The fragments of the document are too much entangled.";
  if (repeated > DOCUMENT_LIMITS.repeatedFields) return "The document repeats too many fields. Ask for each once.";
  return undefined;
}

/** How deep the selections of an operation or a fragment are, and at which levels others are put into their place. */
interface Levels {
  deepest: number;
  readonly spread: { readonly name: string; readonly at: number }[];
}

/** The levels that the deepest has once its fragments are put into their places; what rules measure by calling themselves. */
function deepestOf(all: ReadonlyMap<string, Levels>): number {
  const measured = new Map<string, number>();
  const measure = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Until it is measured, a cycle (which a rule refuses) counts nothing.
    measured.set(name, 0);
    const { deepest, spread } = all.get(name) ?? { deepest: 0, spread: [] };
    const depth = Math.max(deepest, ...spread.map((fragment) => fragment.at + measure(fragment.name)));
    measured.set(name, depth);
    return depth;
  };
  return Math.max(0, ...[...all.keys()].map(measure));
}

/** Counts what stands in a selection once its fragments are put into their places. */
class SelectionReader {
  readonly #fragments = new Map<string, SelectionSetNode>();
  #steps = 0;

  constructor(document: DocumentNode) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition.selectionSet);
  }

  get isExhausted(): boolean {
    return this.#steps > DOCUMENT_LIMITS.steps;
  }

  read(selectionSet: SelectionSetNode): { fields: number; repeated: number } {
    const names = new Set<string>();
    const spread = new Set<string>();
    let fields = 0;
    const waiting = [selectionSet];
    for (let next = waiting.pop(); next && !this.isExhausted; next = waiting.pop()) {
      this.#steps += next.selections.length;
      for (const node of next.selections) {
        if (node.kind === Kind.FIELD) {
          fields += 1;
          names.add((node.alias ?? node.name).value);
        } else if (node.kind === Kind.INLINE_FRAGMENT) waiting.push(node.selectionSet);
        else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = this.#fragments.get(node.name.value);
          if (fragment) waiting.push(fragment);
        }
      }
    }
    return { fields, repeated: fields - names.size };
  }
}
