import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { ChunkLoadError } from "../lib/chunk-load.ts";
import type { Locale } from "../lib/locale/locales.ts";
import { icu } from "./icu.ts";

export const NAMESPACES = [
  "common",
  "auth",
  "dashboard",
  "profile",
  "users",
  "admins",
  "companies",
  "projects",
  "contents",
  "templates",
  "review",
  "generation",
  "home",
  "basicData",
  "activity",
  "crm",
  "search",
  "notifications",
  "errors",
  "editor",
  "drafts",
  "score",
  "offline",
  "occasions",
  "imports",
  "tokens",
  "webhooks",
  "system",
] as const;

/** To i18next: what couldn't be loaded may be asked for again. */
const AGAIN = true;

const files: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, namespace: string, done) => {
    import(`./${locale}/${namespace}.json`).then(
      (module: { default: Record<string, string> }) => done(null, module.default),
      (error: Error) => done(error, AGAIN),
    );
  },
};

const EVERYWHERE = ["common", "errors", "offline"];

/** Starts the page's language with what every page needs, and fails without it; a feature's messages come with its pages. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18next
    .use(icu())
    .use(files)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      ns: EVERYWHERE,
      defaultNS: "common",
      interpolation: { escapeValue: false },
      returnNull: false,
      // as scripts are: once, a second later
      maxRetries: 1,
      retryTimeout: 1000,
    });
  if (!EVERYWHERE.every((name) => i18next.hasResourceBundle(locale, name))) throw new ChunkLoadError("There are no messages");
}
