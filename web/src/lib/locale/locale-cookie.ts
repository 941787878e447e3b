import { readCookie, writeCookie } from "../cookies.ts";
import { COOKIE_DAYS, STORED } from "../stored-names.ts";
import { writeStored } from "../stored-values.ts";
import { isLocale } from "./locales.ts";

export const readLocaleCookie = () => readCookie(STORED.locale);

/** Remembers the chosen language, in storage and for 365 days in a cookie; a code that isn't supported is ignored. */
export function rememberLocale(code: string): void {
  if (!isLocale(code)) return;
  writeStored(STORED.locale, code);
  writeCookie(STORED.locale, code, COOKIE_DAYS.locale);
}
