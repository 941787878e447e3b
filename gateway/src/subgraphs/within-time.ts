interface Limits {
  /** Milliseconds. */
  readonly limit: number;
  readonly signal: AbortSignal | undefined;
}

/** Gives work a signal that is aborted when its time is up or, before that, with another signal. */
export async function withinTime<Result>({ limit, signal }: Limits, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const leave = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new Error(`no answer within ${limit} ms`)), limit);
  if (signal?.aborted) leave();
  else signal?.addEventListener("abort", leave, { once: true });
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}
