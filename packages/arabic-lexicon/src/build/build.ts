import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { ARABIC_PREFIXES } from "../prefixes.ts";
import { factor } from "./factor.ts";
import { minimise } from "./minimise.ts";
import { pack } from "./pack.ts";
import { addWord, readTrie } from "./trie-reader.ts";
import { supplementOf } from "./supplement.ts";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);
const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));

/** A package that names no data file among its exports has it beside what it names. */
const besides = (named: string, file: string) => join(dirname(named), file);

interface Source {
  readonly locale: "ar" | "en";
  /** The dictionary's file, in CSpell's format. */
  readonly dictionary: string;
  readonly letters: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

const SOURCES: readonly Source[] = [
  {
    locale: "ar",
    dictionary: besides(require.resolve("@cspell/dict-ar/cspell-ext.json"), "ar.trie.gz"),
    letters: new Set([...between(0x621, 0x63a), ...between(0x641, 0x64a)]),
    prefixes: ARABIC_PREFIXES,
  },
  {
    locale: "en",
    dictionary: besides(require.resolve("@cspell/dict-en_us/cspell-ext.json"), "en_US.trie.gz"),
    letters: new Set([...between(0x41, 0x5a), ...between(0x61, 0x7a), "'", "é"]),
    prefixes: [""],
  },
];

/** Compiles the dictionaries and our supplements into `dist`, as far as they have changed. */
export function buildLexicons(): void {
  for (const source of SOURCES) buildLexicon(source);
}

function buildLexicon({ locale, dictionary, letters, prefixes }: Source): void {
  const file = join(PACKAGE, "dist", `${locale}.lexicon`);
  const packed = readFileSync(dictionary);
  const supplement = readFileSync(join(PACKAGE, "data", `${locale}.txt`), "utf8");
  const stamp = hashOf([packed, supplement, ...sourceFiles().map((path) => readFileSync(path))]);
  if (existsSync(file) && existsSync(`${file}.stamp`) && readFileSync(`${file}.stamp`, "utf8") === stamp) return;
  const root = readTrie(gunzipSync(packed).toString("utf8"));
  for (const word of supplementOf(supplement)) addWord(root, word);
  const bytes = pack(factor(minimise(root, letters), prefixes), prefixes);
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: another process may be reading it, or building it too.
  replace(file, bytes);
  replace(`${file}.stamp`, stamp);
}

const sourceFiles = () =>
  globSync("src/{build/*,packed,prefixes}.ts", { cwd: PACKAGE })
    .toSorted()
    .map((path) => join(PACKAGE, path));

function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

function replace(file: string, content: Uint8Array | string): void {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, content);
  renameSync(whole, file);
}
