import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { draw, type Drawn } from "./markdown.ts";
import { chaptersOf } from "./navigation.ts";
import { missingPage, pageOf, type Site } from "./page.ts";
import { allSources, type Language, LANGUAGES, ROOT, type Source } from "./sources.ts";
import { styleSheet } from "./style.ts";

/** Writes the documentation as a site into a folder, which is emptied before. */
export function buildDocumentation(folder: string): Site {
  const sources = allSources();
  const drawn = new Map([...sources.values()].map((source) => [source.file, draw(source, sources)] as const));
  rmSync(folder, { recursive: true, force: true });
  const asset = (name: string, ending: string, content: string) => {
    const file = `assets/${name}-${createHash("sha256").update(content).digest("hex").slice(0, 10)}.${ending}`;
    write(join(folder, file), content);
    return `/docs/${file}`;
  };
  const script = (name: string) =>
    asset(name, "js", stripTypeScriptTypes(readFileSync(join(import.meta.dirname, `browser/${name}.ts`), "utf8")));
  const each = <Value>(of: (language: Language) => Value) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>;
  const site: Site = {
    sources,
    drawn,
    chapters: each((language) => chaptersOf(language, sources)),
    assets: {
      style: asset("docs", "css", styleSheet()),
      script: script("docs"),
      find: script("find"),
      index: each((language) => asset(`search-${language}`, "json", JSON.stringify(searchIndex(language, sources, drawn)))),
    },
  };
  for (const source of sources.values()) write(join(folder, fileOf(source.path)), pageOf(source, site));
  for (const language of LANGUAGES) write(join(folder, `404.${language}.html`), missingPage(language, site));
  cpSync(join(ROOT, "docs/pictures"), join(folder, "pictures"), { recursive: true });
  return site;
}

const fileOf = (path: string) => `${path.replace(/^\/docs\/?/, "") || "index"}.html`;

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Every part of every page of a language: where it is, what it is called, what it says. */
function searchIndex(language: Language, sources: ReadonlyMap<string, Source>, drawn: ReadonlyMap<string, Drawn>) {
  return [...sources.values()]
    .filter((source) => source.language === language)
    .flatMap(({ file, path }) => {
      const { title, parts } = drawn.get(file) as Drawn;
      return parts.map(({ heading, text }, at) =>
        heading && at > 0 ? [`${path}#${heading.id}`, title, heading.text, text] : [path, title, "", text],
      );
    });
}

if (import.meta.main) buildDocumentation(join(ROOT, "web/dist/docs"));
