import { readStored } from "../stored-values.ts";
import { STORED } from "../stored-names.ts";
import { readLocaleCookie, rememberLocale } from "./locale-cookie.ts";
import { DEFAULT_LOCALE, isLocale, type Locale, prefixLocale, withPrefix } from "./locales.ts";

interface Visit {
  path: string;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  /** What the browser's storage keeps of a choice. */
  stored: string | null;
  /** The host's name: a first label that is a language's code names it, as in `ar.example.com`. */
  domain: string;
  /** The locale cookie's value. */
  cookie: string | null;
}

interface Startup {
  locale: Locale;
  /** Where the visitor belongs instead, when it isn't here. */
  redirect?: string;
  /** Only the browser has said so, and the address says otherwise. */
  detected?: true;
}

/**
 * The first of these that names a language: the browser (on the home page, as long as nothing was chosen), the stored choice, the domain,
 * the path's prefix, the cookie, the default.
 */
export function startupLocale({ path, languages, stored, domain, cookie }: Visit): Startup {
  const chosenBefore = isLocale(stored) || isLocale(cookie);
  const detected = path === "/" && !chosenBefore ? preferredLocale(languages) : null;
  const locale = detected ?? [stored, domain.split(".")[0], prefixLocale(path), cookie].find(isLocale) ?? DEFAULT_LOCALE;
  const redirect = withPrefix(path, locale);
  if (redirect === path) return { locale };
  return { locale, redirect, ...(detected ? { detected: true } : {}) };
}

function preferredLocale(languages: readonly string[]): Locale | null {
  return languages.map((language) => language.split("-")[0]?.toLowerCase()).find(isLocale) ?? null;
}

/** The language of the visit that is beginning. Null when the visitor belongs elsewhere and is on the way there. */
export function beginVisit(): Locale | null {
  const { locale, redirect, detected } = startupLocale({
    path: location.pathname,
    languages: navigator.languages,
    stored: readStored(STORED.locale),
    domain: location.hostname,
    cookie: readLocaleCookie(),
  });
  if (!redirect) return locale;
  // Or a domain of another language would send them back.
  if (detected) rememberLocale(locale);
  location.replace(redirect + location.search + location.hash);
  return null;
}
