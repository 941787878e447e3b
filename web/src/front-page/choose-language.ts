import { readLocaleCookie } from "../lib/locale/locale-cookie.ts";
import { startupLocale } from "../lib/locale/startup-locale.ts";

/** Runs before the English home page is drawn: who belongs on the other one goes there and sees nothing of this. */
const { redirect } = startupLocale({ path: location.pathname, cookie: readLocaleCookie(), languages: navigator.languages });
if (redirect) {
  document.documentElement.style.visibility = "hidden";
  location.replace(redirect + location.search + location.hash);
}
