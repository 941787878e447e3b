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
  text: string;
}

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const glossary = JSON.parse(read("web/src/i18n/glossary.json")) as Entry[];

type Tree = { [key: string]: string | Tree };
const saidIn = (tree: Tree, where: string): Said[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [{ where: `${where}.${key}`, text: value }] : saidIn(value, `${where}.${key}`),
  );

const ofTheApplication = globSync("web/src/i18n/ar/*.json", { cwd: ROOT }).flatMap((path) => saidIn(JSON.parse(read(path)) as Tree, path));

const MESSAGE_FILES = ["packages/service-kit/src", "gateway/src", "services/*/src", "services/*/src/mail", "services/*/src/writing"].map(
  (folder) => `${folder}/*{messages,-mail}.ts`,
);
const ofTheServices = globSync(MESSAGE_FILES, { cwd: ROOT }).flatMap((path) =>
  [...read(path).matchAll(/\bar:\s*"([^"]+)"/g)].map(([, text = ""]) => ({ where: path, text })),
);
const ofTheGuide = [
  ...globSync("docs/guide/ar/*.md", { cwd: ROOT }).map((path) => ({ where: path, text: read(path) })),
  ...saidIn(JSON.parse(read("web/docs-site/words.ar.json")) as Tree, "web/docs-site/words.ar.json"),
];
const everything = [...ofTheApplication, ...ofTheServices, ...ofTheGuide];

const bare = (text: string) => text.replace(/[\u064B-\u0652]/g, "");
const words = (text: string) => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;

/** Whether a text has a term, as whole words; where the right word differs from it by its harakat alone, they count. */
function holds(text: string, term: string, right: string): boolean {
  const written = bare(term) === bare(right) ? (some: string) => some : bare;
  return words(written(text)).includes(words(written(term)));
}

test("there are texts of the application and of every service to look at", () => {
  expect(ofTheApplication.length).toBeGreaterThan(1000);
  for (const service of ["identity", "catalog", "content", "ai", "site"])
    expect(ofTheServices.filter(({ where }) => where.startsWith(`services/${service}/`)).length).toBeGreaterThan(5);
});

test.each(glossary.filter(({ never }) => never.length > 0).map((entry) => [entry.en, entry] as const))(
  "%s has one name in Arabic",
  (_, { never, ar }) => {
    const found = everything.filter(({ text }) => never.some((term) => holds(text, term, ar)));
    expect(found.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  },
);

/** What is left when every choice of forms has been taken out, innermost first. */
function withoutForms(text: string): string {
  const left = text.replace(/\{\w+, *(?:plural|select),(?: *[=\w]+ *\{[^{}]*\})+ *\}/g, "…").replace(/\{\w+\|[^{}]*\}/g, "…");
  return left === text ? text : withoutForms(left);
}

/** A number before what is counted, or «{n} من الأحرف», which evades the form. */
const countsWithoutForms = (text: string) =>
  /\{(?:count|maximum|minimum|days|hours|minutes|seconds|words|projects|contents)\} [\u0621-\u064A]/.test(withoutForms(text));

test("what is counted stands in the form of its number", () => {
  expect(everything.filter(({ text }) => countsWithoutForms(text)).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

test("the checks see a wrong name and a number without its forms", () => {
  expect(holds("تعذّر جلب الشركات", "جلب", "تحميل")).toBe(true);
  expect(holds("جلباب", "جلب", "تحميل")).toBe(false);
  expect([holds("يرجى الانتظار", "يرجى", "يُرجى"), holds("يُرجى الانتظار", "يرجى", "يُرجى")]).toEqual([true, false]);
  expect(countsWithoutForms("لا يزيد على {maximum} من الأحرف")).toBe(true);
  expect(countsWithoutForms("خلال {days} يومًا")).toBe(true);
  expect(countsWithoutForms("{count, plural, one {مادة} other {# مادة}} هنا")).toBe(false);
  expect(countsWithoutForms("المكتمل: {count}")).toBe(false);
});

test("email is spelled in one way in English", () => {
  const english = ["web/src/i18n/en/*.json", "docs/guide/en/*.md", "services/*/schema.graphql", ...MESSAGE_FILES];
  const spelled = globSync(english, { cwd: ROOT }).flatMap((path) =>
    (read(path).match(/(?<![A-Za-z])e-mail\w*/gi) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(spelled).toEqual([]);
});
