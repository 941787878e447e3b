import { apiUrl } from "../config.ts";

interface Measured {
  traceId: string;
  spanId: string;
  start: number;
  end: number;
}

/** Milliseconds in which further requests' times may go along. */
const TOGETHER_MS = 5_000;
const MOST = 32;

let waiting: Measured[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The time that a request takes in this browser: the first part of its trace. */
export interface RequestSpan {
  /** W3C's header, by which the servers go on with the trace. */
  readonly traceparent: string;
  /** Tells the servers how long it took, if they keep the trace. */
  answered(headers: Headers): void;
}

/** Begins the trace of a request. */
export function beginRequest(): RequestSpan {
  const [traceId, spanId, start] = [hex(16), hex(8), Date.now()];
  return {
    traceparent: `00-${traceId}-${spanId}-00`,
    answered(headers) {
      if (!headers.get("traceresponse")?.includes(traceId)) return;
      waiting.push({ traceId, spanId, start, end: Math.max(start, Date.now()) });
      if (waiting.length >= MOST) tell();
      else timer ??= setTimeout(tell, TOGETHER_MS);
    },
  };
}

function tell(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ spans: waiting });
  waiting = [];
  navigator.sendBeacon?.(apiUrl("browser-spans"), body);
}

globalThis.addEventListener?.("pagehide", tell);
