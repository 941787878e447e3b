import { renderToString } from "react-dom/server";
import { type Locale, speakWithoutPage } from "../lib/locale/locales.ts";
import { speak, t } from "./bindings/translations.ts";
import { FrontPage } from "./front-page.tsx";
import { messages as arabic } from "./messages.ar.ts";
import { messages as english } from "./messages.en.ts";

const MESSAGES = { en: english, ar: arabic };

interface Drawn {
  /** With the styles that its parts need, each in a `<style>` before the part. */
  html: string;
  title: string;
  description: string;
  picture: string;
  product: string;
}

/** Draws the home page in one language, as a visitor finds it. */
export function prerender(locale: Locale): Drawn {
  speak(locale, MESSAGES[locale]);
  speakWithoutPage(locale);
  return {
    html: renderToString(<FrontPage />),
    title: t("home:share.title"),
    description: t("home:share.description"),
    picture: t("home:share.picture"),
    product: t("appName"),
  };
}
