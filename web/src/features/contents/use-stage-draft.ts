import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAuth } from "../../lib/auth/auth.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";
import type { FieldSources } from "../../ui/ai-form/field-sources.ts";
import type { Stage } from "./stages.ts";

/** Milliseconds after the last change until it is kept. */
const DEBOUNCE_MS = 400;

interface StageDraft<Values> {
  values: Values;
  sources: FieldSources["changed"];
  /** The content's version it was entered on. */
  version?: number;
}

/** What was entered into a stage and left unsaved: it stays on this device, whichever way the page is left. */
export function useStoredStage<Values extends FieldValues>(stage: Stage, contentId: string | undefined) {
  const { user } = useAuth();
  const key = `draft.${stage}.${contentId ?? user?.id}`;
  const [draft] = useState(() => JSON.parse(readStored(key) ?? "null") as StageDraft<Values> | null);
  return { key, draft };
}

/** Keeps the form under `key` while it differs from what is stored. */
export function useStageDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  { changed }: FieldSources,
  version: () => number | undefined,
) {
  const latest = useRef({ changed, version });
  latest.current = { changed, version };
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (!dirty.current) return;
      const base = latest.current.version();
      const draft: StageDraft<Values> = {
        values: form.getValues(),
        sources: latest.current.changed,
        ...(base === undefined ? {} : { version: base }),
      };
      writeStored(key, JSON.stringify(draft));
    };
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, DEBOUNCE_MS);
    });
    const keepAtOnce = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    addEventListener("pagehide", keepAtOnce);
    return () => {
      subscription.unsubscribe();
      removeEventListener("pagehide", keepAtOnce);
      keepAtOnce();
    };
  }, [form, key]);

  return { forget: () => removeStored(key) };
}
