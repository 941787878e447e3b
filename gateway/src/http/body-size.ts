import { once } from "node:events";
import { type Readable, Transform } from "node:stream";
import type { FastifyInstance } from "fastify";

/** Bytes that are read and thrown away before a body is refused for its size. */
const MAX_DRAINED = 64 * 1024 * 1024;

/** A client still busy sending wouldn't see our 413, only a broken connection: let it finish first, within reason. */
export function drainOversized(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced <= request.routeOptions.bodyLimit || announced > MAX_DRAINED) return;
    request.raw.resume();
    if (!request.raw.complete) await Promise.race([once(request.raw, "end"), once(request.raw, "close")]);
    throw Object.assign(new Error("the body is too large"), { statusCode: 413 });
  });
}

/** A body on its way through, broken off when it grows larger than it may; one that doesn't announce its size can be stopped in no other way. */
export function limited(body: Readable, maximum: number): Readable {
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maximum) done(Object.assign(new Error("the body is too large"), { statusCode: 413 }));
      else done(null, chunk);
    },
  });
  // The client may go away before anyone reads, as while a service is asked: reading then throws, where an error that nobody hears would end
  // the process.
  meter.on("error", () => {});
  body.once("error", (error) => meter.destroy(error));
  body.once("close", () => body.readableEnded || meter.destroy(new Error("the client went away")));
  return body.pipe(meter);
}
