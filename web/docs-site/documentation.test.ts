import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { buildDocumentation } from "./build.ts";
import { diagramsIn, pictureOf } from "./diagrams.ts";
import { draw } from "./markdown.ts";
import { LANGUAGES, ROOT } from "./sources.ts";

const folder = mkdtempSync(join(tmpdir(), "muhtawa-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = buildDocumentation(folder);
const sources = [...site.sources.values()];
const htmlOf = (path: string) => readFileSync(join(folder, `${path.replace(/^\/docs\/?/, "") || "index"}.html`), "utf8");
const idsOf = (path: string) => new Set([...htmlOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const addresses = (html: string) => [...html.matchAll(/ (?:href|src|data-index)="([^"]+)"/g)].map(([, address = ""]) => address);

/** What the gateway serves beside the documentation. */
const BESIDE = new Set(["/icon.svg", "/fonts/fonts.css", "/schema.graphql", "/dashboard", "/ar/dashboard"]);

test("every page stands in the menu once", () => {
  const inMenus = LANGUAGES.flatMap((language) => site.chapters[language].flatMap(({ files }) => files));
  expect(inMenus.toSorted()).toEqual(
    sources
      .map(({ file }) => file)
      .filter((file) => file !== "docs/index.md")
      .toSorted(),
  );
});

test.each(sources.map(({ path, file }) => [path, file]))("what %s leads to is there, its anchors too", (path, file) => {
  const broken = addresses(htmlOf(path)).filter((address) => {
    if (address.startsWith("https://") || address.startsWith("http://") || BESIDE.has(address)) return false;
    const [page = "", anchor] = address.split("#");
    if (page === "") return !idsOf(path).has(anchor ?? "");
    if (page.startsWith("/docs/assets/") || page.startsWith("/docs/pictures/"))
      return !existsSync(join(folder, page.slice("/docs/".length)));
    return !sources.some((source) => source.path === page) || (anchor !== undefined && !idsOf(page).has(decodeURIComponent(anchor)));
  });
  expect({ file, broken }).toEqual({ file, broken: [] });
});

test.each(sources.map(({ file }) => [file]))("%s links to files that there are, as they are read in the repository", (file) => {
  const markdown = readFileSync(join(ROOT, file), "utf8");
  const missing = [...markdown.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^https?:/.test(target) && !existsSync(join(ROOT, file, "..", target)));
  expect({ file, missing }).toEqual({ file, missing: [] });
});

test("a page runs our own scripts only, has nothing from elsewhere, and words for its pictures", () => {
  for (const { path } of sources) {
    const html = htmlOf(path);
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)</g)];
    expect({ path, scripts: scripts.map(([, attributes, inline]) => [attributes, inline]) }).toEqual({
      path,
      scripts: [[` src="${site.assets.script}"`, ""]],
    });
    expect({ path, on: /<[^>]+ (?:on\w+|style)=/.exec(html)?.[0] }).toEqual({ path, on: undefined });
    const fetched = [...html.matchAll(/<(?:img|link|script)[^>]+(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
    expect({ path, elsewhere: fetched.filter((address) => !address.startsWith("/")) }).toEqual({ path, elsewhere: [] });
    for (const [picture, words] of html.matchAll(/<img src="\/docs\/[^>]+alt="([^"]*)"/g))
      expect([picture, words]).not.toEqual([picture, ""]);
  }
});

describe("the guide", () => {
  const guide = (language: string) => readdirSync(join(ROOT, "docs/guide", language)).toSorted();
  const of = (language: string, name: string) => site.drawn.get(`docs/guide/${language}/${name}`);

  test("has the same pages in both languages", () => {
    expect(guide("ar")).toEqual(guide("en"));
  });

  test.each(guide("en"))("%s has the same parts, tables and pictures in both", (name) => {
    const shape = (language: string) => {
      const drawn = of(language, name);
      const count = (what: RegExp) => drawn?.html.match(what)?.length ?? 0;
      return {
        headings: drawn?.headings.map(({ depth }) => depth),
        rows: count(/<tr>/g),
        entries: count(/<li>/g),
        pictures: [...(drawn?.html.matchAll(/<img src="([^"]+)"/g) ?? [])].map(([, src]) => src?.replace(`.${language}.`, ".")),
      };
    };
    expect(shape("ar")).toEqual(shape("en"));
  });

  test.each(LANGUAGES)("is read in its own direction, and leads to the other language (%s)", (language) => {
    for (const name of guide(language)) {
      const source = site.sources.get(`docs/guide/${language}/${name}`);
      const html = htmlOf(source?.path ?? "");
      expect(html).toContain(language === "ar" ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">');
      const other = language === "ar" ? "en" : "ar";
      expect(html).toContain(`hreflang="${other}" href="${source?.path.replace(`/guide/${language}`, `/guide/${other}`)}"`);
    }
  });
});

describe("diagrams", () => {
  test("are pictures of their source as it is, with words, and no others are kept", () => {
    const diagrams = sources.flatMap(({ markdown }) => diagramsIn(markdown));
    expect(diagrams.length).toBeGreaterThan(0);
    const kept = readdirSync(join(ROOT, "docs/pictures")).filter((name) => name.startsWith("diagram-"));
    expect(kept.map((name) => `docs/pictures/${name}`).toSorted()).toEqual(diagrams.map(pictureOf).toSorted());
    const html = htmlOf("/docs/architecture");
    expect(html).toContain(`<img src="/${pictureOf(diagrams[0] ?? "")}" alt="The browser asks the gateway`);
    expect(html).not.toContain("flowchart");
  });

  test("that were changed and not drawn anew, or say nothing in words, fail the build", () => {
    const source = { file: "docs/one.md", path: "/docs/one", language: "en" } as const;
    const page = (diagram: string) => ({ ...source, markdown: `# One\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n` });
    expect(() => draw(page("flowchart LR\n  accTitle: Two\n  a --> b"), site.sources)).toThrow("npm run diagrams -w e2e");
    expect(() => draw(page("flowchart LR\n  a --> b"), site.sources)).toThrow("accTitle");
  });
});

test("the search knows every part of every page", () => {
  for (const language of LANGUAGES) {
    const index = JSON.parse(readFileSync(join(folder, site.assets.index[language].slice("/docs/".length)), "utf8")) as string[][];
    const places = new Set(index.map(([address]) => address));
    for (const { file, path } of sources.filter((source) => source.language === language))
      for (const { id } of site.drawn.get(file)?.headings ?? []) expect(places).toContain(`${path}#${id}`);
  }
});
