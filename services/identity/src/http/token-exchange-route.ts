import { TOKEN_EXCHANGE_PATH } from "@muhtawa/contracts";
import { requestLocale, type Service, unauthenticated, verifyContext } from "@muhtawa/service-kit";
import { exchangePersonalToken } from "../commands/exchange-personal-token.ts";
import type { Identity } from "../identity.ts";

/** Exchanges a personal token for an access token. For the gateway only, so that a personal one goes no further than here. */
export function tokenExchangeRoute(
  app: Service["app"],
  identity: Pick<Identity, "users" | "personalTokens" | "signingKeys" | "trail">,
  internalSecret: string,
): void {
  app.post(TOKEN_EXCHANGE_PATH, async (request, reply) => {
    const signed = verifyContext(request.headers, internalSecret);
    const secret = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!signed || !secret) throw unauthenticated();
    const context = {
      actor: null,
      locale: signed.locale ?? requestLocale(request.headers),
      correlationId: signed.correlationId,
      ip: signed.ip,
      token: null,
      setHeader: () => {},
      memo: new Map(),
    };
    return reply.header("cache-control", "no-store").send(await exchangePersonalToken(identity, context, secret));
  });
}
