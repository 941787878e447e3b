import { readFileSync } from "node:fs";

export type Locale = "en" | "ar";

const files = new Map<string, Record<string, unknown>>();

function namespace(locale: Locale, name: string): Record<string, unknown> {
  const path = `../../web/src/i18n/${locale}/${name}.json`;
  const known = files.get(path);
  if (known) return known;
  const read = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Record<string, unknown>;
  files.set(path, read);
  return read;
}

/** The application's own words, so that a journey reads the same in both languages: `say("auth:steps.personal.heading")`. */
export const wordsOf =
  (locale: Locale) =>
  (key: string): string => {
    const [file = "", path = ""] = key.split(":");
    const found = path
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], namespace(locale, file));
    if (typeof found !== "string") throw new Error(`there is no message ${key} in ${locale}`);
    return found;
  };
