import { unavailable } from "../errors.ts";
import { isUndecided, isUnreachable } from "./database-errors.ts";

/** A guarded write fails only when another one has succeeded, so each of twenty concurrent writers gets through. */
const MAX_TRIES = 20;

/**
 * Repeats a guarded write until its outcome is known. `attempt` resolves to undefined when a concurrent write has won, and rejects with a
 * network error when the answer is lost. Each attempt first checks whether an earlier one of the same command has been carried out.
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
