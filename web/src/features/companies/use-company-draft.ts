import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAuth } from "../../lib/auth/auth.ts";
import { readStored, removeStored, writeStored } from "../../lib/stored-values.ts";
import type { CompanyValues } from "./company-form.ts";

/** Milliseconds after the last change until it is kept. */
const DEBOUNCE_MS = 400;

interface Draft {
  values: CompanyValues;
  step: number;
}

const keyOf = (userId: string | undefined) => `draft.company.${userId}`;

/** What the person had entered when they left the page; undefined when nothing was kept. */
export function useStoredDraft(): Draft | undefined {
  const { user } = useAuth();
  const [draft] = useState(() => JSON.parse(readStored(keyOf(user?.id)) ?? "null") as Draft | null);
  return draft ?? undefined;
}

/** Keeps the form on this device while it is being filled in. */
export function useCompanyDraft(form: UseFormReturn<CompanyValues>, step: number) {
  const { user } = useAuth();
  const key = keyOf(user?.id);
  const [savedAt, setSavedAt] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      writeStored(key, JSON.stringify({ values: form.getValues(), step } satisfies Draft));
      setSavedAt(Date.now());
    };
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, DEBOUNCE_MS);
    });
    if (form.formState.isDirty) keep();
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [form, key, step]);

  return { savedAt, forget: () => removeStored(key) };
}
