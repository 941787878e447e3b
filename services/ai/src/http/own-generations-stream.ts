import {
  DomainError,
  EventStream,
  requestContext,
  requireActor,
  type Revocations,
  type SubgraphOptions,
  unauthenticated,
  verifyContext,
} from "@muhtawa/service-kit";
import type { OwnGenerations } from "./own-generations.ts";

const HEARTBEAT = 15_000;

interface StreamOptions extends Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret"> {
  readonly own: OwnGenerations;
  readonly revocations: Revocations;
}

/**
 * `GET /me/generations/stream`, for the gateway: how the caller's generations stand, as server-sent events named `generation`; those that are
 * under way come first, between `listing` and `listed`.
 */
export function serveOwnGenerations({ app, own, revocations, verifyToken, internalSecret }: StreamOptions): { end: () => void } {
  const open = new Set<EventStream>();
  app.get("/me/generations/stream", async (request, reply) => {
    if (!verifyContext(request.headers, internalSecret)) throw unauthenticated();
    const context = await requestContext(request, { verifyToken, internalSecret });
    const actor = requireActor(context);
    const stream = new EventStream(reply, HEARTBEAT);
    open.add(stream);
    const look = setInterval(() => {
      // Ends with the token: the gateway connects again, and is refused.
      verifyToken(context.token ?? "").catch((error: unknown) => {
        if (error instanceof DomainError && error.code === "UNAUTHENTICATED") stream.end();
      });
    }, HEARTBEAT);
    const forget = revocations.onRevoked(actor, () => stream.end());
    const leave = await own
      .listen(actor.id, (event, standing) => stream.tell(event, standing ?? null))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, "what runs could not be told");
        stream.end();
      });
    await stream.closed;
    clearInterval(look);
    forget();
    leave?.();
    open.delete(stream);
  });
  return { end: () => open.forEach((stream) => stream.end()) };
}
