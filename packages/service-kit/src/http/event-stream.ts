import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/** Bytes that may wait for a client before it is cut off; it resumes where it was. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds after which a client that lost the stream asks again. */
const RETRY = 1_000;

/**
 * Server-sent events to one client, who may be gone or read nothing at any moment: what is told then is dropped. (A response that was ended and
 * not yet read fails at each further write, with nobody listening, which would end the process.)
 */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #beat: NodeJS.Timeout;
  /** Resolves once the client is gone, or has all that it was told before the end. */
  readonly closed: Promise<void>;

  /** Takes the reply over. After `heartbeat` milliseconds without an event the client is shown that the stream is alive. */
  constructor(reply: FastifyReply, heartbeat: number) {
    reply.hijack();
    this.#response = reply.raw;
    this.#response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    this.#response.write(`retry: ${RETRY}\n\n`);
    this.#beat = setInterval(() => this.#write(": still here\n\n"), heartbeat);
    this.closed = new Promise((resolve) => {
      const close = () => {
        clearInterval(this.#beat);
        resolve();
      };
      this.#response.once("close", close);
      if (this.#response.destroyed) close();
    });
  }

  /** Tells an event. Without an id the client's place stays where it is. */
  tell(event: string, data: unknown, id?: string): void {
    this.#beat.refresh();
    this.#write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
  }

  /** Tells no more. */
  end(): void {
    clearInterval(this.#beat);
    if (!this.#response.writableEnded) this.#response.end();
  }

  #write(frame: string): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    this.#response.write(frame);
    if (this.#response.writableLength > MAX_WAITING) this.#response.destroy();
  }
}
