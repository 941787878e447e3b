import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "./start-error.ts";

const LIMIT_MS = 60_000;
const INTERVAL_MS = 100;

/** Resolves once the process says that everything it needs answers. */
export async function waitUntilReady(name: string, url: string, limitMs = LIMIT_MS): Promise<void> {
  const limit = performance.now() + limitMs;
  for (;;) {
    const problem = await notReady(url);
    if (problem === undefined) return;
    if (performance.now() > limit) throw new StartError(`${name} is not ready after ${limitMs / 1000} s: ${problem}`);
    await delay(INTERVAL_MS);
  }
}

/** What a process still waits for. */
async function notReady(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? void (await answer.arrayBuffer()) : await answer.text();
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
