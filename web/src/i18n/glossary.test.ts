import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

interface Entry {
  en: string;
  ar: string;
  /** Words that stand for the same thing elsewhere, and nowhere here. */
  never: string[];
}

interface Said {
  where: string;
  words: string;
}

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const glossary = JSON.parse(read("web/src/i18n/glossary.json")) as Entry[];

type Tree = { [key: string]: string | Tree };
const saidIn = (tree: Tree, where: string): Said[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [{ where: `${where}.${key}`, words: value }] : saidIn(value, `${where}.${key}`),
  );

const ofTheApplication = globSync("web/src/i18n/ar/*.json", { cwd: ROOT }).flatMap((path) => saidIn(JSON.parse(read(path)) as Tree, path));

const MESSAGE_FILES = ["packages/service-kit/src", "gateway/src", "services/*/src", "services/*/src/mail", "services/*/src/writing"].map(
  (folder) => `${folder}/*{messages,-mail}.ts`,
);
const ofTheServices = globSync(MESSAGE_FILES, { cwd: ROOT }).flatMap((path) =>
  [...read(path).matchAll(/\bar:\s*"([^"]+)"/g)].map(([, words = ""]) => ({ where: path, words })),
);
const everything = [...ofTheApplication, ...ofTheServices];

const HARAKAT = /[\u064B-\u0652]/g;
/** A term that is written with its harakat is looked for as it stands; another one whatever stands above its letters. */
function holds(words: string, term: string): boolean {
  const whole = (text: string) => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const bare = (text: string) => (term === "يرجى" ? text : text.replace(HARAKAT, ""));
  const begun = term.startsWith("تم ");
  return begun ? whole(words).includes(` ${term}`) : whole(bare(words)).includes(whole(bare(term)));
}

test("there are texts of the application and of every service to look at", () => {
  expect(ofTheApplication.length).toBeGreaterThan(1000);
  for (const service of ["identity", "catalog", "content", "ai", "site"])
    expect(ofTheServices.filter(({ where }) => where.startsWith(`services/${service}/`)).length).toBeGreaterThan(5);
});

test.each(glossary.filter(({ never }) => never.length > 0).map((entry) => [entry.en, entry] as const))(
  "%s has one name in Arabic",
  (_, { never }) => {
    const found = everything.filter(({ words }) => never.some((term) => holds(words, term)));
    expect(found.map(({ where, words }) => `${where}: ${words}`)).toEqual([]);
  },
);

/** What is left when every choice of forms has been taken out, innermost first. */
function withoutForms(words: string): string {
  const left = words.replace(/\{\w+, *(?:plural|select),(?: *[=\w]+ *\{[^{}]*\})+ *\}/g, "…").replace(/\{\w+\|[^{}]*\}/g, "…");
  return left === words ? words : withoutForms(left);
}

/** A number before what is counted, or «{n} من الأحرف», which evades the form. */
const countsWithoutForms = (words: string) =>
  /\{(?:count|maximum|minimum|days|hours|minutes|seconds|words|projects|contents)\} [\u0621-\u064A]/.test(withoutForms(words));

test("what is counted stands in the form of its number", () => {
  expect(everything.filter(({ words }) => countsWithoutForms(words)).map(({ where, words }) => `${where}: ${words}`)).toEqual([]);
});

test("the checks see a wrong name and a number without its forms", () => {
  expect(holds("تعذّر جلب الشركات", "جلب")).toBe(true);
  expect(holds("جلباب", "جلب")).toBe(false);
  expect([holds("يرجى الانتظار", "يرجى"), holds("يُرجى الانتظار", "يرجى")]).toEqual([true, false]);
  expect(countsWithoutForms("لا يزيد على {maximum} من الأحرف")).toBe(true);
  expect(countsWithoutForms("خلال {days} يومًا")).toBe(true);
  expect(countsWithoutForms("{count, plural, one {مادة} other {# مادة}} هنا")).toBe(false);
  expect(countsWithoutForms("المكتمل: {count}")).toBe(false);
});
