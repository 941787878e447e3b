/** How often an event is tried to be delivered. */
export const MOST_TRIES = 8;

/** What is waited before each further try, as multiples of the first wait: with a minute, up to twelve hours and a day and a bit in all. */
const WAITS = [1, 5, 30, 120, 300, 480, 720] as const;

/** When it is tried again after so many tries; undefined where it is given up. */
export function nextTry(tries: number, mostTries: number, now: Date, firstWait: number): Date | undefined {
  const factor = tries < mostTries ? WAITS[tries - 1] : undefined;
  return factor === undefined ? undefined : new Date(now.getTime() + factor * firstWait);
}
