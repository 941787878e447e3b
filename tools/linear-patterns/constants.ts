import type { Expression, Program } from "oxc-parser";

/** The text of each constant of a module that is written out, in its order. */
export function constantsOf({ body }: Program): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const statement of body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") continue;
    for (const { id, init } of declared.declarations) {
      const text = id.type === "Identifier" && init ? textOf(init, constants) : undefined;
      if (id.type === "Identifier" && text !== undefined) constants.set(id.name, text);
    }
  }
  return constants;
}

/** What an expression of literal text and constants says; undefined for any other. */
export function textOf(node: Expression, constants: ReadonlyMap<string, string>): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "Identifier") return constants.get(node.name);
  if (node.type !== "TemplateLiteral") return undefined;
  let text = "";
  for (const [at, { value }] of node.quasis.entries()) {
    const part = node.expressions[at];
    const said = part ? textOf(part, constants) : "";
    if (said === undefined) return undefined;
    text += (value.cooked ?? "") + said;
  }
  return text;
}
