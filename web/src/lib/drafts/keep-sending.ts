import { authState, onAuthEvent } from "../auth/auth.ts";
import { onOutcome } from "./outbox.ts";
import { pauseAfter } from "./pauses.ts";
import { type Deliver, type Round, sendWaiting } from "./send-waiting.ts";

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
  let silences = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isTheirs = () => !stopped && authState().user?.id === userId;

  const run = async () => {
    clearTimeout(timer);
    asked = true;
    if (running || !navigator.onLine || !isTheirs()) return;
    running = true;
    let stored = 0;
    let round: Round;
    do {
      asked = false;
      // IndexedDB may be readable again later
      round = await sendWaiting(userId, deliver, isTheirs).catch(() => ({ stored: 0, left: true }));
      stored += round.stored;
    } while (asked && !round.left);
    running = false;
    if (!isTheirs()) return;
    if (stored > 0) onSent();
    const pause = round.left ? pauseAfter(silences) : round.next && Math.max(round.next - Date.now(), 0);
    silences = round.left ? silences + 1 : 0;
    if (pause !== undefined) timer = setTimeout(start, pause);
  };
  const start = () => void run();

  const ends = [
    onOutcome((_, { event }) => {
      if (event === "put") start();
    }),
    onAuthEvent(() => {
      if (!isTheirs()) stop();
    }),
    () => removeEventListener("online", start),
  ];
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
  addEventListener("online", start);
  start();
  return stop;
}
