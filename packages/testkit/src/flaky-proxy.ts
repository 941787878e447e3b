import { connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A server between a client and its target, which breaks connections when told to. */
export interface FlakyProxy {
  /** The target's URL with the proxy's address in it. */
  readonly url: string;
  /**
   * The next request that holds this text reaches the server, and the connection breaks before its answer comes back: the caller can't
   * know whether it was carried out.
   */
  loseAnswerTo(text: string): void;
  /** Breaks every connection and takes no new one until `heal`. */
  cut(): void;
  heal(): void;
  /** Holds up what passes, in both directions, by so many milliseconds; 0 for not at all. */
  slow(milliseconds: number): void;
  /** How many answers have been lost. */
  lost(): number;
  stop(): Promise<void>;
}

/** Stands between a client and a server on TCP and breaks connections at the worst moment. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let trigger: string | undefined;
  let lost = 0;
  let isCut = false;
  let held = 0;
  /** Writes one after the other, each held up as long as it is said when it comes. */
  const inOrder = () => {
    let last = Promise.resolve();
    let waiting = 0;
    return (to: Socket, chunk: Buffer): void => {
      if (held === 0 && waiting === 0) return void to.write(chunk);
      waiting += 1;
      const until = delay(held);
      last = last
        .then(() => until)
        .then(() => {
          waiting -= 1;
          if (!to.destroyed) to.write(chunk);
        });
    };
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    let armed = false;
    const pass = inOrder();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      socket.on("error", () => socket.destroy());
    }
    client.on("data", (chunk) => {
      if (trigger !== undefined && chunk.includes(trigger)) {
        armed = true;
        trigger = undefined;
      }
      pass(upstream, chunk);
    });
    const answer = inOrder();
    upstream.on("data", (chunk) => {
      if (!armed) return answer(client, chunk);
      lost += 1;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    loseAnswerTo: (text) => void (trigger = text),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    heal: () => void (isCut = false),
    slow: (milliseconds) => void (held = milliseconds),
    lost: () => lost,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
