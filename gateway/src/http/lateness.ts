/** Milliseconds between two looks at the clock. */
const STEP = 100;

/** Tells by how many milliseconds this process is behind with its work: what has just arrived has waited for about as long. */
export function watchLateness(): () => number {
  let due = performance.now() + STEP;
  let last = 0;
  setInterval(() => {
    const now = performance.now();
    last = now - due;
    due = now + STEP;
  }, STEP).unref();
  // During a long turn of the event loop the timer hasn't fired yet: count from when it was due.
  return () => Math.max(last, performance.now() - due);
}
