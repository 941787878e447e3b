import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** The one page of the web application, with what has to be said of it. */
export interface IndexPage {
  readonly html: string;
  readonly etag: string;
  readonly contentSecurityPolicy: string;
}

/** Reads index.html, again whenever a new build has replaced it; undefined while there is none. */
export function indexPageReader(webDist: string): () => Promise<IndexPage | undefined> {
  const file = join(webDist, "index.html");
  let known: { modified: number; page: IndexPage } | undefined;
  return async () => {
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (known?.modified !== modified) {
      const html = await readFile(file, "utf8");
      known = { modified, page: { html, etag: `W/"${sha256(html)}"`, contentSecurityPolicy: policyFor(html) } };
    }
    return known.page;
  };
}

/** Scripts are ours and the page's own inline ones; images may come from anywhere, since contents show them by address. */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${sha256(script)}'`,
  );
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

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
