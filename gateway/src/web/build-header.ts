import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pageReader } from "./index-page.ts";

const BUILD_HEADER = "x-web-build";

/**
 * Says with each answer of the API which build of the web application goes with it. One that is kept in a browser, or has been open since
 * before an update, learns of it before it breaks.
 */
export function tellBuild(app: FastifyInstance, folder: string): void {
  const application = pageReader(join(resolve(folder), "index.html"));
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/graphql")) return;
    const page = await application("");
    if (page?.entry) reply.header(BUILD_HEADER, page.entry);
  });
}
