import { useMutation } from "@apollo/client/react";
import type { JSONContent } from "@tiptap/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentBodyQuery, type FieldSource, SaveContentBodyDocument } from "../../generated/graphql.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { notify } from "../../lib/notify.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";
import type { SaveStatus } from "../../ui/save-state.tsx";

export type BodyContent = ContentBodyQuery["content"];

/** Milliseconds without a key press after which the text is saved by itself. */
const IDLE_MS = 60_000;

interface Draft {
  document: JSONContent;
  /** The version it was written on. */
  version: number;
}

const draftKey = (contentId: string) => `draft.${contentId}`;

function readDraft(content: BodyContent): JSONContent | null {
  const draft = JSON.parse(readStored(draftKey(content.id)) ?? "null") as Draft | null;
  return draft && draft.version === content.version ? draft.document : null;
}

/** What a person's edit of the stored text makes of its provenance: the AI's text becomes an edited one. */
function originOf({ provenance }: BodyContent): { source: FieldSource; generationId?: string | null } {
  const stored = provenance.find(({ field }) => field === "body");
  if (!stored || stored.source === "HUMAN") return { source: "HUMAN" };
  return { source: "AI_EDITED", generationId: stored.generationId ?? null };
}

/**
 * The text of a content while it is being written: kept on this device at every change, saved as a version on demand, when the page is left,
 * or after an idle minute.
 */
export function useBody(content: BodyContent) {
  const { t } = useTranslation("contents");
  const [saveBody] = useMutation(SaveContentBodyDocument);
  const [initial, setInitial] = useState(() => readDraft(content) ?? (content.body as JSONContent | null));
  const [status, setStatus] = useState<SaveStatus | undefined>(content.body ? "saved" : undefined);
  const [wordSource, setWordSource] = useState(initial);
  const unsaved = useRef<JSONContent>(undefined);
  const version = useRef(content.version);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const origin = useRef(originOf(content));
  version.current = Math.max(version.current, content.version);

  const save = useCallback(
    async (document: JSONContent, generationId?: string): Promise<BodyContent | undefined> => {
      clearTimeout(idle.current);
      unsaved.current = undefined;
      setStatus("saving");
      try {
        const { data } = await saveBody({
          variables: {
            id: content.id,
            input: {
              body: document,
              expectedVersion: version.current,
              ...(generationId ? { source: "AI" as const, generationId } : origin.current),
            },
          },
        });
        const stored = data?.saveContentBody.content;
        if (!stored) throw new Error("The answer held no content");
        version.current = stored.version;
        origin.current = originOf(stored);
        removeStored(draftKey(content.id));
        setStatus("saved");
        return stored;
      } catch (error) {
        unsaved.current ??= document;
        setStatus(problemOf(error)?.code === "CONFLICT" ? "conflict" : "failed");
        return undefined;
      }
    },
    [content.id, saveBody],
  );

  const saveUnsaved = useCallback(async () => {
    if (!unsaved.current) return;
    if (await save(unsaved.current)) notify.success(t("dataSaved"));
  }, [save, t]);

  const change = useCallback(
    (document: JSONContent) => {
      unsaved.current = document;
      setWordSource(document);
      writeStored(draftKey(content.id), JSON.stringify({ document, version: version.current } satisfies Draft));
      setStatus("local");
      clearTimeout(idle.current);
      idle.current = setTimeout(() => void saveUnsaved(), IDLE_MS);
    },
    [content.id, saveUnsaved],
  );

  useEffect(
    () => () => {
      clearTimeout(idle.current);
      if (unsaved.current) void save(unsaved.current);
    },
    [save],
  );

  return {
    initial,
    current: wordSource,
    status,
    change,
    save,
    saveUnsaved,
    written: setWordSource,
    /** Gives up what was written here for what somebody else has saved. */
    takeStored: (stored: BodyContent) => {
      unsaved.current = undefined;
      removeStored(draftKey(content.id));
      version.current = stored.version;
      setInitial(stored.body as JSONContent | null);
      setWordSource(stored.body as JSONContent | null);
      setStatus("saved");
    },
  };
}
