import { expect, test } from "@jest/globals";
import { type SourceFile, sourceFiles, walk } from "../../testing/source-files.ts";

/** How often a file sends a form without a word on fields that are still to be filled. */
function silentForms(file: SourceFile): number {
  let silent = 0;
  walk(file, (node) => {
    const callee = node.callee as { type: string; property?: { value?: string } } | undefined;
    if (node.type !== "CallExpression" || callee?.property?.value !== "handleSubmit") return;
    if ((node.arguments as unknown[]).length < 2) silent += 1;
  });
  return silent;
}

test("every form says that required fields are to be filled when it isn't sent", () => {
  const silent = sourceFiles().filter((file) => silentForms(file) > 0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("the rule sees a form that says nothing", () => {
  const form = (text: string) => silentForms({ path: "features/users/form.tsx", text });
  expect(form("const submit = form.handleSubmit(async () => {});")).toBe(1);
  expect(form("const submit = form.handleSubmit(async () => {}, sayMissing(form));")).toBe(0);
});
