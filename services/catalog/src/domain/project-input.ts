import { optionalText, parseInput, requiredText, saying, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { budgetInput } from "./budget.ts";
import { present } from "./present.ts";
import { mediaIdIn, type ProjectDetails } from "./project.ts";

const projectInput = z
  .object({
    name: requiredText(120),
    image: optionalText(200).refine((path) => path === undefined || mediaIdIn(path) !== undefined, saying(messages.imageNotUploaded)),
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
