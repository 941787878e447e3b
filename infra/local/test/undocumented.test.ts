import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ROOT } from "../src/settings.ts";
import { undocumented } from "./undocumented.ts";

test("everything that a package exports says what it is", () => {
  const files = globSync("packages/*/src/**/*.ts", { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => undocumented(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["a function", "export function bare() {}", ["x.ts: bare"]],
  ["a constant", "export const bare = 1;", ["x.ts: bare"]],
  ["a type after another's comment", "/** A. */\nexport type A = 1;\nexport interface B {}", ["x.ts: B"]],
  ["a plain comment", "// Not for readers of the API.\nexport class Bare {}", ["x.ts: Bare"]],
  ["what has one", "/** Says it. */\nexport async function said() {}", []],
  ["what has one and a directive", "/** Says it. */\n// oxlint-disable-next-line a/b\nexport type Said = 1;", []],
  ["what is passed on", 'export { a } from "./a.ts";\nexport * from "./b.ts";', []],
  ["what stays inside", "const inside = 1;\nfunction within() {}", []],
])("the rule looks at %s", (_what, source, names) => {
  expect(undocumented("x.ts", source)).toEqual(names);
});
