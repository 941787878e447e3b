interface Limited {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  /** Restarts the time limit. */
  readonly extend: () => void;
}

/** Runs work that may take `limit` milliseconds between two calls of `extend`; after that its signal is aborted and the promise rejects. */
export async function withTimeLimit<Result>(milliseconds: number, work: (limited: Limited) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`the handler has made no progress for ${milliseconds} ms`);
    abort.abort(reason);
    reject(reason);
  }, milliseconds);
  try {
    return await Promise.race([work({ signal: abort.signal, extend: () => timer.refresh() }), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
