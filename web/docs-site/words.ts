import arabic from "./words.ar.json" with { type: "json" };
import english from "./words.en.json" with { type: "json" };
import type { Language } from "./sources.ts";

export type Words = typeof english;

export const WORDS: Readonly<Record<Language, Words>> = { en: english, ar: arabic };
