import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentation, isDocumentation } from "./documentation.ts";
import { type HtmlPage, pageReader, type PageReader } from "./index-page.ts";
import { searchEngineFiles } from "./search-engines.ts";
import { pageMatcher } from "./web-routes.ts";

const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

/** Files and folders of files: a path that looks like one is never a page. */
const isFile = (path: string) => /^\/(?:assets|fonts)\//.test(path) || path.slice(path.lastIndexOf("/")).includes(".");
/** Where the API is tried out. */
const EXPLORER = /^\/explorer\/?$/;
const isExplorer = (path: string) => path === "/explorer" || path.startsWith("/explorer/");
/** Beside the application's: their files of HTML are served under the names of the pages only. */
const hasOwnPages = (path: string) => isExplorer(path) || isDocumentation(path);
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
  const documents = documentation(root);
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
    if (path === undefined || (isExplorer(path) && !explorer) || (hasOwnPages(path) && path.endsWith(".html"))) return reply.callNotFound();
    if (isFile(path)) return CANONICAL.test(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound();
    const document = isDocumentation(path) ? await documents(path) : undefined;
    if (document) return sendPage(request, reply.header("x-robots-tag", "noindex"), document);
    const home = await pages.home(path)?.(baseOf(request));
    const page = home ?? (await (isExplorer(path) ? pages.explorer : pages.application)(""));
    if (!page) return reply.callNotFound();
    if (!home) reply.header("x-robots-tag", "noindex");
    return sendPage(request, reply, { page, found: isPage(path) || EXPLORER.test(path) });
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, found }: { readonly page: HtmlPage; readonly found: boolean }) {
  reply
    .headers({ etag: page.etag, "cache-control": "no-cache", "content-security-policy": page.contentSecurityPolicy })
    .type("text/html; charset=utf-8");
  if (!found) return reply.code(404).send(page.html);
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  return reply.send(page.html);
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
  if (path.startsWith("/assets/") || path.startsWith("/docs/assets/")) return `public, max-age=${YEAR}, immutable`;
  if (path.endsWith(".woff2")) return `public, max-age=${24 * HOUR}`;
  if (path.startsWith("/fonts/") || /\.(?:png|svg|ico|webmanifest)$/.test(path)) return `public, max-age=${HOUR}`;
  return "no-cache";
}
