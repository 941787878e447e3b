import type { JetStreamClient, NatsConnection } from "../../src/nats.ts";
import { connectMongo, connectNats, createLogger, fact, OutboxRelay } from "../../src/index.ts";
import { noteStamped, noteStore } from "./note.ts";

/** Writes a note, and stops itself (SIGSTOP) right before or right after its relay's first publish, until somebody continues it. */
const [, , mongoUrl = "", database = "", natsUrl = "", id = "", moment = ""] = process.argv;
const [connection, nats] = await Promise.all([connectMongo(mongoUrl, database), connectNats(natsUrl, "stopping-relay")]);

let stopped = false;
const stopOnce = () => {
  if (!stopped) process.kill(process.pid, "SIGSTOP");
  stopped = true;
};
const jetstream = nats.jetstream();
const publish: JetStreamClient["publish"] = async (...args) => {
  if (moment === "before") stopOnce();
  const ack = await jetstream.publish(...args);
  if (moment === "after") stopOnce();
  return ack;
};
const slowed = new Proxy(nats, {
  get: (target, name) => (name === "jetstream" ? () => ({ publish }) : Reflect.get(target, name, target)),
}) as NatsConnection;

const relay = new OutboxRelay({ nats: slowed, logger: createLogger("stopping-relay"), streams: ["SITE"] });
const notes = noteStore(connection, relay);
await notes.create(id, { state: { ownerId: "u", title: "first", stamps: [] }, facts: [fact(noteStamped, { stamp: "first" })] });
await relay.idle();
await nats.close();
await connection.close();
