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

const PRESCRIBED = JSON.parse(readFileSync(new URL("../../web/src/testing/prescribed-texts.json", import.meta.url), "utf8")) as Record<
  string,
  Record<Locale, string>
>;

/**
 * The application's own words, so that a journey reads the same in both languages: `say("auth:steps.personal.heading")`. What the specification
 * prescribes is taken from its own list of words, not from the file the page reads.
 */
export const wordsOf =
  (locale: Locale) =>
  (key: string): string => {
    const prescribed = PRESCRIBED[key]?.[locale];
    if (prescribed) return prescribed;
    const [file = "", path = ""] = key.split(":");
    const found = path
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], namespace(locale, file));
    if (typeof found !== "string") throw new Error(`there is no message ${key} in ${locale}`);
    return found;
  };
