import ICU from "i18next-icu";
import { intlTag } from "../lib/format.ts";
import { isolated } from "../lib/isolate.ts";
import { isLocale } from "../lib/locale/locales.ts";

/** `{name}` alone; not `{kind, select, …}`, whose value is no part of the text. */
const NAMED = /\{\s*(\w+)\s*\}/g;
const CHOSEN_BY = /\{\s*(\w+)\s*,/g;

const matched = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The names that a message has the values of in its text. */
export function namesIn(message: string): string[] {
  const choosing = new Set(matched(message, CHOSEN_BY));
  return [...new Set(matched(message, NAMED))].filter((name) => !choosing.has(name));
}

type Values = Readonly<Record<string, unknown>>;

/** The values of a message, those isolated that read in the other direction than it does. */
export function isolatedValues(message: string, values: Values, locale: string): Values {
  if (!isLocale(locale)) return values;
  let result = values;
  for (const name of namesIn(message)) {
    const value = values[name];
    const kept = typeof value === "string" ? isolated(value, locale) : value;
    if (kept !== value) result = { ...result, [name]: kept };
  }
  return result;
}

interface Parsing {
  parse(message: string, values: Values, locale: string, ...others: unknown[]): string;
}

/** How messages are read: by ICU's rules, in our languages, with each value isolated that needs it. */
export function icu(): InstanceType<typeof ICU> {
  const format = new ICU({ parseLngForICU: (tag: string) => (isLocale(tag) ? intlTag(tag) : tag) });
  // The type leaves out what i18next calls.
  const { parse } = format as unknown as Parsing;
  return Object.assign(format, {
    parse: (message: string, values: Values, locale: string, ...others: unknown[]) =>
      parse.call(format, message, isolatedValues(message, values, locale), locale, ...others),
  });
}
