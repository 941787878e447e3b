import {
  READ,
  readable,
  requestContext,
  requireActor,
  type SubgraphOptions,
  unauthenticated,
  verifyContext,
  withContext,
} from "@muhtawa/service-kit";
import type { FastifyRequest } from "fastify";
import type { GenerationStore } from "../store/generation-store.ts";
import { failureMessage } from "../writing/failure-messages.ts";

type Options = Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">;

/** What the gateway needs to answer or resume a generation's stream: the text as far as it is kept. For its owner and admins. */
export function serveInternalGeneration(generations: GenerationStore, options: Options): void {
  options.app.get<{ Params: { id: string } }>("/internal/generations/:id", (request) => answer(generations, options, request));
}

async function answer(generations: GenerationStore, options: Options, request: FastifyRequest<{ Params: { id: string } }>) {
  if (!verifyContext(request.headers, options.internalSecret)) throw unauthenticated();
  const context = await requestContext(request, options, READ);
  return withContext(context, async () => {
    const generation = readable(requireActor(context), await generations.find(request.params.id));
    const { _id: id, status, attempt, text, failure, locale } = generation;
    return {
      id,
      status,
      attempt,
      text,
      error: status === "FAILED" ? failureMessage(failure ?? "unknown", context.locale) : null,
      locale,
    };
  });
}
