import type { ProjectCardFragment, ProjectInput } from "../../generated/graphql.ts";

export interface ProjectValues {
  name: string;
  /** Where the picture is, "" without one. */
  image: string;
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
  image: "",
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

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** A stored project as the form holds it; the date is the reader's own time. */
export function projectValues(project: ProjectCardFragment): ProjectValues {
  const at = project.date ? new Date(project.date) : undefined;
  return {
    name: project.name,
    image: project.image ?? "",
    description: project.description ?? "",
    date: at ? `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}` : "",
    time: at ? `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}` : "",
    tags: project.tags,
    internalBudget: project.internalBudget?.toString() ?? "",
    externalBudget: project.externalBudget?.toString() ?? "",
    affiliatedProjectId: project.affiliatedProject?.id ?? "",
  };
}

/** Everything the form says, null where nothing is said. */
function said({ name, image, description, date, time, tags, ...rest }: ProjectValues) {
  return {
    name: name.trim(),
    image: image || null,
    description: description.trim() || null,
    date: date ? new Date(`${date}T${time || "00:00"}`).toISOString() : null,
    tags,
    internalBudget: budgetOf(rest.internalBudget) ?? null,
    externalBudget: budgetOf(rest.externalBudget) ?? null,
    affiliatedProjectId: rest.affiliatedProjectId || null,
  } satisfies ProjectInput;
}

/** The form of a new project as the API takes it; what is blank is left out. */
export const projectInput = (values: ProjectValues): ProjectInput =>
  Object.fromEntries(Object.entries(said(values)).filter(([, value]) => value !== null));

/** Only what has been changed; null clears. */
export function projectChanges(before: ProjectValues, after: ProjectValues): ProjectInput {
  const was = new Map(Object.entries(said(before)).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.fromEntries(Object.entries(said(after)).filter(([field, value]) => was.get(field) !== JSON.stringify(value)));
}
