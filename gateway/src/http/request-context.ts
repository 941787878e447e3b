import { DEVICE_COOKIE, requestLocale } from "@muhtawa/service-kit/edge";
import type { RequestContext } from "@muhtawa/service-kit/edge";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";

const DEVICE = /^[\w.-]{1,200}$/;

/**
 * What is known of a client's request. Who calls is for the subgraphs to find out: the token is passed on unread, or, of a personal one, what it
 * was exchanged for.
 */
export function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    actor: null,
    locale: requestLocale(request.headers),
    correlationId: request.id,
    ip: clientAddress(request),
    device: deviceOf(request.headers.cookie ?? ""),
    token: request.accessToken ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null,
    setHeader: (name, value) => void reply.header(name, value),
    memo: new Map(),
  };
}

function deviceOf(cookies: string): string | undefined {
  const name = `${DEVICE_COOKIE}=`;
  const values = cookies.split(";").flatMap((cookie) => (cookie.trimStart().startsWith(name) ? cookie.trim().slice(name.length) : []));
  return values.find((value) => DEVICE.test(value));
}
