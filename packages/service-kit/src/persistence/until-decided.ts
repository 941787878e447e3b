import { unavailable } from "../errors.ts";
import { isUndecided, isUnreachable } from "./database-errors.ts";

/** A guard fails only when another write succeeded, so of twenty concurrent writers each one gets through. */
const MAX_TRIES = 20;

/**
 * Repeats a guarded write until it is known what became of it: `attempt` resolves to undefined when somebody else was faster, and fails
 * undecided when the answer is lost. Each attempt begins with a look whether an earlier one of the same command has taken place.
 */
export async function untilDecided<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  let last: unknown;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      last = error;
      if (!isUndecided(error)) throw isUnreachable(error) ? unavailable(error) : error;
    }
  }
  throw unavailable(last ?? new Error(`gave up after ${MAX_TRIES} tries against concurrent writers`));
}
