import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HOME } from "../app/paths.ts";
import { followSession } from "../app/session-navigation.ts";
import { followOtherTabs, restoreAuth } from "../lib/auth/auth.ts";
import { loadFonts } from "../lib/load-fonts.ts";
import { type Locale, withPrefix } from "../lib/locale/locales.ts";
import { type Messages, speak } from "./bindings/translations.ts";
import { FrontPage } from "./front-page.tsx";

/** Brings the page to life that the build has drawn. */
export function start(locale: Locale, messages: Messages): void {
  speak(locale, messages);
  restoreAuth();
  followOtherTabs();
  followSession((path) => {
    if (path !== HOME) location.assign(withPrefix(path, locale));
  });
  const root = document.querySelector("#root");
  if (!root) throw new Error("The page has no #root");
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <FrontPage />
      </StrictMode>,
    );
  });
  loadFonts();
}
