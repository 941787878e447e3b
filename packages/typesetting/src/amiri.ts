import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

const SUBSETS = ["arabic", "latin", "latin-ext"];
const FACES = ["400-normal", "400-italic", "700-normal", "700-italic"];

const { resolve } = createRequire(import.meta.url);

let unpacked: readonly Buffer[] | undefined;

/**
 * The Amiri family as TrueType files, which is what Typst reads: regular, italic, bold and bold italic, with its Arabic and Latin letters.
 * Of the Arabic fonts at hand it is the one whose letters come out of a PDF as they were written, the ligature of lam and alef too.
 * Unpacked once, then kept.
 */
export const amiri = (): readonly Buffer[] =>
  (unpacked ??= SUBSETS.flatMap((subset) =>
    FACES.map((face) => unpackWoff(readFileSync(resolve(`@fontsource/amiri/files/amiri-${subset}-${face}.woff`)))),
  ));
