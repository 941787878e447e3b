import type { FastifyInstance, FastifyRequest } from "fastify";

/** The pages that anybody may read, by language; the others are for who signs in. */
const PUBLIC_PAGES = { en: "/", ar: "/ar" };

/** Calls, not pages. */
const CLOSED = ["/graphql", "/site/", "/media/", "/ai/", "/me/"];

/** They name the address that they were asked at; nobody else is to be told it. */
const FOR_THIS_READER = "private, no-cache";

/** What crawlers ask for first. Addresses in them are whole: this installation's. */
export function searchEngineFiles(app: FastifyInstance, baseOf: (request: FastifyRequest) => string): void {
  app.get("/robots.txt", (request, reply) =>
    reply
      .header("cache-control", FOR_THIS_READER)
      .type("text/plain; charset=utf-8")
      .send(robots(baseOf(request))),
  );
  app.get("/sitemap.xml", (request, reply) =>
    reply
      .header("cache-control", FOR_THIS_READER)
      .type("application/xml; charset=utf-8")
      .send(sitemap(baseOf(request))),
  );
}

const robots = (base: string) =>
  ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${base}/sitemap.xml`, ""].join("\n");

function sitemap(base: string): string {
  const alternates = [...Object.entries(PUBLIC_PAGES), ["x-default", PUBLIC_PAGES.en]].map(
    ([language, path]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${base}${path}"/>`,
  );
  const entries = Object.values(PUBLIC_PAGES).map((path) =>
    ["  <url>", `    <loc>${base}${path}</loc>`, ...alternates, "  </url>"].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
