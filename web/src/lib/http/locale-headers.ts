import { currentLocale } from "../locale/locales.ts";

/** The headers that say which language a request is made in. */
export function localeHeaders(): Record<string, string> {
  const locale = currentLocale();
  return { "X-locale": locale, "Accept-Language": locale };
}
