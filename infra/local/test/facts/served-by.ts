type Document = Readonly<Record<string, unknown>>;

/** What is asked of a collection. */
export interface Query {
  readonly filter: Document;
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
}

export interface Index {
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly sparse?: boolean;
  readonly unique?: boolean;
}

/** How a field is asked for: single values, a range, or that it isn't there. */
type Condition = "values" | "range" | "absent";
type Conditions = ReadonlyMap<string, Condition>;

/**
 * Whether an index answers the query without reading everything there is. A page has to come in its order, be it by the newest of all, among
 * which the rest of the filter chooses; what is wanted whole may be sorted afterwards. What names nothing but an order wants all there is.
 */
export function isServed({ filter, sort = {}, limit = 0 }: Query, indexes: readonly Index[]): boolean {
  const isInOrder = (conditions: Conditions) => Object.keys(sort).length > 0 && indexes.some(({ key }) => gives(key, sort, conditions));
  return branchesOf(filter).every((conditions) => {
    if (conditions.size === 0) return isInOrder(conditions) || (limit > 0 && Object.keys(sort).length === 0);
    if (conditions.get("_id") === "values") return true;
    const narrowing = indexes.filter((index) => narrows(index, conditions));
    if (limit === 0 || Object.keys(sort).length === 0) return narrowing.length > 0;
    const isOne = narrowing.some(({ key, unique }) => unique && Object.keys(key).every((field) => conditions.get(field) === "values"));
    return isOne || narrowing.some(({ key }) => gives(key, sort, conditions)) || isInOrder(new Map());
  });
}

function narrows({ key, sparse }: Index, conditions: Conditions): boolean {
  const condition = conditions.get(Object.keys(key)[0] ?? "");
  return condition !== undefined && !(sparse && condition === "absent");
}

/** The conditions on each field, for each branch of what is joined by `$or`. */
function branchesOf(filter: Document): Conditions[] {
  let branches = [new Map<string, Condition>()];
  for (const [field, value] of Object.entries(filter)) {
    const parts: Conditions[] =
      field === "$and"
        ? (value as Document[]).map(branchesOf).reduce(product, [new Map<string, Condition>()])
        : field === "$or"
          ? (value as Document[]).flatMap(branchesOf)
          : [conditionOn(field, value)];
    branches = product(branches, parts);
  }
  return branches;
}

const product = (some: Conditions[], others: Conditions[]) => some.flatMap((one) => others.map((other) => new Map([...other, ...one])));

function conditionOn(field: string, value: unknown): Conditions {
  const operators = typeof value === "object" && value !== null ? Object.entries(value).filter(([name]) => name.startsWith("$")) : [];
  const kinds = operators.map(([name, operand]) => (name === "$exists" ? (operand ? "range" : "absent") : KINDS[name]));
  // A tombstone's own field, which nobody looks for: what lives is all there is.
  if (field === "deletedAt" && kinds[0] === "absent") return new Map();
  const kind = operators.length === 0 ? "values" : kinds.find((known) => known !== undefined);
  return new Map(kind ? [[field, kind]] : []);
}

const KINDS: Readonly<Record<string, Condition>> = {
  $eq: "values",
  $in: "values",
  $gt: "range",
  $gte: "range",
  $lt: "range",
  $lte: "range",
  $elemMatch: "range",
  $all: "range",
};

/** Whether what an index has under the values asked for lies in the order asked for, forwards or backwards. */
function gives(key: Index["key"], sort: Readonly<Record<string, 1 | -1>>, conditions: Conditions): boolean {
  const isAsked = ([field]: [string, number]) => conditions.get(field) !== "values";
  const wanted = Object.entries(sort).filter(isAsked);
  const given = Object.entries(key).filter(isAsked);
  const turned = (given[0]?.[1] ?? 1) * (wanted[0]?.[1] ?? 1);
  return wanted.every(([field, direction], at) => given[at]?.[0] === field && (given[at]?.[1] ?? 0) * turned === direction);
}

/** What a command asks for, with where; nothing for commands that ask for no documents. */
export function queriesIn(command: Document): { collection: string; query: Query }[] {
  const [[name = "", collection] = []] = [Object.entries(command)[0] ?? []];
  const found = (query: Query) => ({ collection: String(collection), query });
  const first = <Value>(value: unknown) => value as Value;
  switch (name) {
    case "find":
      return [found({ filter: first(command["filter"]) ?? {}, sort: first(command["sort"]), limit: first(command["limit"]) })];
    case "count":
      // A collection knows how many it has.
      return command["query"] ? [found({ filter: first(command["query"]) })] : [];
    case "distinct":
      return [found({ filter: first(command["query"]) ?? {} })];
    case "findAndModify":
      return [found({ filter: first(command["query"]) ?? {}, sort: first(command["sort"]), limit: 1 })];
    case "aggregate": {
      const [match, next] = first<Document[]>(command["pipeline"]) ?? [];
      return [found({ filter: first(match?.["$match"]) ?? {}, sort: first(next?.["$sort"]) })];
    }
    case "update":
      return first<Document[]>(command["updates"]).map(({ q }) => found({ filter: first(q) }));
    case "delete":
      return first<Document[]>(command["deletes"]).map(({ q }) => found({ filter: first(q) }));
    default:
      return [];
  }
}
