import type { Language, Source } from "./sources.ts";

/** A part of the menu; what it is called stands in the words. */
export interface Chapter {
  readonly name: "guide" | "run" | "build" | "decisions" | "project";
  readonly files: readonly string[];
}

/** The guide, in the order in which one comes to need it. */
const GUIDE = ["index", "company", "content", "editor", "score", "proofreading", "calendar", "exports", "offline", "programs"] as const;

const inDocs = (...names: string[]) => names.map((name) => `docs/${name}.md`);

/** The menu of a language's pages: the guide in both, the rest in English. */
export function chaptersOf(language: Language, sources: ReadonlyMap<string, Source>): readonly Chapter[] {
  const guide: Chapter = { name: "guide", files: GUIDE.map((name) => `docs/guide/${language}/${name}.md`) };
  if (language === "ar") return [guide];
  return [
    guide,
    { name: "run", files: inDocs("operations", "configuration", "reliability", "security", "scaling", "performance", "benchmarks") },
    {
      name: "build",
      files: [
        ...inDocs("api", "architecture", "permissions", "search", "proofreading", "occasions", "testing", "spec-coverage"),
        "CONTRIBUTING.md",
      ],
    },
    { name: "decisions", files: [...sources.keys()].filter((file) => file.startsWith("docs/adr/")) },
    { name: "project", files: ["docs/comparison.md", "CHANGELOG.md", "SECURITY.md"] },
  ];
}

/** The same page of the guide in the other language; the guide's first page where there is none. */
export function inOtherLanguage({ file, language }: Source, sources: ReadonlyMap<string, Source>): string {
  const other = language === "en" ? "ar" : "en";
  const twin = sources.get(file.replace(`docs/guide/${language}/`, `docs/guide/${other}/`));
  return twin && twin.file !== file ? twin.path : `/docs/guide/${other}`;
}
