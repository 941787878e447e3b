import { requestContext, requireActor, type Service, type SubgraphOptions } from "@muhtawa/service-kit";
import { hearLive } from "../notifications/live.ts";

const HEARTBEAT = 15_000;

/** What one person is told while they listen, as server-sent events: `notification` and `activity`. */
export function serveNotices({ app, nats, beforeClose }: Service, options: Pick<SubgraphOptions, "verifyToken" | "internalSecret">): void {
  const open = new Set<() => void>();
  app.get("/me/notices/stream", async (request, reply) => {
    const { id } = requireActor(await requestContext(request, options));
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" });
    raw.write(": listening\n\n");
    const stop = hearLive(nats, id, ({ event, data }) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const beat = setInterval(() => raw.write(": still here\n\n"), HEARTBEAT);
    const end = () => {
      clearInterval(beat);
      stop();
      open.delete(end);
      raw.end();
    };
    open.add(end);
    raw.on("close", end);
  });
  app.addHook("preClose", async () => open.forEach((end) => end()));
  beforeClose(async () => open.forEach((end) => end()));
}
