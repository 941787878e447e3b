const DAY = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD, UTC. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** The days up to this moment's, the oldest first. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY)));
