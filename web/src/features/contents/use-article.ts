import { useCallback, useEffect, useState } from "react";
import type { Level, StageContentFragment } from "../../generated/graphql.ts";
import { isUnderWay } from "../../entities/generation/generation-run.ts";
import { useGeneration } from "../../entities/generation/use-generation.ts";
import type { Text } from "../../lib/editing/blocks.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { randomId } from "../../lib/random-id.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";

const runningKey = (contentId: string) => `generation.${contentId}`;

/** The generation of a content's whole text. It goes on when the page is left, and is taken up again when the person comes back. */
export function useArticle(content: StageContentFragment, session: EditSession<Text>) {
  const key = runningKey(content.id);
  const [resume] = useState(() => {
    const id = readStored(key);
    return id && session.hasTaken(id) ? null : id;
  });
  const { run, start, stop } = useGeneration({
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
        idempotencyKey: randomId(),
      }),
    [content.company.id, content.id, content.locale, start],
  );

  // its text is stored: forget the generation
  const { id } = run;
  const settled = id !== undefined && !isUnderWay(run) && session.hasTaken(id) && session.status === "saved";
  useEffect(() => {
    if (settled) removeStored(key);
  }, [key, settled]);

  return {
    run,
    /** What is on the screen isn't the session's yet: it is being written, or about to be handed on. */
    arriving: isUnderWay(run) || (id !== undefined && run.text.trim() !== "" && !session.hasReceived(id)),
    /** What is shown while it is being written; undefined when nothing is. */
    streaming: isUnderWay(run) ? run.text : undefined,
    generate,
    stop,
  };
}
