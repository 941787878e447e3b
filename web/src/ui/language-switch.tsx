import { useLocation } from "react-router";
import { rememberLocale } from "../lib/locale/locale-cookie.ts";
import { currentLocale, LOCALE_NAMES, LOCALES, withPrefix } from "../lib/locale/locales.ts";
import { AnchorButton } from "./button.tsx";

/** Names the other language in that language, and goes to this page in it. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const other = LOCALES.find((locale) => locale !== currentLocale()) ?? currentLocale();
  return (
    <AnchorButton
      variant="ghost"
      size="sm"
      lang={other}
      hrefLang={other}
      href={withPrefix(pathname, other) + search + hash}
      onClick={() => rememberLocale(other)}
    >
      {LOCALE_NAMES[other]}
    </AnchorButton>
  );
}
