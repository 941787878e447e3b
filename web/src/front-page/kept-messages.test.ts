import { expect, test } from "@jest/globals";
import { type MessageUse, usesIn } from "../testing/message-uses.ts";
import { importsOf, type SourceFile, sourceFiles } from "../testing/source-files.ts";
import { KEPT_MESSAGES } from "./kept-messages.ts";
import { messages } from "./messages.en.ts";

/** As the build has it: the still parts are kept as they were drawn. */
const INSTEAD = new Map([["features/home/components/still-parts.ts", "front-page/bindings/kept-parts.ts"]]);

/** Every file that the home page may load, now or later. */
function filesOfHome(): SourceFile[] {
  const all = new Map(sourceFiles().map((file) => [file.path, file]));
  const found = new Set(["front-page/english.ts"]);
  for (const path of found) {
    const file = all.get(path);
    for (const imported of file ? importsOf(file) : []) found.add(INSTEAD.get(imported) ?? imported);
  }
  return [...found].flatMap((path) => all.get(path) ?? []);
}

/** The first names of what is used of a namespace. */
const namesUsed = (uses: readonly MessageUse[], namespace: keyof typeof KEPT_MESSAGES): string[] =>
  [...new Set(uses.filter(({ namespaces }) => namespaces.includes(namespace)).map(({ key }) => key.split(".")[0] ?? ""))]
    .filter((name) => name in messages[namespace])
    .toSorted();

test("the home page keeps the messages that its files use, and no others", () => {
  const files = filesOfHome();
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["ui/success-modal.tsx", "features/home/components/branch-finder.tsx"]),
  );
  const uses = files.flatMap((file) => usesIn(file, ["common", "home"]));
  for (const namespace of ["common", "home"] as const) expect(KEPT_MESSAGES[namespace]).toEqual(namesUsed(uses, namespace));
});
