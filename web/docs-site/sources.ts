import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A page before it is drawn. */
export interface Source {
  /** From the project's root. */
  readonly file: string;
  /** Where it is served, like `/docs/operations`. */
  readonly path: string;
  readonly language: Language;
  readonly markdown: string;
}

/** Files outside of docs/ that are pages too. */
const BESIDE: Readonly<Record<string, string>> = {
  "CHANGELOG.md": "/docs/changelog",
  "CONTRIBUTING.md": "/docs/contributing",
  "SECURITY.md": "/docs/security-policy",
};

/** Every page, by its file. */
export function allSources(): ReadonlyMap<string, Source> {
  const files = [...globSync("docs/**/*.md", { cwd: ROOT }), ...Object.keys(BESIDE)].toSorted();
  return new Map(
    files.map((file) => [
      file,
      {
        file,
        path: BESIDE[file] ?? pathOf(file),
        language: file.startsWith("docs/guide/ar/") ? "ar" : "en",
        markdown: readFileSync(join(ROOT, file), "utf8"),
      },
    ]),
  );
}

const pathOf = (file: string) => `/${file.replace(/(?:\/index)?\.md$/, "")}`;
