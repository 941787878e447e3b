import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../src/settings.ts";

/** The metrics that the services' code declares, each with its labels; `service` is on every one. */
export const declaredMetrics: ReadonlyMap<string, readonly string[]> = new Map(
  globSync("{packages,services,gateway}/{src,*/src}/**/*.ts", { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .flatMap((source) =>
      [...source.matchAll(/(?:name: |registry, )"(muhtawa_\w+)"/g)].map(({ 1: name = "", index }): [string, string[]] => [
        name,
        ["service", ...labelsIn(source.slice(index, source.indexOf("}", index)))],
      ]),
    ),
);

function labelsIn(declaration: string): readonly string[] {
  const [, one] = /\blabel: "(\w+)"/.exec(declaration) ?? [];
  const [, several = ""] = /\blabelNames: \[([^\]]*)\]/.exec(declaration) ?? [];
  return [...(one ? [one] : []), ...(several.match(/\w+/g) ?? [])];
}
