import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** ISO 8601 of when it had arrived. */
  readonly at: number;
}

/** How a receiver answers. */
export type Manner = (response: ServerResponse, received: Received) => void;

const answering =
  (status: number, headers: Record<string, string> = {}): Manner =>
  (response) =>
    void response.writeHead(status, headers).end("thanks");

/** What receivers do on the internet. */
export const MANNERS = {
  thanks: answering(204),
  fails: answering(500),
  redirects: answering(302, { location: "http://169.254.169.254/latest/meta-data" }),
  /** Never answers. */
  hangs: () => {},
  /** Sends its headers one byte at a time. */
  drips: (response) => {
    const bytes = "HTTP/1.1 200 OK\r\nx-slow: yes\r\n".split("");
    const drip = setInterval(() => {
      const byte = bytes.shift();
      if (byte === undefined || response.socket?.destroyed) clearInterval(drip);
      else response.socket?.write(byte);
    }, 50);
  },
  closes: (response) => void response.socket?.destroy(),
  /** Answers at once, and then with more than anybody reads. */
  floods: (response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(65_536, "x");
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once("drain", pour);
    };
    pour();
  },
} satisfies Record<string, Manner>;

/** A receiver that speaks real HTTP and behaves as it is told. */
export async function startReceiver() {
  const received: Received[] = [];
  const state: { manner: Manner; poured: number; open: number; mostOpen: number } = {
    manner: MANNERS.thanks,
    poured: 0,
    open: 0,
    mostOpen: 0,
  };
  const server: Server = createServer((request, response) => {
    state.open += 1;
    state.mostOpen = Math.max(state.mostOpen, state.open);
    const { socket } = request;
    response.once("close", () => {
      state.open -= 1;
      state.poured = socket.bytesWritten;
    });
    const chunks: Buffer[] = [];
    request.on("error", () => {});
    response.on("error", () => {});
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString(), at: Date.now() };
      received.push(one);
      state.manner(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    state,
    behave: (manner: Manner) => void (state.manner = manner),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
