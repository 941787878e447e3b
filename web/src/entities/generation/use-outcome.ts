import { useEffect, useState } from "react";
import { GenerationOutcomeDocument, type GenerationOutcomeQuery } from "../../generated/graphql.ts";
import { requestGraphQL } from "../../lib/http/graphql-request.ts";
import type { GenerationRun } from "./generation-run.ts";

export type GenerationOutcome = GenerationOutcomeQuery["generation"];

/** What a run that has ended came to beside its text: pictures, and how the text stands to the brand's voice. */
export function useOutcome({ id, phase }: GenerationRun): { outcome: GenerationOutcome | undefined; failed: boolean } {
  const [found, setFound] = useState<{ id: string; outcome?: GenerationOutcome }>();
  const ended = phase === "done" || phase === "stopped";
  useEffect(() => {
    if (!id || !ended) return undefined;
    const left = new AbortController();
    requestGraphQL(GenerationOutcomeDocument, { id }, left.signal).then(
      ({ generation }) => setFound({ id, outcome: generation }),
      () => !left.signal.aborted && setFound({ id }),
    );
    return () => left.abort();
  }, [id, ended]);
  const mine = ended && found?.id === id ? found : undefined;
  return { outcome: mine?.outcome, failed: mine !== undefined && !mine.outcome };
}
