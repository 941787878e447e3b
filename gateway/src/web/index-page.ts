import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** A page of the web application, with what has to be said of it. */
export interface HtmlPage {
  readonly html: string;
  readonly etag: string;
  readonly contentSecurityPolicy: string;
  /** The script that it begins with; another one whenever any of the application's scripts is another. */
  readonly entry: string | undefined;
}

/** What the build leaves where a page names the address that it is served at, like `https://muhtawa.example`. */
const BASE = "__BASE__";

/** Reads a page, again whenever a new build has replaced it; undefined while there is none. */
export type PageReader = (base: string) => Promise<HtmlPage | undefined>;

/** Reads a file of the build as a page. */
export function pageReader(file: string): PageReader {
  let known: { modified: number; base: string; page: HtmlPage } | undefined;
  return async (base) => {
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (known?.modified !== modified || known.base !== base) {
      const html = (await readFile(file, "utf8")).replaceAll(BASE, base);
      known = { modified, base, page: { html, etag: `W/"${sha256(html)}"`, contentSecurityPolicy: policyFor(html), entry: entryOf(html) } };
    }
    return known.page;
  };
}

/** What `<script>` holds for readers other than the browser, which runs none of it. */
const DATA = /type="application\/ld\+json"/;

/** Scripts are ours and the page's own inline ones; images may come from anywhere, since contents show them by address. */
function policyFor(html: string): string {
  const inline = scriptsOf(html)
    .filter(({ attributes }) => !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(({ script }) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const entryOf = (html: string): string | undefined =>
  scriptsOf(html).flatMap(({ attributes }) =>
    attributes.includes('type="module"') ? (/\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? []) : [],
  )[0];

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

function scriptsOf(html: string): { attributes: string; script: string }[] {
  return html
    .split("</script>")
    .slice(0, -1)
    .map((part) => {
      const start = part.indexOf("<script") + "<script".length;
      const end = part.indexOf(">", start);
      return { attributes: part.slice(start, end), script: part.slice(end + 1) };
    });
}
