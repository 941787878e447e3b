import { createHash } from "node:crypto";
import type { Service } from "@muhtawa/service-kit";

/** Seconds for which a browser may show an answer without asking again. */
const FRESH = 60;

/** Serves what everybody may read as `{ "data": … }`, with a tag by which a client learns that nothing has changed. */
export function servePublic(app: Service["app"], path: string, read: () => Promise<object>): void {
  app.get(path, async (request, reply) => {
    const body = JSON.stringify({ data: await read() });
    const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    reply.header("etag", tag).header("cache-control", `public, max-age=${FRESH}, stale-while-revalidate=${10 * FRESH}`);
    if (knows(request.headers["if-none-match"], tag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(body);
  });
}

/** By RFC 9110: a list of tags, compared weakly, or `*`. */
function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}
