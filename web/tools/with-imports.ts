import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** These chunks of a build, and all that they import at once, in however many steps. */
export function withImports(start: Iterable<Chunk>, files: Iterable<Rolldown.OutputAsset | Chunk>): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const file of files) if (file.type === "chunk") chunks.set(file.fileName, file);
  const found = new Set(start);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  return [...found];
}

/** Of each chunk once: many pages load the same. */
const weights = new WeakMap<Chunk, number>();

/** Bytes of these scripts together, each compressed by gzip. */
export function gzipWeight(scripts: readonly Chunk[]): number {
  return scripts.reduce((sum, chunk) => {
    const weight = weights.get(chunk) ?? gzipSync(chunk.code).length;
    weights.set(chunk, weight);
    return sum + weight;
  }, 0);
}
