import { parseSync } from "oxc-parser";

/** What a source exports without a doc comment right before it, as `path: name`; what it passes on of others is theirs to document. */
export function undocumented(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const before = comments.filter(({ end }) => end <= statement.start);
    const doc = before.findLast(({ type, value }) => type === "Block" && value.startsWith("*"));
    // A linter's directive may stand between them.
    const between = doc && source.slice(doc.end, statement.start).replace(/\/\/.*/g, "");
    return between?.trim() === "" ? [] : [`${path}: ${nameOf(statement.declaration)}`];
  });
}

type Declaration = { readonly id?: unknown; readonly declarations?: readonly { readonly id: unknown }[] };

function nameOf(declaration: object): string {
  const { id, declarations = [] } = declaration as Declaration;
  return [id, ...declarations.map((declared) => declared.id)].map((named) => (named as { name?: string } | undefined)?.name ?? "").join("");
}
