const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;

/** Milliseconds until something is tried again that came to nothing so often before: each time twice as long. */
export const pauseAfter = (times: number): number => Math.min(FIRST_MS * 2 ** times, LONGEST_MS);
