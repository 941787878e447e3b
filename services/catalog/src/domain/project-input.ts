import { optionalImage, optionalText, parseInput, present, requiredText, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { budgetInput } from "./budget.ts";
import type { ProjectDetails } from "./project.ts";

const projectInput = z
  .object({
    name: requiredText(120),
    image: optionalImage(),
    description: optionalText(5000),
    date: z
      .date()
      .nullish()
      .transform((date) => date ?? undefined),
    tags: textList(30, 60),
    internalBudget: budgetInput,
    externalBudget: budgetInput,
    affiliatedProjectId: optionalText(60),
  })
  .transform(present);

/** What a person says of a project, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseProject = (input: unknown) => parseInput(projectInput, input);

/** What a project is after a change: fields that aren't given stay, null clears one. */
export const changeProject = (project: ProjectDetails, change: Readonly<Record<string, unknown>>) =>
  parseProject({ ...project, ...present(change) });
