import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Bytes a second that an upload has to keep up after the time that other requests have. */
const UPLOAD_BYTES_PER_SECOND = 16 * 1024;
/** Milliseconds between two checks of an upload. */
const LOOK_EVERY = 1_000;

/**
 * Closes connections whose request body isn't complete after so many milliseconds; that of an upload as soon as it is too slow. Headers
 * have the server's own timeout.
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
