import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type DraftKey, removeDraft, writeDraft } from "../../lib/drafts/drafts.ts";
import type { FieldSources } from "../../ui/ai-form/field-sources.ts";
import type { CompanyValues } from "./company-form.ts";

/** Milliseconds after the last change until it is kept. */
const DEBOUNCE_MS = 400;

/** What was entered of a company that isn't stored yet, and how far one had come. */
export interface CompanyDraft {
  values: CompanyValues;
  step: number;
  sources: FieldSources["changed"];
}

/** Under which it is kept. */
export const NEW_COMPANY_DRAFT = "company.new";

/** Keeps the form on this device while it is being filled in, also past a sign-out; nobody else's form begins with it. */
export function useCompanyDraft(key: DraftKey, form: UseFormReturn<CompanyValues>, step: number, sources: FieldSources) {
  const [savedAt, setSavedAt] = useState<number>();
  const origins = useRef(sources.changed);
  origins.current = sources.changed;
  const forgotten = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (forgotten.current) return;
      void writeDraft<CompanyDraft>(key, { value: { values: form.getValues(), step, sources: origins.current } });
      setSavedAt(Date.now());
    };
    const keepAtOnce = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    const subscription = form.watch(() => {
      forgotten.current = false;
      clearTimeout(timer);
      timer = setTimeout(keep, DEBOUNCE_MS);
    });
    if (form.formState.isDirty) keep();
    addEventListener("pagehide", keepAtOnce);
    return () => {
      subscription.unsubscribe();
      removeEventListener("pagehide", keepAtOnce);
      keepAtOnce();
    };
  }, [form, key, step]);

  const forget = () => {
    forgotten.current = true;
    setSavedAt(undefined);
    return removeDraft(key);
  };
  return { savedAt, forget };
}
