import { apiUrl } from "../config.ts";
import { localeHeaders } from "../http/locale-headers.ts";
import { replaceToken, sessionToken } from "../http/session-token.ts";
import { sseParser } from "../http/sse-parser.ts";
import { type LiveEvent, liveEventOf } from "./live-events.ts";

const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];
/** The server says something every 15 seconds; a connection that is silent for longer than this is dead. */
const SILENCE_MS = 45_000;

interface Connection {
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
  retryMs?: readonly number[];
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      removeEventListener("online", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
    addEventListener("online", finish);
  });
}

/**
 * Keeps one connection to what the signed-in person is told, until the signal aborts or the session is over. It speaks of no failure: it
 * waits longer after each, and tries at once when the browser is online again.
 */
export async function followPerson({ onEvent, signal, retryMs = RETRY_MS }: Connection): Promise<void> {
  let failures = 0;
  let lastEventId = "";
  let refused = "";
  while (!signal.aborted) {
    const connection = new AbortController();
    const leave = () => connection.abort();
    signal.addEventListener("abort", leave);
    let silence = setTimeout(leave, SILENCE_MS);
    try {
      const token = await sessionToken();
      if (!token || signal.aborted) return;
      const response = await fetch(apiUrl("me/stream"), {
        headers: {
          ...localeHeaders(),
          Accept: "text/event-stream",
          Authorization: `Bearer ${token}`,
          ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}),
        },
        credentials: "include",
        signal: connection.signal,
      });
      if (response.status === 401 && refused !== token) {
        refused = token;
        await replaceToken(token);
        continue;
      }
      if (response.ok && response.body) {
        failures = 0;
        refused = "";
        onEvent({ name: "resumed", data: null });
        const feed = sseParser(({ id, event, data }) => {
          if (id) lastEventId = id;
          const live = liveEventOf(event, data);
          if (live && !signal.aborted) onEvent(live);
        });
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          clearTimeout(silence);
          silence = setTimeout(leave, SILENCE_MS);
          feed(part.value);
        }
      } else await response.body?.cancel();
    } catch {
      // lost, or ended with the session: the next round finds out which
    } finally {
      clearTimeout(silence);
      signal.removeEventListener("abort", leave);
    }
    if (signal.aborted) return;
    await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0, signal);
    failures += 1;
  }
}
