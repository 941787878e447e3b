import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HOME, SIGN_IN } from "../app/paths.ts";
import { followSession } from "../app/session-navigation.ts";
import { dropUnknownSession, followOtherTabs, restoreAuth } from "../lib/auth/auth.ts";
import { type Locale, withPrefix } from "../lib/locale/locales.ts";
import { loadSystemLogo } from "../lib/system-logo.ts";
import { type Messages, speak } from "./bindings/translations.ts";
import { FrontPage } from "./front-page.tsx";

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Hands the page that the build has drawn to React; done once every part of it answers. */
export function bringToLife(locale: Locale, messages: Messages): Promise<void> {
  speak(locale, messages);
  restoreAuth();
  if (dropUnknownSession()) location.assign(withPrefix(SIGN_IN, locale));
  followOtherTabs();
  followSession((path) => {
    if (path !== HOME) location.assign(withPrefix(path, locale));
  });
  void loadSystemLogo();
  const root = document.querySelector("#root");
  if (!root) throw new Error("The page has no #root");
  return new Promise((resolve) => {
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Alive onAlive={resolve}>
            <FrontPage />
          </Alive>
        </StrictMode>,
      );
    });
  });
}
