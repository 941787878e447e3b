import { parseSync, Visitor } from "oxc-parser";
import { constantsOf, textOf } from "./constants.ts";

interface Pattern {
  readonly line: number;
  readonly pattern: string;
  readonly flags: string;
  /** Why it can't be judged. */
  readonly problem?: string;
}

const BUILT = "a regular expression is built at run time; compare normalised words, or write it out";
const QUERY = "$regex is built at run time; look for a range or for search keys";

/** The regular expressions of a source, also those given to `RegExp` as constant text and those of `$regex` in queries. */
export function patternsIn(path: string, source: string): Pattern[] {
  const { program } = parseSync(path, source);
  const constants = constantsOf(program);
  const found: Pattern[] = [];
  const add = (start: number, rest: Omit<Pattern, "line">) => found.push({ line: lineAt(source, start), ...rest });

  const constructed = ({ start, callee, arguments: [first, second] }: Constructed) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const pattern = first && textOf(first, constants);
    const flags = second ? textOf(second, constants) : "";
    if (pattern === undefined || flags === undefined) add(start, { pattern: "", flags: "", problem: BUILT });
    else add(start, { pattern, flags });
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) add(node.start, { pattern: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: (node) => constructed(node as Constructed),
    CallExpression: (node) => constructed(node as Constructed),
    Property(node) {
      if (node.key.type !== "Identifier" || node.key.name !== "$regex") return;
      const isLiteral = node.value.type === "Literal" && "regex" in node.value;
      const pattern = isLiteral ? "" : textOf(node.value as never, constants);
      if (pattern === undefined) add(node.start, { pattern: "", flags: "", problem: QUERY });
      else if (!isLiteral) add(node.start, { pattern, flags: "" });
    },
  }).visit(program);
  return found;
}

interface Constructed {
  readonly start: number;
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly never[];
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split("\n").length;
