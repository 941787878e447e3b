import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useState } from "react";
import type { AiAction } from "./ai-actions.ts";
import { work, workedRange } from "../../ui/document/worked-range.ts";
import { chosenRange } from "./worked-text.ts";
import { randomId } from "../../lib/random-id.ts";

export interface SelectionJob {
  action: AiAction;
  /** Each begins anew. */
  id: string;
}

/** What the AI is doing with a part of the text; nothing, while the text as a whole is being written. */
export function useSelectionWork(editor: Editor, writing: boolean) {
  const [job, setJob] = useState<SelectionJob>();

  const begin = useCallback(
    (action: AiAction) => {
      const range = chosenRange(editor);
      if (!range) return;
      editor.view.dispatch(work(editor.state.tr, range));
      setJob({ action, id: randomId() });
    },
    [editor],
  );

  const end = useCallback(() => {
    setJob(undefined);
    const range = workedRange(editor.state);
    const chain = editor.chain();
    if (range) {
      chain.command(({ tr }) => Boolean(work(tr, null)));
      if (range.from < range.to) chain.setTextSelection(range);
    }
    chain.focus().run();
  }, [editor]);

  useEffect(() => {
    if (!writing) return;
    setJob(undefined);
    if (workedRange(editor.state)) editor.view.dispatch(work(editor.state.tr, null));
  }, [editor, writing]);

  return { job: writing ? undefined : job, begin, end };
}
