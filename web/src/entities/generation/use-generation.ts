import { useCallback, useEffect, useRef, useState } from "react";
import type { GenerationInput, GenerationResultFragment } from "../../generated/graphql.ts";
import { Problem, wasReported } from "../../lib/http/problem.ts";
import { followRun, type GenerationRun, IDLE, requestGeneration, retryGeneration, stopQuietly } from "./generation-run.ts";

interface UseGenerationOptions {
  /** A generation that was under way when the page was left: taken up again at once. */
  resume?: string | null;
  /** Called with the generation's id when one begins. */
  onStart?: (id: string) => void;
  /** Called once, when a generation has ended by itself, was stopped, or turns out not to exist. */
  onEnd?: (run: GenerationRun) => void;
}

/** One generation at a time: begin, watch its text arrive, stop, try again. Leaving the page doesn't end it. */
export function useGeneration({ resume, onStart, onEnd }: UseGenerationOptions = {}) {
  const [run, setRun] = useState<GenerationRun>(IDLE);
  const following = useRef<AbortController>(null);
  /** Stopped before the service had named it. */
  const stopped = useRef(false);
  /** The service has been asked, and hasn't named it yet: a second click asks for nothing. */
  const asking = useRef(false);
  const callbacks = useRef({ onStart, onEnd });
  callbacks.current = { onStart, onEnd };

  const follow = useCallback(async (id: string) => {
    following.current?.abort();
    const abort = new AbortController();
    following.current = abort;
    try {
      const ended = await followRun(id, setRun, abort.signal);
      if (!abort.signal.aborted) callbacks.current.onEnd?.(ended);
    } catch (error) {
      if (abort.signal.aborted) return;
      setRun((current) => ({ ...current, phase: "failed", error: wasReported(error) ? (error as Error).message : "" }));
      // Refused: the generation does not exist or is another person's. A lost connection is retried instead.
      if (error instanceof Problem && error.status < 500) callbacks.current.onEnd?.({ ...IDLE, phase: "failed", id });
    }
  }, []);

  useEffect(() => {
    if (resume) void follow(resume);
    return () => following.current?.abort();
  }, [resume, follow]);

  const begin = useCallback(
    async (ask: () => Promise<GenerationResultFragment>) => {
      if (asking.current) return;
      asking.current = true;
      setRun({ ...IDLE, phase: "queued" });
      stopped.current = false;
      try {
        const { id } = await ask().finally(() => (asking.current = false));
        callbacks.current.onStart?.(id);
        if (stopped.current) void stopQuietly(id);
        await follow(id);
      } catch (error) {
        setRun({ ...IDLE, phase: "failed", error: error instanceof Error && wasReported(error) ? error.message : "" });
      }
    },
    [follow],
  );

  const { id } = run;
  return {
    run,
    start: useCallback((input: GenerationInput) => begin(() => requestGeneration(input)), [begin]),
    /** The text so far stays. */
    stop: useCallback(async () => {
      if (id) await stopQuietly(id);
      else stopped.current = true;
    }, [id]),
    retry: useCallback(() => (id ? begin(() => retryGeneration(id)) : Promise.resolve()), [begin, id]),
    reset: useCallback(() => {
      following.current?.abort();
      setRun(IDLE);
    }, []),
  };
}
