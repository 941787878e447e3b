import type { IndexDefinition, IndexOptions, Schema } from "mongoose";

/**
 * What an index may not be, because the embedded engine takes it and MongoDB refuses it, or because the engine ignores what it says and
 * tests would show something else than production does.
 */
export function indexProblems(schema: Schema): string[] {
  return (schema.indexes() as [IndexDefinition, IndexOptions][]).flatMap(([keys, options]) => {
    const paths = Object.keys(keys);
    const arrays = new Set(paths.map((path) => arrayOf(schema, path)).filter((array) => array !== undefined));
    const problems = [
      ...(arrays.size > 1 ? ["covers two arrays, which MongoDB refuses"] : []),
      ...(options.unique && options.sparse && paths.length > 1
        ? ["is compound, sparse and unique: it also covers documents with one of its fields; use one combined text"]
        : []),
      ...(options.partialFilterExpression ? ["has a partial filter, which the embedded engine ignores"] : []),
      ...(options.collation ? ["has a collation, which the embedded engine ignores"] : []),
      ...(Object.values(keys).includes("text") ? ["is a text index, which the embedded engine lacks"] : []),
    ];
    return problems.map((problem) => `index on ${paths.join(", ")} ${problem}`);
  });
}

/** The array that a path goes through, if it does. */
function arrayOf(schema: Schema, path: string): string | undefined {
  const steps = path.split(".");
  return steps.map((_, index) => steps.slice(0, index + 1).join(".")).find((prefix) => schema.path(prefix)?.instance === "Array");
}

/** Updates written as a pipeline, `updateOne(filter, [ … ])`: the embedded engine lacks them. */
export const pipelineUpdates = (source: string): string[] =>
  [...source.matchAll(/\b(?:updateOne|updateMany|findOneAndUpdate)\(\s*(?:\{[^;]*?\}|\w+)\s*,\s*\[/g)].map(([call]) => call);
