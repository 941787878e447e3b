import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { makeRouter } from "./app/router.ts";
import { startI18n } from "./i18n/i18n.ts";
import { ChunkLoadError } from "./lib/chunk-load.ts";
import { followOtherTabs, restoreAuth } from "./lib/auth/auth.ts";
import { loadFonts } from "./lib/load-fonts.ts";
import { directionOf, type Locale } from "./lib/locale/locales.ts";
import { beginVisit } from "./lib/locale/startup-locale.ts";
import { followInstallation } from "./lib/offline/install.ts";
import { claimReload } from "./lib/reload-once.ts";
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

/** Nothing can be said yet of what couldn't be loaded: the page is loaded anew, at most once a minute. */
function startAnew(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || !navigator.onLine || !claimReload()) throw error;
  location.reload();
}

const locale = beginVisit();
if (locale) await start(locale).catch(startAnew);
