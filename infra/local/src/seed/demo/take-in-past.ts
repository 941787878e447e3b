import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT, type Settings } from "../../settings.ts";
import type { PastOfCompany } from "./past-generations.ts";

/** The broker that the stack of these settings speaks over. */
export type Broker = Pick<Settings, "dataDir" | "natsUrl">;

/** Has the ai service take the past in, as an operator does: no public operation does that. */
export async function takeInPast({ dataDir, natsUrl }: Broker, past: readonly PastOfCompany[]): Promise<void> {
  if (past.length === 0) return;
  const command = spawn(process.execPath, [join(ROOT, "services/ai/src/cli/past-generations.ts")], {
    env: { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning", DATA_DIR: dataDir, NATS_URL: natsUrl ?? "" },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const closed = once(command, "close");
  command.stdin.on("error", () => {});
  command.stdin.end(JSON.stringify(past));
  const said = await text(command.stderr);
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(said.trim() || "the past was not taken in");
}
