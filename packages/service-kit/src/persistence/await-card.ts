import { setTimeout as delay } from "node:timers/promises";
import { ageOfId } from "../ids.ts";
import { rateLimited } from "../errors.ts";

const FIRST_WAIT = 20;
const LONGEST_WAIT = 200;
/** With the reads before and after it an answer takes less than 2 s. */
const PATIENCE = 1_500;
const FRESH = 10_000;
const WAITS_AT_ONCE = 5;

const waiting = new Map<string, number>();

/**
 * Reads a card of another service's aggregate. One that is missing is waited for, up to 1.5 s, if its id is so young that its event may still
 * be on the way; a person may have five such waits at once.
 */
export async function awaitCard<Card>(id: string, userId: string, read: () => Promise<Card | undefined>): Promise<Card | undefined> {
  const found = await read();
  if (found !== undefined || ageOfId(id) > FRESH) return found;
  const others = waiting.get(userId) ?? 0;
  if (others >= WAITS_AT_ONCE) throw rateLimited(2);
  waiting.set(userId, others + 1);
  try {
    const deadline = Date.now() + PATIENCE;
    for (let wait = FIRST_WAIT; Date.now() < deadline; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await delay(wait);
      const card = await read();
      if (card !== undefined) return card;
    }
    return undefined;
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1;
    if (left > 0) waiting.set(userId, left);
    else waiting.delete(userId);
  }
}
