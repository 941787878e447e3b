import { connect, createServer, type Socket } from "node:net";
import { mongo } from "mongoose";

/** A server between a service and its database that notes the queries passing through it. */
export interface QueryCounter {
  /** For MONGO_URL. */
  readonly url: string;
  /** The queries that the work makes, as `<command> <collection>`. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const QUERIES = ["find", "aggregate", "count", "distinct", "getMore"];

export async function startQueryCounter(mongoUrl: string): Promise<QueryCounter> {
  const target = new URL(mongoUrl);
  const open = new Set<Socket>();
  let seen: string[] = [];

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const readQueries = messageReader((message) => seen.push(...queryOf(message)));
    client.on("data", readQueries);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(mongoUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async during(work) {
      seen = [];
      await work();
      return seen;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Puts messages of MongoDB's wire protocol together from the pieces they arrive in. */
function messageReader(onMessage: (message: Buffer) => void): (piece: Buffer) => void {
  let pending = Buffer.alloc(0);
  return (piece) => {
    pending = Buffer.concat([pending, piece]);
    while (pending.length >= HEADER_BYTES && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      onMessage(pending.subarray(0, length));
      pending = pending.subarray(length);
    }
  };
}

function queryOf(message: Buffer): string[] {
  const flagsAndKind = 5;
  if (message.readInt32LE(12) !== OP_MSG) return [];
  const start = HEADER_BYTES + flagsAndKind;
  const command = mongo.BSON.deserialize(message.subarray(start, start + message.readInt32LE(start)));
  const [name = "", collection] = Object.entries(command)[0] ?? [];
  return QUERIES.includes(name) ? [`${name} ${String(collection)}`] : [];
}
