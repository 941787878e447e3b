import {
  DomainError,
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
  const open = new Set<() => void>();
  app.get("/me/generations/stream", async (request, reply) => {
    if (!verifyContext(request.headers, internalSecret)) throw unauthenticated();
    const context = await requestContext(request, { verifyToken, internalSecret });
    const actor = requireActor(context);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
    raw.write(": listening\n\n");
    const beat = setInterval(() => {
      raw.write(": still here\n\n");
      // Ends with the token: the gateway connects again, and is refused.
      verifyToken(context.token ?? "").catch((error: unknown) => {
        if (error instanceof DomainError && error.code === "UNAUTHENTICATED") raw.end();
      });
    }, HEARTBEAT);
    const leave = own.listen(actor.id, (event, standing) => raw.write(`event: ${event}\ndata: ${JSON.stringify(standing ?? null)}\n\n`));
    const forget = revocations.onRevoked(actor, () => raw.end());
    const end = () => raw.end();
    open.add(end);
    raw.once("close", () => {
      clearInterval(beat);
      forget();
      open.delete(end);
      void leave.then((stop) => stop());
    });
    await leave.catch((error: unknown) => {
      request.log.warn({ err: error }, "what runs could not be told");
      raw.end();
    });
  });
  return { end: () => open.forEach((end) => end()) };
}
