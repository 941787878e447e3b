import type { GenerationInput, GenerationResultFragment } from "../../generated/graphql.ts";
import { GenerationDocument, RequestGenerationDocument, RetryGenerationDocument, StopGenerationDocument } from "../../generated/graphql.ts";
import { followGeneration, isRefusal, RETRY_MS } from "../../lib/http/generation-stream.ts";
import { requestGraphQL } from "../../lib/http/graphql-request.ts";
import { keepTrying } from "../../lib/http/keep-trying.ts";
import { Problem } from "../../lib/http/problem.ts";
import { reportProblem } from "../../lib/http/report-problem.ts";

/** Where a generation stands, as one person sees it. */
export interface GenerationRun {
  phase: "idle" | "queued" | "running" | "done" | "stopped" | "failed";
  id?: string;
  /** The text so far; kept when the generation is stopped or fails. */
  text: string;
  /** What is being written just now, as the worker says. */
  stage?: string;
  /** The worker began again, and the text with it. */
  restarted: boolean;
  /** The connection broke; the text goes on by itself once it is back. */
  silent?: boolean;
  /** Why it failed, in the page's language. */
  error?: string;
  /** All there is to know, once it has ended. */
  result?: GenerationResultFragment;
}

export const IDLE: GenerationRun = { phase: "idle", text: "", restarted: false };

const ENDED: Partial<Record<GenerationResultFragment["status"], GenerationRun["phase"]>> = {
  COMPLETED: "done",
  STOPPED: "stopped",
  FAILED: "failed",
};

export const isUnderWay = ({ phase }: GenerationRun) => phase === "queued" || phase === "running";

export async function requestGeneration(input: GenerationInput): Promise<GenerationResultFragment> {
  return (await requestGraphQL(RequestGenerationDocument, { input })).requestGeneration.generation;
}

export async function retryGeneration(id: string): Promise<GenerationResultFragment> {
  try {
    return (await requestGraphQL(RetryGenerationDocument, { id }, undefined, { quiet: true })).retryGeneration.generation;
  } catch (error) {
    // it has been tried again elsewhere, and is complete: there is a text to be read
    if (error instanceof Problem && error.code === "CONFLICT") return (await requestGraphQL(GenerationDocument, { id })).generation;
    if (error instanceof Problem) reportProblem(error);
    throw error;
  }
}

export async function stopGeneration(id: string): Promise<GenerationResultFragment> {
  return (await requestGraphQL(StopGenerationDocument, { id })).stopGeneration.generation;
}

/** Stops where nobody waits for what becomes of it: a refusal has been told by the time it is caught, and the text goes on. */
export const stopQuietly = async (id: string): Promise<void> => void (await stopGeneration(id).catch(() => undefined));

/** How a run looks once the service says what became of it; undefined while it says that it goes on. */
function endedRun(run: GenerationRun, result: GenerationResultFragment): GenerationRun | undefined {
  const phase = ENDED[result.status];
  if (!phase) return undefined;
  return { ...run, phase, result, text: result.text ?? run.text, ...(result.error ? { error: result.error } : {}) };
}

/**
 * Follows a generation to its end, handing every change on. Leaving (the signal) stops the following, never the generation. Resolves to the
 * run as it ended, or as it was left.
 */
export async function followRun(id: string, onChange: (run: GenerationRun) => void, signal: AbortSignal): Promise<GenerationRun> {
  let run: GenerationRun = { ...IDLE, phase: "queued", id };
  const become = (next: Partial<GenerationRun>) => {
    run = { ...run, ...next };
    if (!signal.aborted) onChange(run);
  };
  become({});
  let failure = "";
  await followGeneration(
    id,
    {
      onProgress: ({ stage }) => become({ phase: "running", ...(stage ? { stage } : {}) }),
      onDelta: (text) => become({ phase: "running", text: run.text + text }),
      onRestart: (text) => become({ phase: "running", text, restarted: true }),
      onDone: () => {},
      onError: (message) => {
        failure = message;
      },
      onSilence: (silent) => silent !== (run.silent ?? false) && become({ silent }),
    },
    signal,
  );
  const read = async () => endedRun(run, (await requestGraphQL(GenerationDocument, { id }, signal, { quiet: true })).generation);
  // the text has arrived: that its record cannot be read now is no failure of the generation
  const ended = await keepTrying(read, {
    signal,
    retryMs: RETRY_MS,
    isFinal: isRefusal,
    onWait: () => become({ silent: true }),
  }).catch((error: unknown) => {
    if (error instanceof Problem) reportProblem(error);
    throw error;
  });
  if (!ended) return run;
  run = { ...ended, silent: false };
  if (failure && !run.error) run = { ...run, error: failure };
  if (!signal.aborted) onChange(run);
  return run;
}
