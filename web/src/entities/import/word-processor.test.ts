import { describe, expect, test } from "@jest/globals";
import { hasWordProcessor, savedByWordProcessor } from "@muhtawa/testkit/word-processor";
import type { JSONContent } from "@tiptap/core";
import { writeDocx } from "../../../../services/content/src/export/docx.ts";
import { readBody } from "../../../../services/content/src/export/read-body.ts";
import { REPRESENTATIVE } from "../../../../services/content/test/representative-document.ts";
import { readFile } from "./read-file.ts";

const imported = async (bytes: Uint8Array) => readFile(new File([bytes as never], "saved.docx"));

/** What a word processor says of numbers, which have no direction of their own. */
const isOfNumbers = (node: JSONContent) => /^[\d\s]*$/.test(node.content?.map(({ text = "x" }) => text).join("") ?? "x");

/** A document without directions that nobody would see. */
const essence = (node: JSONContent): JSONContent => ({
  ...node,
  ...(node.attrs && { attrs: { ...node.attrs, ...(isOfNumbers(node) && { dir: null }) } }),
  ...(node.content && { content: node.content.map(essence) }),
});

const whereThereIsOne = hasWordProcessor ? describe : describe.skip;

whereThereIsOne(`LibreOffice${hasWordProcessor ? "" : ": not tried, it isn't installed (libreoffice-writer-nogui)"}`, () => {
  test.each(["en", "ar"] as const)("a Word file that it has opened and saved is imported as it was: %s", async (locale) => {
    const { title, body } = REPRESENTATIVE[locale];
    const written = await writeDocx(readBody(title, locale, body as never, new Map()));
    const { saved } = await savedByWordProcessor({ saved: written }, "docx");
    const [before, after] = [await imported(written), await imported(saved)];
    expect(after.title).toBe(title);
    expect(after.locale).toBe(locale);
    expect(after.dropped).toEqual(before.dropped);
    expect(essence(after.document)).toEqual(essence(before.document));
  });
});
