import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type NatsConnection } from "../nats.ts";
import { brokerOf } from "../events/nats.ts";

/** NATS_URL; else the broker that `npm start` runs for DATA_DIR, as its log and its secrets name it. */
export function brokerUrl(env: NodeJS.ProcessEnv = process.env): string {
  if (env["NATS_URL"]) return env["NATS_URL"];
  const dataDir = env["DATA_DIR"] || ".data";
  try {
    const port = /Listening for client connections on \S+:(\d+)/.exec(readFileSync(join(dataDir, "logs", "nats.log"), "utf8"))?.[1];
    const { brokerPasswords } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as {
      brokerPasswords: { operator: string };
    };
    if (port) return `nats://operator:${brokerPasswords.operator}@127.0.0.1:${port}`;
  } catch {
    // Nothing has been started here: the message below says what to do.
  }
  throw new Error("No broker is known: set NATS_URL, or run this beside `npm start` (with the same DATA_DIR).");
}

/** Runs an operator's command on the broker; what goes wrong is one line and exit code 1. */
export async function onBroker(work: (nats: NatsConnection) => Promise<void>): Promise<void> {
  try {
    const url = brokerUrl();
    const nats = await connect({ ...brokerOf(url), name: "operator", timeout: 5_000, reconnect: false }).catch((error: Error) => {
      throw new Error(`NATS at ${url.replaceAll(/\/\/[^@/]*@/g, "//")} can't be reached: ${error.message}`);
    });
    try {
      await work(nats);
    } finally {
      await nats.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
