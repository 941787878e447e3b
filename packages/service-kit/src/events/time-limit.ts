/** Runs work for at most so many milliseconds; then its signal is aborted and the promise is rejected, whatever the work does. */
export async function withTimeLimit<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`the handler has not finished within ${milliseconds} ms`);
      abort.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abort.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
