import { authState } from "../auth/auth.ts";
import { onOutcome } from "./outbox.ts";
import { type Deliver, sendWaiting } from "./send-waiting.ts";

/** Milliseconds between tries while nobody answers: each time twice as long. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * From now on sends what waits of the person who is signed in: what there is, what comes, and what is left when there is a network again.
 * Hands back the way to stop; a sign-out stops it by itself.
 */
export function keepSending(deliver: Deliver, onSent: () => void): () => void {
  const userId = authState().user?.id;
  if (!userId) return () => {};
  let stopped = false;
  let running = false;
  let asked = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isTheirs = () => !stopped && authState().user?.id === userId;

  const run = async () => {
    clearTimeout(timer);
    asked = true;
    if (running || !navigator.onLine || !isTheirs()) return;
    running = true;
    let stored = 0;
    let left = false;
    while (asked && !left) {
      asked = false;
      const round = await sendWaiting(userId, deliver, isTheirs);
      stored += round.stored;
      ({ left } = round);
    }
    running = false;
    if (!isTheirs()) return;
    if (stored > 0) onSent();
    pause = left ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    if (left) timer = setTimeout(start, pause / 2);
  };
  const start = () => void run();

  const deaf = onOutcome((_, { event }) => {
    if (event === "put") start();
  });
  addEventListener("online", start);
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    deaf();
    removeEventListener("online", start);
  };
}
