import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { Decision } from "./settle.ts";
import { currentSuggestion, decide, showSuggestion, suggestAs, suggestState, walkSuggestions } from "./suggest-mode.ts";
import { suggestionsIn } from "./suggestions-in.ts";

/** What is suggested in the text, whether changes are suggested now, and what can be done with suggestions. */
export function useSuggestions(editor: Editor) {
  const { t } = useTranslation("editor");
  const { user } = useAuth();
  const [said, setSaid] = useState("");
  const state = useEditorState({
    editor,
    selector: ({ editor: { state: current } }) => ({
      suggesting: suggestState(current).author !== null,
      count: suggestionsIn(current.doc).length,
      current: currentSuggestion(current),
    }),
  });
  const back = () => editor.commands.focus(null, { scrollIntoView: false });
  return {
    ...state,
    /** For screen readers: what was done. */
    said,
    toggle: () => {
      suggestAs(editor.view, state.suggesting ? null : (user?.username ?? ""));
      setSaid(t(state.suggesting ? "suggest.off" : "suggest.on"));
      back();
    },
    /** To the next suggestion, or the one before. */
    walk: (step: 1 | -1) => {
      if (!walkSuggestions(editor.view, step)) setSaid(t("suggest.none"));
    },
    /** One, by its id, or all of them. */
    decide: (decision: Decision, id?: string) => {
      const count = decide(editor.view, decision, id);
      setSaid(t(`suggest.done.${decision}`, { count }));
      back();
    },
    close: () => {
      showSuggestion(editor.view, null);
      back();
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
