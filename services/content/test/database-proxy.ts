import { connect, createServer, type Socket } from "node:net";
import { mongo } from "mongoose";

/** A command that waits before the database. */
export interface HeldCommand {
  /** Resolves once the service has sent it. */
  readonly reached: Promise<void>;
  release(): void;
}

/** A server between a service and its database, which sees and may hold up the commands passing through. */
export interface DatabaseProxy {
  /** For MONGO_URL. */
  readonly url: string;
  /** The reading commands that the work causes, as `find contents`. */
  queriesDuring(work: () => Promise<unknown>): Promise<string[]>;
  /** Keeps the next such command (`insert contents`) from the database until it is released. */
  hold(command: string): HeldCommand;
  stop(): Promise<void>;
}

const HEADER_BYTES = 16;
const FLAGS_AND_KIND_BYTES = 5;
const OP_MSG = 2013;
const READING = ["find", "aggregate", "count", "distinct", "getMore"];

export async function startDatabaseProxy(mongoUrl: string): Promise<DatabaseProxy> {
  const target = new URL(mongoUrl);
  const open = new Set<Socket>();
  const held = new Map<string, { reached: () => void; released: Promise<void> }>();
  let seen: string[] = [];

  async function pass(message: Buffer): Promise<void> {
    const command = commandOf(message);
    seen.push(command);
    const hold = held.get(command);
    if (!hold) return;
    held.delete(command);
    hold.reached();
    await hold.released;
  }

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let forwarded = Promise.resolve();
    const readMessages = messageReader((message) => {
      forwarded = forwarded.then(() => pass(message)).then(() => void database.write(message));
    });
    client.on("data", readMessages);
    database.pipe(client);
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
    async queriesDuring(work) {
      seen = [];
      await work();
      return seen.filter((command) => READING.includes(command.split(" ")[0] ?? ""));
    },
    hold(command) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(command, { reached: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
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

function commandOf(message: Buffer): string {
  if (message.readInt32LE(12) !== OP_MSG) return "";
  const start = HEADER_BYTES + FLAGS_AND_KIND_BYTES;
  const document = mongo.BSON.deserialize(message.subarray(start, start + message.readInt32LE(start)));
  const [name = "", collection] = Object.entries(document)[0] ?? [];
  return `${name} ${String(collection)}`;
}
