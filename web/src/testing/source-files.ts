import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "@swc/core";

const SOURCE = fileURLToPath(new URL("../", import.meta.url));

export interface SourceFile {
  /** From web/src, with slashes: "ui/button.tsx". */
  path: string;
  text: string;
}

/** Every file of the application that was written by hand, tests left out. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^(generated|testing)\//.test(path))
    .map((path) => ({ path, text: readFileSync(SOURCE + path, "utf8") }));
}

export type SyntaxNode = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === "object" && value !== null && "type" in value;

/** Calls `visit` with every node of a file's syntax tree. */
export function walk({ text, path }: SourceFile, visit: (node: SyntaxNode) => void): void {
  const descend = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(descend);
    else if (typeof value === "object" && value !== null) {
      if (isNode(value)) visit(value);
      Object.values(value).forEach(descend);
    }
  };
  descend(parseSync(text, { syntax: "typescript", tsx: path.endsWith(".tsx"), target: "es2023" }).body);
}

const firstArgument = (node: Record<string, unknown>) => (node.arguments as { expression: unknown }[])[0]?.expression;

/** The application's files that one imports, lazily too, by their paths from web/src. */
export function importsOf(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node) => {
    const source = (node.source ??
      (node.type === "CallExpression" && (node.callee as { type: string }).type === "Import" && firstArgument(node))) as
      | { value?: unknown }
      | undefined;
    if (typeof source?.value === "string" && source.value.startsWith(".")) found.push(posix.join(posix.dirname(file.path), source.value));
  });
  return found;
}
