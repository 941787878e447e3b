import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { amiri } from "./amiri.ts";
import { emoji } from "./emoji.ts";

/** What a compiler may see. */
export interface TypesetterOptions {
  /** The folder whose files a template may read; nothing outside it can be. */
  readonly workspace: string;
}

/**
 * A Typst compiler that knows the Amiri fonts, and emoji beside them. It works synchronously. What people have written is to reach it as data (`inputs`, shadow
 * files), never within a template, where their text would run as markup.
 */
export const typesetter = ({ workspace }: TypesetterOptions): NodeCompiler =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...amiri(), emoji()] }] });
