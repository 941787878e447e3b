import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from "react-hook-form";
import { useAuth } from "../auth/auth.ts";
import { differingFields, fieldOf } from "../editing/fields.ts";
import { removeDraft, writeDraft } from "./drafts.ts";
import { leftOf } from "./left-of.ts";

interface Kept<Values> {
  /** As the form began. */
  base: Values;
  value: Values;
}

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "watch" | "getValues" | "setValue" | "reset">;

/**
 * Keeps what is entered into a form on this device until it is done with or given up: for a part of what an edit session holds, which hears
 * of it once it is done. What was left there before comes back into the fields that it had changed.
 */
export function useFormDraft<Values extends FieldValues>(form: Form<Values>, about: string) {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const { watch, getValues, setValue, reset } = form;
  const [changed, setChanged] = useState(false);
  const [restoredAt, setRestoredAt] = useState<number>();
  /** As the form began: as stored, or empty. */
  const base = useRef(getValues());
  /** Where it is kept; known once what was left is read. */
  const place = useRef<ReturnType<typeof leftOf<Kept<Values>>>>(undefined);

  const keep = useCallback(() => {
    const value = structuredClone(getValues());
    const differs = differingFields(base.current, value, Object.keys(base.current)).length > 0;
    setChanged(differs);
    if (!differs) setRestoredAt(undefined);
    const kept = { value: { base: base.current, value } };
    void place.current?.then(({ key }) => (differs ? writeDraft<Kept<Values>>(key, kept) : removeDraft(key)));
  }, [getValues]);

  useEffect(() => {
    let left = false;
    base.current = structuredClone(getValues());
    const begun = leftOf<Kept<Values>>(userId, about);
    place.current = begun;
    const { unsubscribe } = watch(keep);
    void begun.then(({ draft }) => {
      if (left || !draft) return;
      const { base: before, value } = draft.value;
      const now = getValues();
      for (const field of differingFields(before, value, Object.keys(base.current)) as FieldPath<Values>[]) {
        // what was entered while it was being read stands
        if (differingFields(base.current, now, [field]).length === 0)
          setValue(field, fieldOf(value, field) as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
      }
      setRestoredAt(draft.at);
      keep();
    });
    return () => {
      left = true;
      unsubscribe();
    };
  }, [about, getValues, keep, setValue, userId, watch]);

  /** It is saved, or given up: the form begins anew with what is stored. */
  const end = useCallback(
    (values: Values) => {
      base.current = structuredClone(values);
      reset(values);
      keep();
    },
    [keep, reset],
  );

  return { changed, restoredAt, end };
}
