import { networkOf, overloaded } from "@muhtawa/service-kit/edge";
import type { FastifyInstance, FastifyReply } from "fastify";
import { clientAddress } from "./client-address.ts";
import { PROBES } from "./request-log.ts";

/** Bytes that one network may leave unread at once: four answers as large as any may be. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes for which a reader has the whole time once more. */
const BYTES_A_TURN = 2 * 1024 * 1024;
/** Milliseconds for an answer of which nobody knows how long it will be, such as an archive that is written as it is read. */
const LONGEST = 15 * 60_000;

interface UnreadAnswersOptions {
  /** Milliseconds in which an answer has to be taken, once more for each 2 MB of it. */
  readonly patience: number;
  /** Answers that one network may be taking at once. */
  readonly most: number;
}

interface Unread {
  readonly answers: number;
  readonly bytes: number;
}

const NOTHING: Unread = { answers: 0, bytes: 0 };

/** What each network has been answered and hasn't taken yet. */
export class UnreadAnswers {
  readonly #most: number;
  readonly #byNetwork = new Map<string, Unread>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws SERVICE_UNAVAILABLE when a network has left so much unread that it gets no more for now. */
  demandRoom(network: string): void {
    const { answers, bytes } = this.#byNetwork.get(network) ?? NOTHING;
    if (answers >= this.#most || bytes >= MOST_BYTES) throw overloaded();
  }

  /** Notes an answer that is on its way; call the returned function when it has been taken, or nobody takes it any more. */
  begin(network: string, bytes: number): () => void {
    this.#change(network, 1, bytes);
    return () => this.#change(network, -1, -bytes);
  }

  #change(network: string, answers: number, bytes: number): void {
    const before = this.#byNetwork.get(network) ?? NOTHING;
    const after = { answers: before.answers + answers, bytes: before.bytes + bytes };
    if (after.answers === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, after);
  }
}

/**
 * Ends connections whose client asks and doesn't read: an answer waits in memory, or holds a connection to a service, for as long as nobody
 * takes it. Event streams see to that themselves.
 */
export function endUnreadAnswers(app: FastifyInstance, { patience, most }: UnreadAnswersOptions): void {
  const unread = new UnreadAnswers(most);
  app.addHook("onRequest", async (request) => {
    if (!PROBES.has(request.routeOptions.url ?? "")) unread.demandRoom(networkOf(clientAddress(request)));
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const { raw } = reply;
    if (raw.destroyed || raw.closed) return;
    const bytes = sizeOf(payload) ?? announced(reply);
    // A streamed body isn't held in memory: it counts as 0 bytes.
    const taken = unread.begin(networkOf(clientAddress(request)), sizeOf(payload) ?? 0);
    const limit = bytes === undefined ? LONGEST : patience * (1 + Math.floor(bytes / BYTES_A_TURN));
    const timer = setTimeout(() => raw.destroy(), limit).unref();
    raw.once("close", () => {
      clearTimeout(timer);
      taken();
    });
  });
}

function sizeOf(payload: unknown): number | undefined {
  if (typeof payload === "string" || payload instanceof Uint8Array) return payload.length;
  return payload == null ? 0 : undefined;
}

function announced(reply: FastifyReply): number | undefined {
  const length = Number(reply.getHeader("content-length"));
  return Number.isFinite(length) ? length : undefined;
}
