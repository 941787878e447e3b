import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageReader, type PageReader } from "./index-page.ts";
import { searchEngineFiles } from "./search-engines.ts";
import { pageMatcher } from "./web-routes.ts";

const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

/** Files and folders of files: a path that looks like one is never a page. */
const isFile = (path: string) => /^\/(?:assets|fonts)\//.test(path) || path.slice(path.lastIndexOf("/")).includes(".");
/** Where the API is tried out. */
const EXPLORER = /^\/explorer\/?$/;
const isExplorer = (path: string) => path === "/explorer" || path.startsWith("/explorer/");
/** No empty, `.` or `..` segments. */
const CANONICAL = /^(?:\/(?!\.{0,2}(?:\/|$))[^/\\]+)+$/;

/**
 * The built web application. A missing file is 404; every other path serves the page, with 404 where the application has no route, so that
 * it can say so itself.
 */
export async function webApplication(
  app: FastifyInstance,
  folder: string,
  { publicUrl, explorer }: { readonly publicUrl: string | undefined; readonly explorer: boolean },
): Promise<void> {
  const root = resolve(folder);
  const isPage = pageMatcher(root);
  const pages = pageReaders(root);
  const baseOf = (request: FastifyRequest) => publicUrl?.replace(/(?<!\/)\/+$/, "") ?? addressOf(request);
  searchEngineFiles(app, baseOf);
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
    if (path === undefined || (isExplorer(path) && (!explorer || path.endsWith(".html")))) return reply.callNotFound();
    if (isFile(path)) return CANONICAL.test(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound();
    const home = await pages.home(path)?.(baseOf(request));
    const page = home ?? (await (isExplorer(path) ? pages.explorer : pages.application)(""));
    if (!page) return reply.callNotFound();
    reply
      .headers({
        etag: page.etag,
        "cache-control": "no-cache",
        "content-security-policy": page.contentSecurityPolicy,
      })
      .type("text/html; charset=utf-8")
      .code(isPage(path) || EXPLORER.test(path) ? 200 : 404);
    if (!home) reply.header("x-robots-tag", "noindex");
    if (reply.statusCode === 200 && request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
    return reply.send(page.html);
  });
}

/** The home page is drawn ahead in each language; a build without them has the application for it, too. */
function pageReaders(root: string): { application: PageReader; explorer: PageReader; home: (path: string) => PageReader | undefined } {
  const [english, arabic] = ["en", "ar"].map((language) => pageReader(join(root, ".home", `${language}.html`)));
  return {
    application: pageReader(join(root, "index.html")),
    explorer: pageReader(join(root, "explorer/index.html")),
    home: (path) => (path === "/" ? english : /^\/ar\/?$/.test(path) ? arabic : undefined),
  };
}

/** Where a request reached us. A host that isn't written like one is never repeated in a page. */
function addressOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : "";
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
