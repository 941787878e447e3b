import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { makeRouter } from "./app/router.ts";
import { startI18n } from "./i18n/i18n.ts";
import { followOtherTabs, restoreAuth } from "./lib/auth/auth.ts";
import { loadFonts } from "./lib/load-fonts.ts";
import { directionOf, type Locale } from "./lib/locale/locales.ts";
import { beginVisit } from "./lib/locale/startup-locale.ts";
import { followInstallation } from "./lib/offline/install.ts";
import { loadSystemLogo } from "./lib/system-logo.ts";
import { followVersions, runsBuild } from "./lib/offline/new-version.ts";

async function start(locale: Locale): Promise<void> {
  followInstallation();
  runsBuild(new URL(import.meta.url).pathname);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  restoreAuth();
  followOtherTabs();
  await startI18n(locale);
  const root = document.querySelector("#root");
  if (!root) throw new Error("The page has no #root");
  createRoot(root).render(
    <StrictMode>
      <App locale={locale} router={makeRouter(locale)} />
    </StrictMode>,
  );
  loadFonts();
  void loadSystemLogo();
  await followVersions();
}

const locale = beginVisit();
if (locale) await start(locale);
