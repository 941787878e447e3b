import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { notify } from "../../lib/notify.ts";
import { type CompanyStep, type CompanyValues, type FieldProblem, problemsOn, STEP_FIELDS, stepOf } from "./company-form.ts";

/** The API speaks of the file's id, the form of the file. */
export const API_NAMES = { voiceToneFileId: "voiceToneFile" } as const;

/** Where one is in a company's form, and what leads from step to step. */
export function useCompanySteps(form: UseFormReturn<CompanyValues>, steps: readonly CompanyStep[], begin: number) {
  const { t } = useTranslation(["companies", "common"]);
  const [position, setPosition] = useState(Math.min(Math.max(begin, 0), steps.length - 1));

  const goTo = (next: number) => {
    setPosition(next);
    scrollTo({ top: 0 });
  };

  const messageOf = (problem: FieldProblem) => (problem.kind === "missing" ? t("common:requiredField") : t(problem.kind, problem));

  /** Marks what is wrong on a step; true when nothing is. What is missing is said in a message as well. */
  const isSound = (checked: CompanyStep, saying: string): boolean => {
    const problems = [...problemsOn(form.getValues(), checked)];
    for (const [index, [field, problem]] of problems.entries())
      form.setError(field, { type: problem.kind, message: messageOf(problem) }, { shouldFocus: index === 0 });
    if (problems.some(([, { kind }]) => kind === "missing")) notify.error(saying);
    return problems.length === 0;
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
    /** Goes on when the step can be sent; false when it can't. */
    advance: (): boolean => {
      const step = steps[position] ?? "basics";
      form.clearErrors(STEP_FIELDS[step].all);
      if (!isSound(step, t("common:requiredFields"))) return false;
      goTo(position + 1);
      return true;
    },
    /** True when every step can be sent; otherwise leads to the first that can't. */
    allSound: (): boolean => {
      const unsound = steps.findIndex((checked) => !isSound(checked, t("common:requiredSteps")));
      if (unsound >= 0) goTo(unsound);
      return unsound < 0;
    },
    leadTo,
  };
}
