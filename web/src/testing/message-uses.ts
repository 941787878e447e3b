import { type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

export interface MessageUse {
  file: string;
  namespaces: readonly string[];
  key: string;
  /** Only the beginning is known: the rest is put in at run time. */
  partial: boolean;
}

const textOf = (node: SyntaxNode | undefined): string[] => {
  if (node?.type === "StringLiteral") return [node.value as string];
  if (node?.type === "ConditionalExpression") return [...textOf(node.consequent as SyntaxNode), ...textOf(node.alternate as SyntaxNode)];
  if (node?.type === "ArrayExpression")
    return (node.elements as { expression: SyntaxNode }[]).flatMap((element) => textOf(element.expression));
  return [];
};

/** The keys a file hands to `t`, with the namespaces it asks for: any of `all` where it asks for none. */
export function usesIn(file: SourceFile, all: readonly string[]): MessageUse[] {
  const namespaces: string[] = [];
  const keys: { key: string; partial: boolean }[] = [];
  walk(file, (node) => {
    if (node.type !== "CallExpression") return;
    const callee = node.callee as { type: string; value?: string; property?: { value?: string } };
    const name = callee.type === "Identifier" ? callee.value : callee.property?.value;
    const [first] = (node.arguments as { expression: SyntaxNode }[]).map((argument) => argument.expression);
    if (name === "useTranslation") namespaces.push(...(first ? textOf(first) : ["common"]));
    else if (name === "t") {
      keys.push(...textOf(first).map((key) => ({ key, partial: false })));
      if (first?.type === "TemplateLiteral") {
        const [quasi] = first.quasis as { cooked: string }[];
        if (quasi?.cooked) keys.push({ key: quasi.cooked, partial: true });
      }
    }
  });
  // where `t` is handed in, only its giver knows the namespace
  const asked = namespaces.length > 0 ? namespaces : all;
  return keys.map(({ key, partial }) => {
    const [namespace, rest] = key.includes(":") ? (key.split(":") as [string, string]) : [undefined, key];
    return { file: file.path, namespaces: namespace ? [namespace] : asked, key: rest, partial };
  });
}
