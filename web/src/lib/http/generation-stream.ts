import { apiUrl } from "../config.ts";
import { apiFetch } from "./api-fetch.ts";
import { Problem } from "./problem.ts";
import { type ServerEvent, sseParser } from "./sse-parser.ts";

export interface GenerationProgress {
  stage?: string;
  message?: string;
  [key: string]: unknown;
}

export interface GenerationStreamHandlers {
  onProgress?: (progress: GenerationProgress) => void;
  /** More text. */
  onDelta: (text: string) => void;
  /** The text starts over, with this much of it. */
  onRestart: (text: string) => void;
  onDone: () => void;
  onError: (message: string) => void;
}

const RETRY_MS = [500, 1000, 2000, 4000, 8000];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", finish);
  });
}

/** Hands one event on; true when it was the last. */
function dispatch({ event, data }: ServerEvent, handlers: GenerationStreamHandlers): boolean {
  const body = JSON.parse(data || "{}") as { text?: string; message?: string };
  switch (event) {
    case "delta":
      handlers.onDelta(body.text ?? "");
      return false;
    case "restart":
      handlers.onRestart(body.text ?? "");
      return false;
    case "done":
      handlers.onDone();
      return true;
    case "error":
      handlers.onError(body.message ?? "");
      return true;
    case "progress":
      handlers.onProgress?.(body);
      return false;
    default:
      return false;
  }
}

/** A server that is away for a moment says 5xx: the generation goes on meanwhile. */
const isRefusal = (error: unknown) => error instanceof Problem && error.status < 500;

/**
 * Follows a generation until it ends or the signal aborts. A connection that breaks is taken up again right after
 * the last event that arrived; throws a refusal at once, and what the last try met when five in a row bring nothing.
 */
export async function followGeneration(id: string, handlers: GenerationStreamHandlers, signal: AbortSignal): Promise<void> {
  let lastEventId = "";
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await apiFetch(apiUrl(`ai/generations/${encodeURIComponent(id)}/stream`), {
        headers: { Accept: "text/event-stream", ...(lastEventId ? { "Last-Event-ID": lastEventId } : {}) },
        signal,
      });
      let ended = false;
      const feed = sseParser((event) => {
        if (ended) return;
        if (event.id) lastEventId = event.id;
        failures = 0;
        ended = dispatch(event, handlers);
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        feed(part.value);
        if (ended) {
          await reader?.cancel();
          return;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error) || failures >= RETRY_MS.length) throw error;
    }
    await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
    failures += 1;
  }
}
