import { readCookie, writeCookie } from "../cookies.ts";
import { isLocale } from "./locales.ts";

const COOKIE = "locale";
const DAYS = 365;

export const readLocaleCookie = () => readCookie(COOKIE);

/** Remembers the chosen language; a code that isn't supported is ignored. */
export function rememberLocale(code: string): void {
  if (isLocale(code)) writeCookie(COOKIE, code, DAYS);
}
