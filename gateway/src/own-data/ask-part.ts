import { mediaPath } from "@muhtawa/contracts";
import { ownDataPath, type RequestContext, unavailable } from "@muhtawa/service-kit/edge";
import { type Dispatcher, request } from "undici";
import type { GatewayEnv } from "../env.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";
import type { Subgraph } from "../subgraphs.ts";

export interface OwnDataSource {
  readonly env: GatewayEnv;
  /** Whose data it is. */
  readonly context: RequestContext;
  readonly signal: AbortSignal;
}

/** Asks a service for a part of what is the caller's. Throws SERVICE_UNAVAILABLE when it doesn't answer. */
export const askPart = (source: OwnDataSource, service: Subgraph, part: string) => ask(source, service, ownDataPath(part));

/** Asks for the bytes of one of the caller's files. */
export const askFile = (source: OwnDataSource, id: string) => ask(source, "content", mediaPath(id));

/** Asks a service in the caller's name; with a JSON document it is given that. Throws SERVICE_UNAVAILABLE when it doesn't answer. */
export async function ask(
  { env, context, signal }: OwnDataSource,
  service: Subgraph,
  path: string,
  given?: string,
): Promise<Dispatcher.ResponseData> {
  try {
    const answer = await request(`${env.urls[service]}${path}`, {
      headers: { ...forwardedHeaders(context, env.INTERNAL_SECRET), ...(given !== undefined && { "content-type": "application/json" }) },
      ...(given !== undefined && { method: "POST", body: given }),
      signal,
      headersTimeout: env.SUBGRAPH_TIMEOUT,
      bodyTimeout: env.SUBGRAPH_TIMEOUT,
    });
    // It may break off before anyone reads it: reading then throws, where an error that nobody hears would end the process.
    answer.body.on("error", () => {});
    return answer;
  } catch (error) {
    throw unavailable(error);
  }
}
