declare const setTimeZone: (zone: string) => void;

/** Does something by the clock of a time zone; the test file's own zone is another from then on. */
export function inTimeZone<Result>(zone: string, act: () => Result): Result {
  setTimeZone(zone);
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) throw new Error(`the clock didn't go to ${zone}`);
  return act();
}
