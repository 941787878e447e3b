import { expect, test } from "@jest/globals";
import { importsOf, sourceFiles } from "./testing/source-files.ts";

/** What each part of the application may import of the others, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: ["features", "entities", "ui", "lib", "theme", "generated"],
  features: ["entities", "ui", "lib", "generated"],
  entities: ["ui", "lib", "generated"],
  ui: ["lib"],
  lib: ["generated"],
  theme: [],
  i18n: ["lib"],
};

const partOf = (path: string) => path.split("/")[0] ?? "";
const featureOf = (path: string) => (partOf(path) === "features" ? path.split("/")[1] : undefined);

function violation(from: string, to: string): string | null {
  const [part, other] = [partOf(from), partOf(to)];
  const allowed = MAY_IMPORT[part];
  if (!allowed) return null;
  const another = featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to);
  return (part === other && !another) || allowed.includes(other) ? null : `${from} imports ${to}`;
}

test("the application imports downwards only, and no feature imports another", () => {
  const violations = sourceFiles().flatMap((file) => importsOf(file).map((target) => violation(file.path, target)));
  expect(violations.filter((line) => line !== null)).toEqual([]);
});

test("the rule sees imports, lazy ones too", () => {
  const file = {
    path: "features/companies/pages/page.tsx",
    text: 'import { A } from "../../../app/a.ts"; const b = () => import("../../users/b.ts");',
  };
  expect(importsOf(file).map((target) => violation(file.path, target))).toEqual([
    "features/companies/pages/page.tsx imports app/a.ts",
    "features/companies/pages/page.tsx imports features/users/b.ts",
  ]);
});
