import { DEFAULT_LOCALE, isLocale, type Locale, prefixLocale, withPrefix } from "./locales.ts";

interface Visit {
  path: string;
  /** The locale cookie's value. */
  cookie: string | null;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
}

interface Startup {
  locale: Locale;
  /** Where the visitor belongs instead, when it isn't here. */
  redirect?: string;
}

/**
 * A prefix always wins. A path without one says nothing: there the cookie decides, and before there is a cookie
 * the browser's languages do, on the home page only.
 */
export function startupLocale({ path, cookie, languages }: Visit): Startup {
  const prefixed = prefixLocale(path);
  if (prefixed) return { locale: prefixed };
  const locale = isLocale(cookie) ? cookie : path === "/" ? preferredLocale(languages) : DEFAULT_LOCALE;
  return locale === DEFAULT_LOCALE ? { locale } : { locale, redirect: withPrefix(path, locale) };
}

function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const code = language.split("-")[0]?.toLowerCase();
    if (isLocale(code)) return code;
  }
  return DEFAULT_LOCALE;
}
