import type { Locale } from "../../lib/locale/locales.ts";

/**
 * What the home page uses of i18next and react-i18next, for the page that visitors load first: its messages are part of its script, and
 * none of them has plurals or choices. The build puts this in the place of both packages; the application has the real ones.
 */
export interface Messages {
  [key: string]: string | Messages;
}

const DEFAULT_NAMESPACE = "common";

let language: Locale = "en";
let messages: Messages = {};

export function speak(locale: Locale, spoken: Messages): void {
  language = locale;
  messages = spoken;
}

function messageAt(path: readonly string[]): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const step of path) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : undefined;
}

function translate(key: string, parameters: Readonly<Record<string, unknown>>, namespace: string): string {
  const [first = "", ...rest] = key.split(":");
  const path = rest.length > 0 ? [first, ...rest.join(":").split(".")] : [namespace, ...first.split(".")];
  const message = messageAt(path);
  if (message === undefined) throw new Error(`The home page has no message ${path.join(".")}`);
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in parameters ? String(parameters[name]) : whole));
}

export const t = (key: string, parameters: Readonly<Record<string, unknown>> = {}) => translate(key, parameters, DEFAULT_NAMESPACE);

const spoken = new Map<string, typeof t>();

/** The same function for the same namespace, so that what depends on it need not change. */
function translatorOf(namespace: string): typeof t {
  const known = spoken.get(namespace);
  if (known) return known;
  const translator: typeof t = (key, parameters = {}) => translate(key, parameters, namespace);
  spoken.set(namespace, translator);
  return translator;
}

export function useTranslation(namespaces: string | readonly string[] = DEFAULT_NAMESPACE) {
  const [namespace = DEFAULT_NAMESPACE] = typeof namespaces === "string" ? [namespaces] : namespaces;
  return { t: translatorOf(namespace), i18n: { language } };
}
