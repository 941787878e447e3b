import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Lexicon } from "./lexicon.ts";

const LOCALES = ["ar", "en"] as const;
const loaded = new Map<"ar" | "en", Lexicon>();

/** Where the compiled lexicon of a language is, for those that serve it. */
export const lexiconFile = (locale: "ar" | "en"): string => fileURLToPath(new URL(`../dist/${locale}.lexicon`, import.meta.url));

/**
 * Compiles the lexicons where nothing has yet, as in a clone that was not started by `npm start`; takes some seconds then. In a process of
 * its own: it needs several times the memory that a service has, and would hold up all else.
 */
export async function ensureLexicons(): Promise<void> {
  if (LOCALES.every((locale) => existsSync(lexiconFile(locale)))) return;
  const build = fileURLToPath(new URL("build/main.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [build], { env: { ...process.env, NODE_OPTIONS: "" } });
}

/** A language's lexicon, read once. */
export async function lexiconOf(locale: "ar" | "en"): Promise<Lexicon> {
  const known = loaded.get(locale);
  if (known) return known;
  await ensureLexicons();
  const lexicon = new Lexicon(readFileSync(lexiconFile(locale)));
  loaded.set(locale, lexicon);
  return lexicon;
}
