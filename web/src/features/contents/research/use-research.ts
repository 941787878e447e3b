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

interface Order {
  readonly wish: string;
  readonly draft: string;
  readonly key: string;
}

/** The research of a content: begun, watched step by step, stopped. Leaving doesn't end it; it is found again on this device. */
export function useResearch(contentId: string) {
  const [run, setRun] = useState<ResearchRun>({ phase: "idle" });
  const abort = useRef<AbortController>(undefined);
  const underWay = useRef<string>(undefined);
  /** Stopped before the service had named it. */
  const stopped = useRef(false);
  /** The service has been asked, and hasn't named it yet: a second click asks for nothing. */
  const asking = useRef(false);
  /** What no answer came to: asked for again, it is the same research. */
  const unanswered = useRef<Order>(undefined);
  const kept = STORED.researchOf(contentId);

  const follow = useCallback(
    async (id: string, signal: AbortSignal) => {
      underWay.current = id;
      let stage: string | undefined;
      const read = async () => (await requestGraphQL(ContentResearchDocument, { id }, signal, { quiet: true })).generation;
      let looks = 0;
      let shown = 0;
      const look = async () => {
        const at = ++looks;
        const seen = await read();
        // an answer that was overtaken is an earlier state
        if (at < shown) return;
        shown = at;
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

  const ask = async (wish: string, draft: string): Promise<string> => {
    const before = unanswered.current;
    const order = before?.wish === wish && before.draft === draft ? before : { wish, draft, key: randomId() };
    unanswered.current = order;
    const input = { contentId, wish: wish || null, draft: draft || null, idempotencyKey: order.key };
    const { id } = (await requestGraphQL(ResearchContentDocument, { input })).researchContent.generation;
    unanswered.current = undefined;
    return id;
  };

  /** `draftOf` reads the text as it stands. */
  const start = async (wish: string, draftOf: () => Promise<string>) => {
    if (asking.current) return;
    asking.current = true;
    stopped.current = false;
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setRun({ phase: "running" });
    try {
      const id = await draftOf()
        .then((draft) => ask(wish, draft))
        .finally(() => (asking.current = false));
      writeStored(kept, id);
      if (stopped.current) void stopQuietly(id);
      if (signal.aborted) return;
      await follow(id, signal);
    } catch (error) {
      if (!signal.aborted) setRun({ phase: "failed", reason: wasReported(error) && error instanceof Error ? error.message : "" });
    }
  };

  /** What was done so far stays. */
  const stop = async () => {
    if (asking.current) stopped.current = true;
    else if (underWay.current) await stopQuietly(underWay.current);
  };

  return { run, start, stop };
}
