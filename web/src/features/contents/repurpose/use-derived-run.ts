import { useEffect, useState } from "react";
import { isUnderWay } from "../../../entities/generation/generation-run.ts";
import { useGeneration } from "../../../entities/generation/use-generation.ts";
import type { DerivedContentFragment } from "../../../generated/graphql.ts";
import { randomId } from "../../../lib/random-id.ts";
import { forgetRun, keepRun, keptRun } from "./kept-run.ts";
import type { Candidate, Order } from "./use-repurposing.ts";

interface DerivedRunOptions {
  companyId: string;
  /** What it is to be written from, until that is taken up. */
  order: Order | undefined;
  onTaken: (contentId: string) => void;
}

/** The generation of a text that is made from another. It goes on when the page is left, and is taken up again when the person comes back. */
export function useDerivedRun(content: DerivedContentFragment, { companyId, order, onTaken }: DerivedRunOptions) {
  const { id, locale, provenance, source } = content;
  const stored = provenance.find(({ field }) => field === "body")?.generationId;
  const [resume] = useState(() => {
    const kept = keptRun(id);
    return kept && kept.generationId !== stored ? kept : undefined;
  });
  const [sourceVersion, setSourceVersion] = useState(resume?.sourceVersion ?? 0);
  const { run, start, stop, reset } = useGeneration({
    resume: resume?.generationId ?? null,
    onStart: (generationId) => keepRun(id, { generationId, sourceVersion }),
    onEnd: ({ phase, text }) => {
      if (phase === "failed" || !text.trim()) forgetRun(id);
    },
  });

  const [ordered, setOrdered] = useState<Order>();
  useEffect(() => {
    if (!order) return;
    setSourceVersion(order.sourceVersion);
    setOrdered(order);
    onTaken(id);
  }, [order, id, onTaken]);
  const tone = source?.tone;
  useEffect(() => {
    // begun once the version that it goes by is known to what keeps it
    if (!ordered) return;
    setOrdered(undefined);
    void start({
      kind: "ARTICLE",
      companyId,
      contentId: id,
      locale,
      selection: ordered.selection,
      options: { length: "MEDIUM", ...(tone ? { tone } : {}) },
      idempotencyKey: randomId(),
    });
  }, [ordered, companyId, id, locale, tone, start]);

  const ended = run.phase === "done" || run.phase === "stopped";
  const text = run.text.trim();
  const isStored = run.id !== undefined && run.id === stored;
  useEffect(() => {
    if (!isStored) return;
    forgetRun(id);
    reset();
  }, [isStored, id, reset]);
  const candidate: Candidate | undefined =
    ended && text && run.id && !isStored
      ? { content, text, generationId: run.id, offline: run.result?.offline ?? false, sourceVersion }
      : undefined;

  return {
    run,
    underWay: isUnderWay(run),
    candidate,
    stop,
    discard: () => {
      forgetRun(id);
      reset();
    },
  };
}
