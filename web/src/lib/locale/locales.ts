export const LOCALES = ["en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

/** Each language's own name. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", ar: "العربية" };

export function isLocale(value: string | null | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** The path prefix of a language's routes; the default language has none. */
export function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "" : `/${locale}`;
}

/** The language a path's prefix names, if it has one. */
export function prefixLocale(path: string): Locale | null {
  const first = path.split("/")[1];
  return isLocale(first) && first !== DEFAULT_LOCALE ? first : null;
}

export function withoutPrefix(path: string): string {
  const locale = prefixLocale(path);
  return locale ? path.slice(prefixOf(locale).length) || "/" : path;
}

export function withPrefix(path: string, locale: Locale): string {
  const bare = withoutPrefix(path);
  return bare === "/" ? prefixOf(locale) || "/" : `${prefixOf(locale)}${bare}`;
}

let localeWithoutPage: Locale = DEFAULT_LOCALE;

/** Where pages are drawn ahead of time there is none yet to say its language. */
export function speakWithoutPage(locale: Locale): void {
  localeWithoutPage = locale;
}

/** The language of the page as it stands: what `<html lang>` says. */
export function currentLocale(): Locale {
  if (typeof document === "undefined") return localeWithoutPage;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
