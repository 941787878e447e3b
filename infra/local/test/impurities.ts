import { parseSync, Visitor } from "oxc-parser";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Named = Node & { readonly name?: string };
type Call = Node & { readonly callee: Node & { readonly object?: Named; readonly property?: Named }; readonly arguments: readonly Node[] };

const MAKES_SOMETHING_NEW = new Set(["newId", "newSecretId", "ageOfId", "randomUUID", "randomBytes", "randomInt", "randomFill"]);
const ASKS_THE_WORLD = new Set(["Date.now", "Math.random", "performance.now", "process.env", "process.hrtime"]);

/** What a whole source does that depends on more than what it is given: it looks at a clock, draws a number, reads the environment. */
export const impurities = (path: string, source: string): string[] => found(path, source).map(({ text }) => text);

/** The same in what a source gives to an aggregate store to decide with, and in the rows of its read models, which wait for nobody either. */
export function impureDecisions(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const functions = new Map<string, Node>();
  const decisions: Node[] = [];
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === "Identifier" && node.init && isFunction(node.init)) functions.set(node.id.name, node.init);
    },
  }).visit(program);
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as Call;
      const decide = given[1] as Named | undefined;
      if (callee.property?.name === "update" && decide) {
        const decision = isFunction(decide) ? decide : functions.get(decide.name ?? "");
        if (decision) decisions.push(decision);
      }
      if ((callee as Named).name === "defineReadModel") decisions.push(...given);
    },
  }).visit(program);
  return found(path, source, true)
    .filter(({ start }) => decisions.some((decision) => decision.start <= start && start < decision.end))
    .map(({ text }) => text);
}

function found(path: string, source: string, mayNotWait = false): { start: number; text: string }[] {
  const { program } = parseSync(path, source);
  const all: { start: number; text: string }[] = [];
  const add = ({ start, end }: Node) => {
    const line = source.slice(0, start).split("\n").length;
    all.push({ start, text: `${path}:${line}: ${source.slice(start, Math.min(end, start + 60)).split("\n")[0]}` });
  };
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) add(node);
    },
    MemberExpression(node) {
      const { object, property } = node as unknown as { object: Named; property: Named };
      if (ASKS_THE_WORLD.has(`${object.name}.${property.name}`)) add(node);
    },
    CallExpression(node) {
      const { callee } = node as unknown as { callee: Named };
      if (MAKES_SOMETHING_NEW.has(callee.name ?? "")) add(node);
    },
    AwaitExpression(node) {
      if (mayNotWait) add(node);
    },
  }).visit(program);
  return all;
}

const isFunction = ({ type }: Node): boolean => type === "ArrowFunctionExpression" || type === "FunctionExpression";
