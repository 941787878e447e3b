import type { JSONContent } from "@tiptap/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Text } from "../../lib/editing/blocks.ts";
import type { Shown } from "../../lib/editing/edit-ports.ts";
import { useCompleting } from "../../entities/content/use-completing.ts";
import { deviceKeeps } from "../../lib/drafts/device-keeps.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { useSessionState } from "../../lib/editing/sessions.ts";
import { useStoring } from "../../lib/editing/use-storing.ts";
import { notify } from "../../lib/notify.ts";
import { loadMarkdown } from "../../ui/document/load-markdown.ts";
import { useSaveKey } from "../../lib/use-save-key.ts";
import type { BodyContent } from "./body-content.ts";
import { storedBody } from "./body-session.ts";
import { isBlank, joined } from "./document-text.ts";

/** The text of a content as its pages show it; what becomes of it is the session's. */
export function useBody(content: BodyContent, session: EditSession<Text>) {
  const { t } = useTranslation("contents");
  const { mine, restoredAt, mergedAt, conflict, failure } = useSessionState(session);
  const [comparing, setComparing] = useState(false);
  useEffect(() => session.found(storedBody(content)), [content, session]);

  /** There was a text before this one was begun, or saved on purpose. */
  const known = useRef(session.state.base.value !== null);
  /** Of a save on purpose: whether it has completed the content. */
  const onPurpose = useRef<() => boolean>(undefined);
  const completing = useCompleting(content.id);
  /** Resolves to whether the service has exactly what is here; says why it hasn't. */
  const store = useStoring(session, ({ stored }) => {
    const reason = session.state.failure?.reason;
    if (session.status === "failed") notify.error(t("notSaved"), reason ? { detail: reason } : {});
    if (session.status === "waiting") notify.info(t(deviceKeeps() ? "offline:kept" : "common:saveState.unkept"));
    if (session.status === "conflict") setComparing(true);
    if (stored && onPurpose.current) {
      if (!onPurpose.current()) notify.success(t(known.current ? "dataUpdated" : "dataSaved"));
      known.current = true;
    }
    onPurpose.current = undefined;
  });
  /** Saves because the person asked for it, and says so, also of what was saved by itself in the moment before. */
  const save = useCallback(async () => {
    onPurpose.current = completing();
    session.accept();
    await store();
  }, [completing, session, store]);
  useSaveKey(() => void save());

  return {
    session,
    /** The text as it stands now. */
    current: mine,
    status: session.status,
    restoredAt,
    mergedAt,
    conflict,
    /** Why the service doesn't take this text. */
    refused: failure?.kind === "refused" ? failure.reason : undefined,
    comparing,
    setComparing,
    store,
    save,
    /** Puts a text of the AI's, which is Markdown, after what is there. Fails when what reads Markdown can't be had. */
    append: useCallback(
      async (text: string, generationId?: string) => {
        const { parseMarkdown } = await loadMarkdown();
        session.change(({ value, origin }) => ({
          value: joined(value, parseMarkdown(text)),
          origin: generationId ? { source: isBlank(value) ? "AI" : "AI_EDITED", generationId } : origin,
        }));
      },
      [session],
    ),
    took: useCallback((generationId: string) => session.took(generationId), [session]),
    typing: useCallback((read: () => JSONContent, on: Shown<Text>) => session.typing(read, on), [session]),
  };
}

export type Body = ReturnType<typeof useBody>;
