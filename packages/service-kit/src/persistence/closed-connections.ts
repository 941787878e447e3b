import { createRequire } from "node:module";

interface Wire {
  readonly closed: boolean;
  readonly error: Error | null;
  once(event: "close", told: () => void): unknown;
  off(event: "close", told: () => void): unknown;
}
type Write = (this: Wire, ...given: unknown[]) => Promise<void>;

/** Not in the driver's public types, and the only place where this can be mended from outside. */
const { Connection } = createRequire(import.meta.url)("mongodb/lib/cmap/connection.js") as {
  Connection: { prototype: { writeCommand: Write } };
};
const { prototype } = Connection;
const write = prototype.writeCommand;

/**
 * The driver (7.8.0) writes a command without a look whether its connection was closed while the command was put into bytes; it then waits for
 * ever for a closed socket to take it. A service whose monitor of the server waits so is never connected again. Importing this ends the waiting
 * with the connection.
 */
prototype.writeCommand = async function (...given) {
  if (this.closed) throw this.error ?? new Error("the connection is closed");
  let told = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    told = () => reject(this.error ?? new Error("the connection was closed"));
    this.once("close", told);
  });
  const written = write.apply(this, given);
  try {
    await Promise.race([written, ended]);
  } finally {
    this.off("close", told);
    // Either may still reject after the race: mark both as handled.
    for (const late of [written, ended]) late.catch(() => {});
  }
};
