import { existsSync, readFileSync, statSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, test } from "@jest/globals";
import { imageOf } from "../src/image/dockerfile.ts";
import { ROOT } from "../src/settings.ts";

const ENTRIES = [
  ...["identity", "catalog", "content", "ai", "site"].map((service) => `services/${service}/src/main.ts`),
  "services/ai/src/worker.ts",
  "gateway/src/main.ts",
  "packages/service-kit/src/cli/republish.ts",
  "packages/service-kit/src/cli/dlq.ts",
  "packages/service-kit/src/cli/doctor.ts",
  "packages/service-kit/src/cli/indexes.ts",
];
const IMPORT = /(?:\bfrom|\bimport\(?)\s*"([@\w./:-]+)"/g;
const FILE = /new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url\)/g;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}
const manifestOf = (workspace: string) => JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8")) as Manifest;
const workspaceOf = (file: string) => /^(?:(?:packages|services)\/[^/]+|gateway)(?=\/)/.exec(file)?.[0];

/** A file that a module of the image reads or runs, as a path from the root; undefined where it is a package of others. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name);
  const [, workspace, rest] = /^@muhtawa\/([^/]+)(.*)$/.exec(name) ?? [];
  if (workspace === undefined) return undefined;
  const target = manifestOf(`packages/${workspace}`).exports?.[`.${rest}`];
  if (target === undefined) throw new Error(`${from} imports ${name}, which ${workspace} doesn't export`);
  return join("packages", workspace, target);
}

const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/** What is wrong with the modules that are reached from an entry point, each module once. */
function problemsFrom(entries: readonly string[], image: readonly string[]): { problems: string[]; reached: ReadonlySet<string> } {
  const reached = new Set<string>();
  const problems: string[] = [];
  const isCopied = (file: string) => image.some((path) => file === path || file.startsWith(`${path}/`));
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!isCopied(file)) problems.push(`${file} is not in the image`);
    if (!/\.m?[jt]s$/.test(file)) continue;
    if (!existsSync(join(ROOT, file))) {
      problems.push(`${file} is not there`);
      continue;
    }
    const code = stripTypeScriptTypes(readFileSync(join(ROOT, file), "utf8"));
    const { dependencies = {} } = manifestOf(workspaceOf(file) ?? ".");
    for (const [, name = ""] of code.matchAll(IMPORT)) {
      if (name.startsWith("node:")) continue;
      const target = fileOf(file, name);
      if (target !== undefined) waiting.push(target);
      if (!name.startsWith(".") && !(packageOf(name) in dependencies)) problems.push(`${file} imports ${name}, which is no dependency`);
    }
    for (const [, path = ""] of code.matchAll(FILE)) {
      const target = join(dirname(file), path);
      if (!target.startsWith("..") && !(existsSync(join(ROOT, target)) && statSync(join(ROOT, target)).isDirectory())) waiting.push(target);
    }
  }
  return { problems, reached };
}

test("what is reached from an entry point of the image is in it, and each package is one that is installed without development", () => {
  const { problems, reached } = problemsFrom(ENTRIES, imageOf(ROOT).copied);
  expect(problems).toEqual([]);
  expect(reached.size).toBeGreaterThan(600);
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as { packages: Record<string, { dev?: boolean }> };
  const dropped = [...new Set([...reached].map((file) => workspaceOf(file) ?? "."))].flatMap((workspace) =>
    Object.keys(manifestOf(workspace).dependencies ?? {}).filter(
      (name) => (packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`])?.dev,
    ),
  );
  expect(dropped).toEqual([]);
});

test("what isn't is told", () => {
  const { problems } = problemsFrom([relative(ROOT, import.meta.filename)], ["packages", "services", "gateway"]);
  expect(problems).toContain("infra/local/test/image-imports.test.ts is not in the image");
  expect(problems).toContain("infra/local/src/settings.ts is not in the image");
  expect(problems).toContain("infra/local/test/image-imports.test.ts imports @jest/globals, which is no dependency");
});
