import { useCallback, useEffect, useRef, useState } from "react";
import { ContentResearchDocument, ResearchContentDocument, type SeenResearchFragment } from "../../../generated/graphql.ts";
import { followRun, stopQuietly } from "../../../entities/generation/generation-run.ts";
import { isRefusal } from "../../../lib/http/generation-stream.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { randomId } from "../../../lib/random-id.ts";
import { STORED } from "../../../lib/stored-names.ts";
import { readStored, removeStored, writeStored } from "../../../lib/stored-values.ts";

/** How far a research is. */
export interface ResearchRun {
  readonly phase: "idle" | "running" | "ended" | "failed";
  /** What it has done and found, once it is known. */
  readonly seen?: SeenResearchFragment | undefined;
  /** Why it failed; empty where no reason was given. */
  readonly reason?: string | undefined;
}

/** The research of a content: begun, watched step by step, stopped. Leaving doesn't end it; it is found again on this device. */
export function useResearch(contentId: string) {
  const [run, setRun] = useState<ResearchRun>({ phase: "idle" });
  const abort = useRef<AbortController>(undefined);
  const underWay = useRef<string>(undefined);
  const kept = STORED.researchOf(contentId);

  const follow = useCallback(
    async (id: string, signal: AbortSignal) => {
      underWay.current = id;
      let stage: string | undefined;
      const read = async () => (await requestGraphQL(ContentResearchDocument, { id }, signal, { quiet: true })).generation;
      const look = async () => {
        const seen = await read();
        if (!signal.aborted) setRun((before) => (before.phase === "running" ? { phase: "running", seen } : before));
      };
      try {
        const ended = await followRun(
          id,
          (now) => {
            if (now.stage === stage) return;
            stage = now.stage;
            // what can't be read now is read with the next step, or at the end
            void look().catch(() => undefined);
          },
          signal,
        );
        if (signal.aborted) return;
        const seen = await read();
        setRun(ended.phase === "failed" ? { phase: "failed", seen, reason: seen.error ?? ended.error ?? "" } : { phase: "ended", seen });
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) removeStored(kept);
        setRun((before) => ({ ...before, phase: "failed", reason: wasReported(error) && error instanceof Error ? error.message : "" }));
      } finally {
        if (!signal.aborted) underWay.current = undefined;
      }
    },
    [kept],
  );

  useEffect(() => {
    const { signal } = (abort.current = new AbortController());
    const before = readStored(kept);
    if (before) {
      setRun({ phase: "running" });
      void follow(before, signal);
    }
    return () => abort.current?.abort();
  }, [follow, kept]);

  const start = async (wish: string, draft: string) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setRun({ phase: "running" });
    try {
      const input = { contentId, wish: wish || null, draft: draft || null, idempotencyKey: randomId() };
      const { id } = (await requestGraphQL(ResearchContentDocument, { input })).researchContent.generation;
      writeStored(kept, id);
      if (signal.aborted) return;
      await follow(id, signal);
    } catch (error) {
      if (!signal.aborted) setRun({ phase: "failed", reason: wasReported(error) && error instanceof Error ? error.message : "" });
    }
  };

  /** What was done so far stays. */
  const stop = async () => {
    if (underWay.current) await stopQuietly(underWay.current);
  };

  return { run, start, stop };
}
