import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { IntlMessageFormat } from "intl-messageformat";
import { LOCALES } from "../lib/locale/locales.ts";
import { type MessageUse, usesIn as usesAmong } from "../testing/message-uses.ts";
import { type SourceFile, sourceFiles, type SyntaxNode, walk } from "../testing/source-files.ts";
import { NAMESPACES } from "./i18n.ts";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? ([[prefix + key, value]] as [string, string][]) : flatten(value, `${prefix}${key}.`),
  );
}

const folder = (locale: string) => new URL(`./${locale}/`, import.meta.url);
const messagesOf = (locale: string, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${namespace}.json`, folder(locale)), "utf8")) as Tree));

const english = new Map(NAMESPACES.map((namespace) => [namespace as string, messagesOf("en", namespace)]));

test.each(LOCALES)("there is a file for every namespace in %s", (locale) => {
  expect(readdirSync(folder(locale)).toSorted()).toEqual(NAMESPACES.map((namespace) => `${namespace}.json`).toSorted());
});

test.each([...NAMESPACES])("%s has the same keys in both languages", (namespace) => {
  expect([...messagesOf("ar", namespace).keys()].toSorted()).toEqual([...(english.get(namespace)?.keys() ?? [])].toSorted());
});

const argumentsOf = (message: string) =>
  [...new Set(message.match(/\{\s*[A-Za-z]\w*(?=\s*[,}])/g)?.map((found) => found.slice(1).trim()))].toSorted();

test.each([...NAMESPACES])("%s is sound ICU with the same arguments, and plurals have Arabic's six forms", (namespace) => {
  const arabic = messagesOf("ar", namespace);
  for (const [key, message] of english.get(namespace) ?? []) {
    const translation = arabic.get(key) ?? "";
    expect(() => new IntlMessageFormat(message, "en")).not.toThrow();
    expect(() => new IntlMessageFormat(translation, "ar")).not.toThrow();
    if (!message.includes("plural")) expect({ key, arguments: argumentsOf(translation) }).toEqual({ key, arguments: argumentsOf(message) });
    if (/,\s*plural\s*,/.test(translation))
      for (const form of ["one", "two", "few", "many", "other"]) expect(`${key}: ${translation}`).toMatch(new RegExp(`\\b${form}\\s*\\{`));
  }
});

/** What never ends with a full stop of its own, as a company's name may ("Rutab & Co."). */
const WITHOUT_STOP = new Set(["count", "date", "day", "email", "limit", "number"]);

test.each([...NAMESPACES])("%s ends no sentence right behind words that may bring their own full stop", (namespace) => {
  for (const locale of LOCALES)
    for (const [key, message] of messagesOf(locale, namespace)) {
      const before = [...message.matchAll(/\{(\w+)\}\./g)].map(([, name = ""]) => name).filter((name) => !WITHOUT_STOP.has(name));
      expect({ locale, key, before }).toEqual({ locale, key, before: [] });
    }
});

const usesIn = (file: SourceFile) => usesAmong(file, [...english.keys()]);

const exists = ({ namespaces, key, partial }: MessageUse) =>
  namespaces.some((namespace) => {
    const keys = [...(english.get(namespace)?.keys() ?? [])];
    return partial ? keys.some((known) => known.startsWith(key)) : keys.includes(key);
  });

test("every message that is used exists", () => {
  const missing = sourceFiles()
    .flatMap((file) => usesIn(file))
    .filter((use) => !exists(use))
    .map((use) => `${use.file}: ${use.namespaces.join("|")}:${use.key}`);
  expect(missing).toEqual([]);
});

test("the check sees a missing key, whole or begun", () => {
  const text = 'const { t } = useTranslation("home"); t("nothing"); t(`nowhere.${x}`); t(a ? "headline" : "common:gone");';
  const uses = usesIn({ path: "ui/a.tsx", text });
  expect(uses.filter((use) => !exists(use)).map((use) => use.key)).toEqual(["nothing", "nowhere.", "gone"]);
});

const SPOKEN_ATTRIBUTES = new Set(["aria-label", "placeholder", "title", "alt", "label", "hint", "text", "message"]);
/** Words of a language; the beginning of an address is none. */
const HAS_WORDS = /^(?!https?:\/\/$).*\p{L}{2,}/u;

/** Words that stand in the markup instead of the message files. */
function spokenIn(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node) => {
    if (node.type === "JSXText" && HAS_WORDS.test(node.value as string)) found.push((node.value as string).trim());
    if (node.type !== "JSXAttribute") return;
    const value = node.value as SyntaxNode | null;
    const name = (node.name as { value?: string }).value ?? "";
    if (SPOKEN_ATTRIBUTES.has(name) && value?.type === "StringLiteral" && HAS_WORDS.test(value.value as string))
      found.push(value.value as string);
  });
  return found;
}

test("no words stand in the markup", () => {
  expect(sourceFiles().flatMap((file) => spokenIn(file).map((words) => `${file.path}: ${words}`))).toEqual([]);
});

test("the check sees words in the markup", () => {
  const text = 'const a = <p title="Close">Hello, 5 <b aria-label={t("x")}>%</b></p>;';
  expect(spokenIn({ path: "ui/a.tsx", text })).toEqual(["Close", "Hello, 5"]);
});
