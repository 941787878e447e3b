import { createParser, type EventSourceMessage } from "eventsource-parser";
import { apiUrl } from "../config.ts";
import { localeHeaders } from "./locale-headers.ts";
import { replaceToken, sessionToken } from "./session-token.ts";

/** The server says something every 15 seconds; a connection that is silent for longer than this is dead. */
const SILENCE_MS = 45_000;

interface Connection {
  path: string;
  /** What was heard last; the stream goes on after it. */
  lastEventId: string;
  /** The server has let us in. */
  onOpen?: () => void;
  /** True for the last one. */
  onEvent: (event: EventSourceMessage) => boolean;
  signal: AbortSignal;
  silenceMs?: number | undefined;
}

/** A signal that fires with another, by itself after so long without a word, and when the network has changed. */
function untilSilence(signal: AbortSignal, silenceMs: number) {
  const connection = new AbortController();
  const leave = () => connection.abort();
  signal.addEventListener("abort", leave);
  addEventListener("online", leave);
  let silence = setTimeout(leave, silenceMs);
  return {
    signal: connection.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(leave, silenceMs);
    },
    end: () => {
      clearTimeout(silence);
      signal.removeEventListener("abort", leave);
      removeEventListener("online", leave);
    },
  };
}

async function open({ path, lastEventId }: Connection, signal: AbortSignal): Promise<Response> {
  const ask = (token: string | null) =>
    fetch(apiUrl(path), {
      headers: {
        ...localeHeaders(),
        Accept: "text/event-stream",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}),
      },
      credentials: "include",
      signal,
    });
  const token = await sessionToken();
  const response = await ask(token);
  return response.status === 401 && token ? ask(await replaceToken(token)) : response;
}

/**
 * One connection to a stream of events: hands each on, until the last one, or the end of the connection, a silence, another network. Answers
 * the response that refused, or whether the last event has come. Throws what broke it; nobody has been told of that.
 */
export async function hearEvents(connection: Connection): Promise<Response | boolean> {
  const { onOpen, onEvent, signal, silenceMs = SILENCE_MS } = connection;
  const silence = untilSilence(signal, silenceMs);
  try {
    const response = await open(connection, silence.signal);
    if (!response.ok || !response.body) return response;
    onOpen?.();
    let last = false;
    const parser = createParser({
      onEvent: (event) => {
        if (!last) last = onEvent(event);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      silence.heard();
      parser.feed(part.value);
      if (last) {
        await reader.cancel();
        break;
      }
    }
    return last;
  } finally {
    silence.end();
  }
}
