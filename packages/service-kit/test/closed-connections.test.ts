import { EventEmitter, once } from "node:events";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import "../src/persistence/closed-connections.ts";

type Write = (this: object, command: object, options: object) => Promise<void>;
const { Connection } = createRequire(import.meta.url)("mongodb/lib/cmap/connection.js") as {
  Connection: { prototype: { writeCommand: Write } };
};

/** A connection whose socket takes nothing. */
function connection() {
  const socket = Object.assign(new EventEmitter(), { write: () => false });
  return Object.assign(new EventEmitter(), { socket, closed: false, error: null as Error | null });
}
const command = { toBin: async () => [new Uint8Array(1)] };
const write = (wire: object) => Connection.prototype.writeCommand.call(wire, command, { agreedCompressor: "none" });

test("a command that is being written when its connection is closed fails", async () => {
  const wire = connection();
  const written = write(wire);
  await setImmediate();
  wire.closed = true;
  wire.error = new Error("closed by the server");
  wire.emit("close");
  await expect(written).rejects.toThrow("closed by the server");
  await expect(write(wire)).rejects.toThrow("closed by the server");
});

test("one whose socket takes it after a while is written, and nothing goes on listening", async () => {
  const wire = connection();
  const written = write(wire);
  while (wire.socket.listenerCount("drain") === 0) await setImmediate();
  const drained = once(wire.socket, "drain");
  wire.socket.emit("drain");
  await drained;
  await written;
  expect(wire.listenerCount("close")).toBe(0);
});
