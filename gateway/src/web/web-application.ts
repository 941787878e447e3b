import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { indexPageReader } from "./index-page.ts";
import { pageMatcher } from "./web-routes.ts";

const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

/** Files and folders of files: a path that looks like one is never a page. */
const FILE = /^\/(?:assets|fonts)\/|\/[^/]*\.[^/]*$/;
/** No empty, `.` or `..` segments. */
const CANONICAL = /^(?:\/(?!\.{0,2}(?:\/|$))[^/\\]+)+$/;

/**
 * The built web application. A missing file is 404; every other path serves the page, with 404 where the application has no route, so that
 * it can say so itself.
 */
export async function webApplication(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const isPage = pageMatcher(root);
  const indexPage = indexPageReader(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header("cache-control", cachingOf(pathOf(reply.request.url) ?? "/")),
  });

  app.get("/*", async (request, reply) => {
    const path = pathOf(request.url);
    if (path === undefined) return reply.callNotFound();
    if (FILE.test(path)) return CANONICAL.test(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound();
    const page = await indexPage();
    if (!page) return reply.callNotFound();
    reply
      .headers({ etag: page.etag, "cache-control": "no-cache", "content-security-policy": page.contentSecurityPolicy })
      .type("text/html; charset=utf-8")
      .code(isPage(path) ? 200 : 404);
    if (reply.statusCode === 200 && request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
    return reply.send(page.html);
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "/");
  } catch {
    return undefined;
  }
}

/** Files under /assets carry a hash of their content in their name. */
function cachingOf(path: string): string {
  if (path.startsWith("/assets/")) return `public, max-age=${YEAR}, immutable`;
  if (path.endsWith(".woff2")) return `public, max-age=${24 * HOUR}`;
  if (path.startsWith("/fonts/") || /\.(?:png|svg|ico|webmanifest)$/.test(path)) return `public, max-age=${HOUR}`;
  return "no-cache";
}
