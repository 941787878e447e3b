import fastifyCookie from "@fastify/cookie";
import { forbidden, type Service, verifyContext } from "@muhtawa/service-kit";
import { REFRESH_COOKIE, REFRESH_PATH, refreshCookie } from "../access/refresh-cookie.ts";
import { refreshSession } from "../commands/refresh-session.ts";
import type { Identity } from "../identity.ts";

const SESSION_KEY_HEADER = "x-session-key";

/** Exchanges both halves of a refresh secret. Only the gateway may call it: it has checked the Origin, which is what keeps other sites out. */
export async function refreshRoute(
  app: Service["app"],
  identity: Pick<Identity, "users" | "sessions" | "signingKeys" | "secureCookies">,
  internalSecret: string,
): Promise<void> {
  await app.register(async (routes) => {
    await routes.register(fastifyCookie);
    // The body is ignored; the default parser would refuse an empty one that is declared as JSON.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser("*", (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    routes.post(REFRESH_PATH, async (request, reply) => {
      if (!verifyContext(request.headers, internalSecret)) throw forbidden();
      const cookie = request.cookies[REFRESH_COOKIE] ?? "";
      const { user, token, secret } = await refreshSession(identity, cookie, String(request.headers[SESSION_KEY_HEADER] ?? ""));
      const { _id: id, username, email, role } = user;
      reply.header("cache-control", "no-store").header("set-cookie", refreshCookie(secret.cookie, identity.secureCookies));
      return { token, sessionKey: secret.sessionKey, user: { id, username, email, role } };
    });
  });
}
