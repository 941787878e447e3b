const TIME_OUT_MS = 120_000;
/** Milliseconds until a script that couldn't be had is asked for once more. */
const AGAIN_MS = 1000;

/** A script that couldn't be had: an older build's, or the connection's fault. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** What is loaded, or why it isn't there after two minutes at most. */
export function withTimeOut<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("Loading took too long")), TIME_OUT_MS);
    loading.then(resolve, (error: Error) => reject(new ChunkLoadError(error.message, { cause: error }))).finally(() => clearTimeout(timer));
  });
}

const again = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** The same, asked for once more when it can't be had at first. */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> => withTimeOut(load().catch(() => again().then(load)));
