import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { ROOT } from "./sources.ts";

/** Whether a token is a diagram. */
export const isDiagram = (token: Token): token is Tokens.Code => token.type === "code" && token.lang === "mermaid";

/** The sources of a page's diagrams. */
export const diagramsIn = (markdown: string): readonly string[] =>
  new Marked().lexer(markdown).flatMap((token) => (isDiagram(token) ? [token.text] : []));

const TITLE = "accTitle: ";

/** The picture of a diagram, from the root: named by its source, so that one of another source isn't found. */
export const pictureOf = (source: string): string =>
  `docs/pictures/diagram-${createHash("sha256").update(source.trim()).digest("hex").slice(0, 10)}.svg`;

/** A diagram's picture and what it shows in words. */
export function diagramOf(source: string): { readonly file: string; readonly title: string } {
  const line = source.split("\n").find((text) => text.trimStart().startsWith(TITLE));
  const title = line?.trimStart().slice(TITLE.length);
  if (title === undefined) throw new Error(`A diagram says by a line accTitle what it shows:\n${source}`);
  const file = pictureOf(source);
  if (!existsSync(join(ROOT, file))) throw new Error(`${file} is not there: npm run diagrams -w e2e draws it`);
  return { file, title };
}
