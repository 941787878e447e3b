import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  currentMark,
  goToMark,
  ignoreMark,
  isMoreThanMarked,
  type Mark,
  marksIn,
  proofProgress,
  proofreadBy,
  showMark,
  takeSuggestion,
} from "../proof/proof-marks.ts";
import { proofTextOf } from "../proof/proof-text.ts";
import type { CompanyProof } from "../proof/use-company-proof.ts";

/** What is found in a text, and what can be done with it. */
export function useProof(editor: Editor, proof: CompanyProof | undefined) {
  const { t } = useTranslation("editor");
  const [said, setSaid] = useState("");
  useEffect(() => {
    proofreadBy(editor.view, proof?.proofread);
  }, [editor, proof?.proofread]);

  const state = useEditorState({
    editor,
    selector: ({ editor: { state: current } }) => {
      const marks = marksIn(current);
      const count = (...severities: Mark["finding"]["severity"][]) =>
        marks.filter(({ finding }) => severities.includes(finding.severity)).length;
      return {
        errors: count("ERROR"),
        likely: count("LIKELY"),
        notes: count("NOTE"),
        more: isMoreThanMarked(current),
        progress: proofProgress(current),
        current: currentMark(current),
      };
    },
  });

  const back = (message: string) => {
    setSaid(message);
    editor.commands.focus(null, { scrollIntoView: false });
  };

  return {
    ...state,
    /** For screen readers: what was done. */
    said,
    /** To the next finding, or the one before. */
    walk: (step: 1 | -1) => {
      if (!goToMark(editor.view, step)) setSaid(t("proof.none"));
    },
    take: (mark: Mark, suggestion: string) => {
      takeSuggestion(editor.view, mark, suggestion);
      back(suggestion.trim() === "" ? t("proof.removed") : t("proof.written", { word: suggestion }));
    },
    ignore: (mark: Mark) => {
      const block = editor.state.doc.resolve(mark.from);
      const [start, end] = [block.parentOffset, block.parentOffset + mark.to - mark.from];
      proof?.ignore?.(proofTextOf(block.parent)?.text ?? "", { kind: mark.finding.kind, start, end });
      ignoreMark(editor.view, mark);
      back(t("proof.ignored"));
    },
    add:
      proof?.addWord &&
      (async ({ text }: Mark) => {
        if (await proof.addWord?.(text)) back(t("proof.added", { word: text }));
      }),
    close: () => {
      showMark(editor.view, null);
      editor.commands.focus(null, { scrollIntoView: false });
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
