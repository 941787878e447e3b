import { type RequestContext, signContext } from "@muhtawa/service-kit/edge";

/** What a service is told of the client's request: the caller's token, and the gateway's signed word on the rest. */
export function forwardedHeaders({ ip, correlationId, locale, token }: RequestContext, secret: string): Record<string, string> {
  return {
    ...signContext({ ip, correlationId, locale }, secret),
    "x-correlation-id": correlationId,
    "x-locale": locale,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
