import type { EventSourceMessage } from "eventsource-parser";
import { hearEvents } from "./event-connection.ts";
import { keepTrying } from "./keep-trying.ts";
import { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";
import { reportProblem } from "./report-problem.ts";

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
  /** Nothing is heard just now (true): the connection broke, and is taken up again by itself (false). */
  onSilence?: (silent: boolean) => void;
}

interface Patience {
  /** Milliseconds between tries. */
  retryMs?: readonly number[];
  /** Milliseconds without a word after which a connection counts as dead. */
  silenceMs?: number;
}

export const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/** Hands one event on; true when it was the last. */
function dispatch({ event, data }: EventSourceMessage, handlers: GenerationStreamHandlers): boolean {
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

/** Whether the service says no. One that is away for a moment says 5xx, one that is asked too much 429: the generation goes on meanwhile. */
export const isRefusal = (error: unknown) => error instanceof Problem && error.status < 500 && error.status !== 408 && error.status !== 429;

async function refusalOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  return readProblem(response.status, body) ?? new Problem({ status: response.status, message: "" });
}

/**
 * Follows a generation until it ends or the signal aborts. A connection that breaks or falls silent is taken up again right after the last
 * event that arrived, however long that takes; nobody is told of those tries. Throws a refusal at once, after telling it.
 */
export async function followGeneration(
  id: string,
  handlers: GenerationStreamHandlers,
  signal: AbortSignal,
  { retryMs = RETRY_MS, silenceMs }: Patience = {},
): Promise<void> {
  let lastEventId = "";
  const follow = async (progressed: () => void) => {
    const answer = await hearEvents({
      path: `ai/generations/${encodeURIComponent(id)}/stream`,
      lastEventId,
      signal,
      silenceMs,
      onOpen: () => handlers.onSilence?.(false),
      onEvent: (event) => {
        if (event.id) lastEventId = event.id;
        progressed();
        return dispatch(event, handlers);
      },
    });
    if (answer instanceof Response) throw await refusalOf(answer);
    return answer || undefined;
  };
  await keepTrying(follow, { signal, retryMs, isFinal: isRefusal, onWait: () => handlers.onSilence?.(true) }).catch((error: unknown) => {
    if (error instanceof Problem) reportProblem(error);
    throw error;
  });
}
