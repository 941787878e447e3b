import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type CompanyStep, type CompanyValues, missingFields, STEP_FIELDS, stepOf } from "./company-form.ts";

/** The API speaks of the file's id, the form of the file. */
export const API_NAMES = { voiceToneFileId: "voiceToneFile" } as const;

/** Where one is in a company's form, and what leads from step to step. */
export function useCompanySteps(form: UseFormReturn<CompanyValues>, steps: readonly CompanyStep[], begin: number) {
  const { t } = useTranslation();
  const [position, setPosition] = useState(Math.min(Math.max(begin, 0), steps.length - 1));

  const goTo = (next: number) => {
    setPosition(next);
    scrollTo({ top: 0 });
  };

  /** Marks what is missing on a step; true when nothing is. */
  const isFilled = (checked: CompanyStep): boolean => {
    const missing = missingFields(form.getValues(), checked);
    for (const [index, field] of missing.entries())
      form.setError(field, { type: "required", message: t("requiredField") }, { shouldFocus: index === 0 });
    return missing.length === 0;
  };

  /** Leads to the step of the first of these fields. */
  const leadTo = (fields: readonly string[]): void => {
    const owner = stepOf(fields);
    if (owner) goTo(steps.indexOf(owner));
  };

  return {
    position,
    step: steps[position] ?? "basics",
    goTo,
    /** Goes on when the step is filled; false when it isn't. */
    advance: (): boolean => {
      const step = steps[position] ?? "basics";
      form.clearErrors(STEP_FIELDS[step].all);
      if (!isFilled(step)) return false;
      goTo(position + 1);
      return true;
    },
    /** True when every step is filled; otherwise leads to the first that isn't. */
    allFilled: (): boolean => {
      const unfilled = steps.findIndex((checked) => !isFilled(checked));
      if (unfilled >= 0) goTo(unfilled);
      return unfilled < 0;
    },
    leadTo,
  };
}
