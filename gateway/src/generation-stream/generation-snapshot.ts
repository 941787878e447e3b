import { generationStatus } from "@muhtawa/contracts";
import { notFound, type RequestContext, unauthenticated, unavailable } from "@muhtawa/service-kit/edge";
import { z } from "zod";
import type { GatewayEnv } from "../env.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";

const generationSnapshot = z.object({
  id: z.string(),
  status: generationStatus,
  attempt: z.number(),
  text: z.string().nullish(),
  error: z.string().nullish(),
});

/** A generation as the ai service has it. */
export type GenerationSnapshot = z.infer<typeof generationSnapshot>;

export const hasEnded = ({ status }: GenerationSnapshot) => status === "COMPLETED" || status === "STOPPED" || status === "FAILED";

/** Reads a generation on the caller's behalf: the ai service decides who may. Throws UNAUTHENTICATED, NOT_FOUND, SERVICE_UNAVAILABLE. */
export type ReadSnapshot = (id: string, context: RequestContext) => Promise<GenerationSnapshot>;

export const snapshotReader =
  (env: GatewayEnv): ReadSnapshot =>
  async (id, context) => {
    let status: number;
    let body: unknown;
    try {
      const response = await fetch(`${env.urls.ai}/internal/generations/${encodeURIComponent(id)}`, {
        headers: forwardedHeaders(context, env.INTERNAL_SECRET),
        signal: AbortSignal.timeout(env.SUBGRAPH_TIMEOUT),
      });
      status = response.status;
      body = await response.json();
    } catch (error) {
      throw unavailable(error);
    }
    if (status === 401) throw unauthenticated();
    if (status === 404 || status === 403) throw notFound();
    const snapshot = generationSnapshot.safeParse(body);
    if (status !== 200 || !snapshot.success) throw unavailable(new Error(`ai answered ${status} for generation ${id}`));
    return snapshot.data;
  };
