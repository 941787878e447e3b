import { useCallback, useState } from "react";
import type { Level, StageContentFragment } from "../../generated/graphql.ts";
import { isUnderWay } from "../../lib/generation/generation-run.ts";
import { useGeneration } from "../../lib/generation/use-generation.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";

const runningKey = (contentId: string) => `generation.${contentId}`;

/** The generation of a content's whole text. It goes on when the page is left, and is taken up again when the person comes back. */
export function useArticle(content: StageContentFragment) {
  const key = runningKey(content.id);
  const [resume] = useState(() => readStored(key));
  const { run, start, stop, retry } = useGeneration({
    resume,
    onStart: (id) => writeStored(key, id),
    // A text that was written is come back to until it is saved; without one there is nothing to come back to.
    onEnd: ({ phase, text }) => {
      if (phase === "failed" || !text.trim()) removeStored(key);
    },
  });

  const generate = useCallback(
    (length: Level) =>
      start({
        kind: "ARTICLE",
        companyId: content.company.id,
        contentId: content.id,
        locale: content.locale,
        options: { length },
        idempotencyKey: crypto.randomUUID(),
      }),
    [content.company.id, content.id, content.locale, start],
  );

  return {
    run,
    /** What is shown while it is being written; undefined when nothing is. */
    streaming: isUnderWay(run) ? run.text : undefined,
    generate,
    stop,
    retry,
    /** The text has been saved, so that there is nothing left to come back to. */
    settled: useCallback(() => removeStored(key), [key]),
  };
}
