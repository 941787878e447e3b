import "@testing-library/jest-dom/jest-globals";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, jest } from "@jest/globals";
import { cleanup, configure } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { icu } from "../i18n/icu.ts";
import { clearNotices } from "../lib/notify.ts";
import { directionOf, type Locale, LOCALES } from "../lib/locale/locales.ts";

// tests may share a slow machine with many others
configure({ asyncUtilTimeout: 10_000 });

// what jsdom lacks and Chakra's parts ask for
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.PointerEvent ??= class extends MouseEvent {} as unknown as typeof PointerEvent;
// nothing is laid out here, and what has no box counts as out of sight
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
Range.prototype.getClientRects ??= () => [new DOMRect()] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof window.matchMedia;

const messages = (locale: Locale) => {
  const folder = new URL(`../i18n/${locale}/`, import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, folder), "utf8"))]),
  );
};

/** Turns the page into a language's, as the start of the application does. */
export async function speak(locale: Locale): Promise<void> {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  await i18next.changeLanguage(locale);
}

await i18next
  .use(icu())
  .use(initReactI18next)
  .init({
    lng: "en",
    fallbackLng: false,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, messages(locale)])),
  });

beforeEach(() => speak("en"));

afterEach(() => {
  cleanup();
  clearNotices();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`;
});
