import { hearEvents } from "../http/event-connection.ts";
import { keepTrying } from "../http/keep-trying.ts";
import { sessionToken } from "../http/session-token.ts";
import { type LiveEvent, liveEventOf } from "./live-events.ts";

const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];

interface Following {
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
  retryMs?: readonly number[];
}

/**
 * Keeps one connection to what the signed-in person is told, until the signal aborts or the session is over. It speaks of no failure: it
 * waits longer after each, and tries at once when the browser is online again.
 */
export async function followPerson({ onEvent, signal, retryMs = RETRY_MS }: Following): Promise<void> {
  let lastEventId = "";
  const follow = async (progressed: () => void) => {
    if (!(await sessionToken())) return "over";
    const refusal = await hearEvents({
      path: "me/stream",
      lastEventId,
      signal,
      onOpen: () => {
        progressed();
        onEvent({ name: "resumed", data: null });
      },
      onEvent: ({ id, event = "", data }) => {
        if (id) lastEventId = id;
        const live = liveEventOf(event, data);
        if (live && !signal.aborted) onEvent(live);
        return false;
      },
    });
    if (refusal instanceof Response) await refusal.body?.cancel();
    return undefined;
  };
  await keepTrying(follow, { signal, retryMs, isFinal: () => false });
}
