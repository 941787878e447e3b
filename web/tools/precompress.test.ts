import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { precompress } from "./precompress.ts";

const SCRIPT = "export const words = ['تمر', 'date'];\n".repeat(100);

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "muhtawa-build-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/page.js"), SCRIPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

const there = () => (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(".br")).toSorted();

test("each file with a hash in its name stands beside itself compressed, where it is worth it; what may be replaced doesn't", async () => {
  for (const name of ["assets/small.js", "sw.js", "index.html", "assets/font.woff2"])
    writeFileSync(join(folder, name), name.includes("small") ? "1" : SCRIPT);
  writeFileSync(join(folder, "assets/words.lexicon"), SCRIPT);
  const { files, bytes } = await precompress(folder);
  expect(there()).toEqual(["assets/page.js.br", "assets/words.lexicon.br"]);
  const compressed = readFileSync(join(folder, "assets/page.js.br"));
  expect(brotliDecompressSync(compressed).toString()).toBe(SCRIPT);
  expect({ files, bytes }).toEqual({ files: 2, bytes: compressed.length * 2 });
});

test("what is left of an earlier build is replaced, and taken away where its file is gone", async () => {
  writeFileSync(join(folder, "assets/page.js.br"), "of before");
  writeFileSync(join(folder, "gone.js.br"), "of before");
  await precompress(folder, 1);
  expect(there()).toEqual(["assets/page.js.br"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/page.js.br"))).toString()).toBe(SCRIPT);
});
