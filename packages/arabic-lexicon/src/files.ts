import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Lexicon } from "./lexicon.ts";

const LOCALES = ["ar", "en"] as const;
const BUILD = fileURLToPath(new URL("build/main.ts", import.meta.url));
const BUILD_ENV = { ...process.env, NODE_OPTIONS: "" };
const loaded = new Map<"ar" | "en", Lexicon>();

/** Where the compiled lexicon of a language is, for those that serve it. */
export const lexiconFile = (locale: "ar" | "en"): string => fileURLToPath(new URL(`../dist/${locale}.lexicon`, import.meta.url));

/**
 * Compiles the lexicons where nothing has yet, as in a clone that was not started by `npm start`; takes some seconds then. In a process of
 * its own: it needs several times the memory that a service has, and would hold up all else.
 */
export async function ensureLexicons(): Promise<void> {
  if (LOCALES.every((locale) => existsSync(lexiconFile(locale)))) return;
  await promisify(execFile)(process.execPath, [BUILD], { env: BUILD_ENV });
}

/** The Arabic lexicon, read at its first use: some 3 MB and 60 ms. Where it hasn't been compiled yet, that is done now, which holds up all else. */
export function arabicLexicon(): Lexicon {
  const known = loaded.get("ar");
  if (known) return known;
  if (!existsSync(lexiconFile("ar"))) execFileSync(process.execPath, [BUILD], { env: BUILD_ENV });
  const lexicon = new Lexicon(readFileSync(lexiconFile("ar")));
  loaded.set("ar", lexicon);
  return lexicon;
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
