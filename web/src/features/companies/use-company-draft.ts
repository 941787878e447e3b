import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAuth } from "../../lib/auth/auth.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";
import type { FieldSources } from "../../ui/ai-form/field-sources.ts";
import { type CompanyValues, emptyCompany } from "./company-form.ts";

/** Milliseconds after the last change until it is kept. */
const DEBOUNCE_MS = 400;

interface Draft {
  values: CompanyValues;
  step: number;
  /** When it was kept; drafts of earlier releases don't say. */
  at?: number;
  sources?: FieldSources["changed"];
}

const keyOf = (userId: string | undefined) => `draft.company.${userId}`;

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(readStored(key) ?? "null") as Draft | null;
    return draft ? { ...draft, values: { ...emptyCompany, ...draft.values } } : undefined;
  } catch {
    return undefined;
  }
}

/** What the person had entered when they left the page; undefined when nothing was kept. */
export function useStoredDraft(): Draft | undefined {
  const { user } = useAuth();
  const [draft] = useState(() => read(keyOf(user?.id)));
  return draft;
}

/** Keeps the form on this device while it is being filled in, also past a sign-out; nobody else's form begins with it. */
export function useCompanyDraft(form: UseFormReturn<CompanyValues>, step: number, sources: FieldSources) {
  const { user } = useAuth();
  // the person who began: a sign-out while the last change waits must not lose or misplace it
  const [key] = useState(() => keyOf(user?.id));
  const [savedAt, setSavedAt] = useState<number>();
  const origins = useRef(sources.changed);
  origins.current = sources.changed;
  const forgotten = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (forgotten.current) return;
      const at = Date.now();
      writeStored(key, JSON.stringify({ values: form.getValues(), step, at, sources: origins.current } satisfies Draft));
      setSavedAt(at);
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
    removeStored(key);
    setSavedAt(undefined);
  };
  return { savedAt, forget };
}
