interface Persistence {
  signal: AbortSignal;
  /** Milliseconds before the next try: after the first failure, the second, and so on; the last stands for all after it. */
  retryMs: readonly number[];
  /** Whether a failure is an answer, so that no other try would bring more. */
  isFinal: (error: unknown) => boolean;
  /** Called before each wait. */
  onWait?: () => void;
}

/** Waits; less long when the browser has found a network again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      removeEventListener("online", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
    addEventListener("online", finish);
  });
}

/**
 * Tries until a try hands something back, waiting longer each time; one that has got somewhere says so by `progressed`, and the next wait is
 * short again. Throws only a final failure. Undefined: the signal aborted it.
 */
export async function keepTrying<T>(
  attempt: (progressed: () => void) => Promise<T | undefined>,
  { signal, retryMs, isFinal, onWait }: Persistence,
): Promise<T | undefined> {
  let failures = 0;
  const progressed = () => {
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      const result = await attempt(progressed);
      if (result !== undefined) return result;
    } catch (error) {
      if (!signal.aborted && isFinal(error)) throw error;
    }
    if (signal.aborted) return undefined;
    onWait?.();
    await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0, signal);
    failures += 1;
  }
  return undefined;
}
