import { join } from "node:path";
import { type HtmlPage, pageReader, type PageReader } from "./index-page.ts";

const ARABIC = /^\/docs\/guide\/ar(?:\/|$)/;
/** No empty, `.` or `..` segments, nothing that names a file. */
const PAGE = /^(?:\/[\w-]+)+$/;

/** Whether a path is of the documentation, which is served beside the application. */
export const isDocumentation = (path: string): boolean => path === "/docs" || path.startsWith("/docs/");

/** A page of the documentation, or what it says where there is none; undefined for a build without it. */
export type DocumentationReader = (path: string) => Promise<{ readonly page: HtmlPage; readonly found: boolean } | undefined>;

/** Reads the pages that the web build has left in `docs`. */
export function documentation(root: string): DocumentationReader {
  const folder = join(root, "docs");
  /** Of pages that there are: as many as the build has. */
  const readers = new Map<string, PageReader>();
  const read = async (name: string): Promise<HtmlPage | undefined> => {
    const reader = readers.get(name) ?? pageReader(join(folder, `${name}.html`));
    const page = await reader("");
    if (page) readers.set(name, reader);
    return page;
  };
  return async (path) => {
    const bare = path.replace(/\/$/, "");
    const page = PAGE.test(bare) ? await read(bare.slice("/docs/".length) || "index") : undefined;
    if (page) return { page, found: true };
    const missing = await read(ARABIC.test(path) ? "404.ar" : "404.en");
    return missing && { page: missing, found: false };
  };
}
