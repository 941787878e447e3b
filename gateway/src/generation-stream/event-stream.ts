import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { frameOf, type GenerationEvent } from "./generation-event.ts";

/** Bytes that may wait for a client before it is cut off; it resumes where it was. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds after which a client that lost the stream asks again. */
const RETRY = 1_000;

/** Server-sent events to one client. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #beat: NodeJS.Timeout;
  readonly closed: Promise<void>;

  /** Takes the reply over. `onIdle` runs with every heartbeat, that is after so many milliseconds without an event. */
  constructor(reply: FastifyReply, heartbeat: number, onIdle: () => void) {
    reply.hijack();
    this.#response = reply.raw;
    this.#response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    });
    this.#response.write(`retry: ${RETRY}\n\n`);
    this.#beat = setInterval(() => {
      this.#write(": still here\n\n");
      onIdle();
    }, heartbeat);
    this.closed = new Promise((resolve) => {
      const close = () => {
        clearInterval(this.#beat);
        resolve();
      };
      this.#response.once("close", close);
      if (this.#response.destroyed) close();
    });
  }

  send(event: GenerationEvent): void {
    this.#beat.refresh();
    this.#write(frameOf(event));
  }

  /** An event that isn't one generation's alone. */
  tell(event: string, data: unknown, id: string): void {
    this.#beat.refresh();
    this.#write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

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
