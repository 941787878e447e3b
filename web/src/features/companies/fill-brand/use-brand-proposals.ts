import { useEffect, useRef, useState } from "react";
import {
  BrandProposalsDocument,
  type BrandSourceInput,
  ProposeBrandDocument,
  type ProposedBrandFragment,
} from "../../../generated/graphql.ts";
import { followRun, stopQuietly } from "../../../entities/generation/generation-run.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { Problem, wasReported } from "../../../lib/http/problem.ts";
import { randomId } from "../../../lib/random-id.ts";

/** How far the proposals are. */
export type BrandRun =
  | { phase: "idle" }
  /** `stage` as the worker says. */
  | { phase: "running"; stage: string | undefined }
  | { phase: "done"; generationId: string; offline: boolean; proposals: readonly ProposedBrandFragment[] }
  /** `fields`: what is wrong with the source. Without a reason, none was given. */
  | { phase: "failed"; reason: string; fields: Problem["fields"] };

/** Asks what a company's form can say by a source. Nothing is filled in here; leaving ends it. */
export function useBrandProposals() {
  const [run, setRun] = useState<BrandRun>({ phase: "idle" });
  const abort = useRef<AbortController>(undefined);
  const underWay = useRef<string>(undefined);

  const stop = () => {
    abort.current?.abort();
    if (underWay.current) void stopQuietly(underWay.current);
    underWay.current = undefined;
    setRun({ phase: "idle" });
  };
  const leave = useRef(stop);
  leave.current = stop;
  useEffect(() => () => leave.current(), []);

  const start = async (source: BrandSourceInput) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setRun({ phase: "running", stage: undefined });
    try {
      const asked = await requestGraphQL(ProposeBrandDocument, { source: { ...source, idempotencyKey: randomId() } });
      const { id } = asked.proposeBrand.generation;
      if (signal.aborted) return void stopQuietly(id);
      underWay.current = id;
      const ended = await followRun(id, ({ stage }) => setRun({ phase: "running", stage }), signal);
      underWay.current = undefined;
      if (signal.aborted) return undefined;
      if (ended.phase !== "done") return setRun({ phase: "failed", reason: ended.error ?? "", fields: {} });
      const { generation } = await requestGraphQL(BrandProposalsDocument, { id }, signal);
      return setRun({ phase: "done", generationId: id, offline: generation.offline, proposals: generation.brandProposals ?? [] });
    } catch (error) {
      if (signal.aborted) return undefined;
      const fields = error instanceof Problem ? error.fields : {};
      return setRun({ phase: "failed", reason: wasReported(error) && error instanceof Error ? error.message : "", fields });
    }
  };

  return { run, start, stop };
}
