import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftKey, removeDraft, writeDraft } from "../../lib/drafts/drafts.ts";
import type { FieldSources } from "../../ui/ai-form/field-sources.ts";
import type { Stage } from "./stages.ts";

/** Milliseconds after the last change until it is kept. */
const DEBOUNCE_MS = 300;

/** What was entered into a stage and left unsaved. */
export interface StageDraft<Values = FieldValues> {
  values: Values;
  sources: FieldSources["changed"];
}

/** Under which a stage's unsaved form is kept; a new content has no id yet. */
export const stageDraftOf = (stage: Stage, contentId = "new") => `stage.${stage}.${contentId}`;

/** Keeps the form on this device while it differs from what is stored, whichever way the page is left. */
export function useStageDraft<Values extends FieldValues>(
  key: DraftKey,
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
      const value: StageDraft<Values> = { values: form.getValues(), sources: latest.current.changed };
      void writeDraft(key, { value, ...(base === undefined ? {} : { version: base }) });
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

  return { forget: () => void removeDraft(key) };
}
