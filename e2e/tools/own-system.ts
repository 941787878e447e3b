import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const START_MS = 400_000;

/** Where the whole system of a tool answers; `journeys/api.ts` reads it once, so it is imported after this. */
export async function choosePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const port = String((server.address() as AddressInfo).port);
  server.close();
  process.env["E2E_PORT"] = port;
  return port;
}

/** Starts the whole system with data of its own, as `npm start` does, and waits until it is ready. */
export async function startSystem(
  port: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly data: string; readonly stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "muhtawa-tool-"));
  const system = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, "infra/local/src/start.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: port, DATA_DIR: data, ...env },
  });
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isReady, { timeout: START_MS }).toBe(true);
  return {
    data,
    stop: async () => {
      if (system.exitCode === null && system.kill("SIGINT")) await once(system, "exit");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
