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

export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

const OTHER = { en: /\p{Script=Arabic}/u, ar: /(?!\p{Script=Arabic})\p{L}|^\+\d|\d \(?\d/u } as const;

/** What stands in a message as the page writes it: isolated where it reads in the other direction. */
const standing = (value: string, locale: Locale) => (OTHER[locale].test(value) ? `\u2068${value}\u2069` : value);

/**
 * The application's own words, so that a journey reads the same in both languages: `say("auth:steps.personal.heading")`. What the specification
 * prescribes is taken from its own list of words, not from the file the page reads. What is given takes the places of its names.
 */
export const wordsOf =
  (locale: Locale): Say =>
  (key, values = {}) => {
    const prescribed = PRESCRIBED[key]?.[locale];
    if (prescribed) return prescribed;
    const [file = "", path = ""] = key.split(":");
    const found = path
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], namespace(locale, file));
    if (typeof found !== "string") throw new Error(`there is no message ${key} in ${locale}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => standing(value, locale)), found);
  };
