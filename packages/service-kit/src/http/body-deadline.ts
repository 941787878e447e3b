import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What a form with a file has to bring in a second, once the time for other requests is over. */
const UPLOAD_BYTES_PER_SECOND = 16 * 1024;
/** How often uploads are looked at. */
const LOOK_EVERY = 1_000;

/**
 * Ends connections whose request doesn't arrive whole within so many milliseconds, whoever waits for it; that of an upload as soon as it
 * has become too slow. Headers that don't arrive are the server's own to end.
 */
export function bodyDeadline(app: FastifyInstance, limit: number): void {
  app.addHook("onRequest", async (request) => {
    const { raw } = request;
    // A request made by `inject` has no socket to destroy.
    if (raw.complete || !mayHaveBody(request) || !(raw.socket instanceof Socket)) return;
    const isUpload = request.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
    const began = Date.now();
    const before = raw.socket.bytesRead;
    const look = () => {
      if (raw.complete || raw.socket.destroyed) return clearInterval(timer);
      const over = (Date.now() - began - limit) / 1_000;
      const isFastEnough = isUpload && raw.socket.bytesRead - before >= over * UPLOAD_BYTES_PER_SECOND;
      if (over < 0 || isFastEnough) return;
      clearInterval(timer);
      raw.socket.end("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
      raw.socket.destroySoon();
    };
    const timer = setInterval(look, Math.min(limit, LOOK_EVERY)).unref();
    raw.once("close", () => clearInterval(timer));
  });
}

const mayHaveBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
