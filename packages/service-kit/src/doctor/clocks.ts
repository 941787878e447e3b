import { failed, type Finding, ok, warning } from "./finding.ts";

/** Milliseconds. */
const LITTLE = 2_000;
const MUCH = 30_000;

/** Whether two clocks agree: signed requests are good for a minute, tokens for thirty. */
export function checkClocks(whose: string, theirs: number, ours: number): Finding {
  const apart = Math.abs(theirs - ours);
  const about = `clock of ${whose}`;
  const found = `${(apart / 1000).toFixed(1)} s from ours`;
  if (apart < LITTLE) return ok(about, found);
  const todo = "Have all machines keep the time by NTP";
  return apart < MUCH ? warning(about, found, todo) : failed(about, found, `${todo}; signatures and tokens are refused by then`);
}
