import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import i18next from "i18next";
import { LOCALES } from "../lib/locale/locales.ts";
import { speak } from "../testing/setup.ts";
import { NAMESPACES } from "./i18n.ts";
import { isolatedValues, namesIn } from "./icu.ts";

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const messagesOf = (locale: string) =>
  NAMESPACES.flatMap((name) =>
    flatten(JSON.parse(readFileSync(new URL(`${locale}/${name}.json`, import.meta.url), "utf8")) as Tree, `${name}:`),
  );

const FOREIGN = { en: "تمور (الأحساء)", ar: "Safa & Sons Co." } as const;
const count = (text: string, part: string) => text.split(part).length - 1;

test.each(LOCALES)("in every text of %s a name of the other direction is isolated", async (locale) => {
  await speak(locale);
  const name = FOREIGN[locale];
  let named = 0;
  for (const [key, message] of messagesOf(locale)) {
    const names = namesIn(message);
    const chosen = [...message.matchAll(/\{\s*(\w+)\s*,\s*(plural|selectordinal|number|select)/g)];
    const values = {
      ...Object.fromEntries(names.map((one) => [one, name])),
      ...Object.fromEntries(chosen.map(([, one = "", how]) => [one, how === "select" ? "other" : 3])),
    };
    const said = i18next.t(key, values);
    expect({ key, bare: count(said, name) - count(said, `\u2068${name}\u2069`) }).toEqual({ key, bare: 0 });
    named += count(said, name);
  }
  expect(named).toBeGreaterThan(150);
});

test.each(LOCALES)("no text of %s isolates its names by itself", (locale) => {
  expect(messagesOf(locale).filter(([, message]) => message.includes("\u2068{"))).toEqual([]);
});

/** Where a service that has no name of its own stands for itself, in letters that are both languages'. */
const FOR_ITSELF = ["system:serviceNamed", "system:matter.away.what"];

test.each(LOCALES)("no text of %s has in it what it is also chosen by, which can't be isolated", (locale) => {
  const both = messagesOf(locale).filter(([, message]) => {
    const choosing = new Set([...message.matchAll(/\{\s*(\w+)\s*,\s*select/g)].map(([, name]) => name));
    return [...message.matchAll(/\{\s*(\w+)\s*\}/g)].some(([, name]) => choosing.has(name));
  });
  expect(both.map(([key]) => key)).toEqual(FOR_ITSELF);
});

test("what a text is chosen by stays as it is, and so do names of its own direction and numbers", () => {
  expect(isolatedValues("{kind, select, ARTICLE {مقال} other {نص}}", { kind: "ARTICLE" }, "ar")).toEqual({ kind: "ARTICLE" });
  expect(isolatedValues("«{name}»: {count}", { name: "رطب", count: 3 }, "ar")).toEqual({ name: "رطب", count: 3 });
  expect(isolatedValues("“{name}”", { name: "Rutab & Co." }, "en")).toEqual({ name: "Rutab & Co." });
});
