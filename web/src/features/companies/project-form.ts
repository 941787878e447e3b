import type { ProjectInput } from "../../generated/graphql.ts";

export interface ProjectValues {
  name: string;
  description: string;
  date: string;
  time: string;
  tags: string[];
  internalBudget: string;
  externalBudget: string;
  affiliatedProjectId: string;
}

export const emptyProject: ProjectValues = {
  name: "",
  description: "",
  date: "",
  time: "",
  tags: [],
  internalBudget: "",
  externalBudget: "",
  affiliatedProjectId: "",
};

const ARABIC_ZERO = 0x660;

/** A budget as entered, in Western or Arabic digits; undefined when blank, NaN when it is no number. */
export function budgetOf(entered: string): number | undefined {
  const digits = entered
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll(/[,٬\s]/g, "")
    .replace("٫", ".");
  return digits === "" ? undefined : Number(digits);
}

/** Internal and external together; undefined while neither is a number. */
export function totalOf({ internalBudget, externalBudget }: Pick<ProjectValues, "internalBudget" | "externalBudget">): number | undefined {
  const parts = [budgetOf(internalBudget), budgetOf(externalBudget)].filter((part) => part !== undefined && !Number.isNaN(part));
  return parts.length > 0 ? parts.reduce((sum: number, part) => sum + (part ?? 0), 0) : undefined;
}

/** The form as the API takes it; what is blank is left out. The date is the reader's own time. */
export function projectInput(values: ProjectValues): ProjectInput {
  const { name, description, date, time, tags, affiliatedProjectId } = values;
  const internalBudget = budgetOf(values.internalBudget);
  const externalBudget = budgetOf(values.externalBudget);
  return {
    name: name.trim(),
    tags,
    ...(description.trim() ? { description: description.trim() } : {}),
    ...(date ? { date: new Date(`${date}T${time || "00:00"}`).toISOString() } : {}),
    ...(internalBudget === undefined ? {} : { internalBudget }),
    ...(externalBudget === undefined ? {} : { externalBudget }),
    ...(affiliatedProjectId ? { affiliatedProjectId } : {}),
  };
}
