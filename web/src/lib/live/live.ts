import { authState, onAuthEvent } from "../auth/auth.ts";
import type { LiveEvent, LiveEventName, LiveEvents } from "./live-events.ts";
import { followPerson } from "./person-stream.ts";

/**
 * What the signed-in person is told while the application is open, in every tab, over one connection of the whole browser. The tab that
 * holds the lock has the connection and passes on what it hears; when it closes, the next tab takes over. The connection stands while
 * somebody listens in any tab and a person is signed in.
 *
 *   useLive("notification", (notification) => …)   in a component
 *   onLive("generation", (generation) => …)        elsewhere; hands back the way to stop
 *
 * Nothing is repeated to who comes late: ask the API for what stands, and again on "resumed".
 */
const NAME = "live";
/** Milliseconds that the connection outlives its last listener, so that a change of pages doesn't break it. */
const LINGER_MS = 2_000;

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let disconnect: (() => void) | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

const hand = (event: LiveEvent) => {
  for (const listener of listeners) listener(event);
};

/** Takes part in the browser's one connection. */
function connect(personId: string): () => void {
  const left = new AbortController();
  const { signal } = left;
  const channel = navigator.locks && typeof BroadcastChannel !== "undefined" ? new BroadcastChannel(`${NAME}.${personId}`) : undefined;
  channel?.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => {
    if (!signal.aborted) hand(data);
  });
  const hold = () =>
    followPerson({
      signal,
      onEvent: (event) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        channel?.postMessage(event);
        hand(event);
      },
    });
  // Without locks, on an address that isn't secure, each tab has a connection of its own.
  const held = channel ? navigator.locks.request(`${NAME}.${personId}`, { signal }, hold) : hold();
  held.catch(() => {});
  return () => {
    left.abort();
    channel?.close();
  };
}

function settle(): void {
  const personId = authState().user?.id;
  if (listeners.size === 0 || !personId) return;
  clearTimeout(leaving);
  disconnect ??= connect(personId);
}

function leave(): void {
  clearTimeout(leaving);
  disconnect?.();
  disconnect = undefined;
}

onAuthEvent((event) => {
  leave();
  if (event === "signed-in" || event === "replaced") settle();
});

/** Hears of one kind of event from now on; the function handed back ends that. */
export function onLive<Name extends LiveEventName>(name: Name, listener: (data: LiveEvents[Name]) => void): () => void {
  const hear: Listener = (event) => {
    if (event.name === name) listener(event.data as LiveEvents[Name]);
  };
  listeners.add(hear);
  settle();
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    clearTimeout(leaving);
    leaving = setTimeout(() => listeners.size === 0 && leave(), LINGER_MS);
  };
}
