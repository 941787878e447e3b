import { MESSAGES, requestLocale, text } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";

/** What readers of an address disagree about: some take a backslash for a slash, some drop control characters, some end at the first NUL. */
const AMBIGUOUS_IN_PATH = /[\u0000-\u001f\u007f\\]/;
const AMBIGUOUS_IN_QUERY = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Refuses a request whose address isn't well-formed, or isn't the same to all who will read it, with 400. */
export function requireWellFormedAddress(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isWellFormed(request.raw.url ?? "")) return;
    const message = text(MESSAGES.malformed, requestLocale(request.headers));
    return reply.code(400).send({ message, error: message });
  });
}

function isWellFormed(url: string): boolean {
  const at = url.indexOf("?");
  const [path, query] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
  try {
    return !AMBIGUOUS_IN_PATH.test(decodeURIComponent(path)) && !AMBIGUOUS_IN_QUERY.test(decodeURIComponent(query));
  } catch {
    return false;
  }
}
